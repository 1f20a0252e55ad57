// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectDownloads } from '../../../test-downloads';
import { preparePage, renderPortal, type TestPortalOptions } from '../../../test-portal';
import { fileName, MAX_RECIPIENTS } from './report-constants';

preparePage();

const LIST = 'GET /reports/resources/reports/v2/tenant-reports';
const RENDER = 'GET /reports/engine/resources/triggers/v1/preview-report';
const SCHEDULE = /\/reports\/v2\/[^/]+\/tenant-reports$/;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'small-team', now: '2026-03-02T09:00:00.000Z' });
  world.clock.follow(() => performance.now());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function mount({ params, ...options }: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'audits', params: { view: 'reports', ...params }, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Audit logs', hidden: true });
  return opened;
}

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodies = (path: RegExp) =>
  world.journal
    .list()
    .flatMap((entry) => (entry.method === 'POST' && path.test(entry.path) ? [entry.requestBody] : []));

it('shows what each report tells, and that none is scheduled yet', async () => {
  await mount();
  expect((await card('Team access')).getByText(/^Who is in the team/)).toBeTruthy();
  expect(screen.getAllByText('Not on a schedule')).toHaveLength(3);
});

it('previews a report with its filters, without its scripts', async () => {
  const { user } = await mount();
  await user.click((await card('Team access')).getByRole('button', { name: 'Preview: Team access' }));
  const preview = await dialog('Team access');
  const page = await preview.findByTitle<HTMLIFrameElement>('Preview: Team access');
  expect(page.getAttribute('sandbox')).toBe('');
  expect(page.srcdoc).toContain('daniel@acme.test');
  await user.type(preview.getByLabelText('Role'), 'support{Enter}');
  await waitFor(() =>
    expect(preview.getByTitle<HTMLIFrameElement>('Preview: Team access').srcdoc).not.toContain('daniel@acme.test'),
  );
  expect(preview.getByTitle<HTMLIFrameElement>('Preview: Team access').srcdoc).toContain('chloe@acme.test');
});

it('refuses a number that the filter does not take', async () => {
  const { user } = await mount({ dialog: { kind: 'previewReport', reportId: 'report-sign-ins' } });
  const preview = await dialog('Sign-in activity');
  const days = preview.getByLabelText('Days');
  await user.clear(days);
  await user.type(days, '91{Enter}');
  expect(await preview.findByText('Enter a number from 1 to 90.')).toBeTruthy();
});

it('gives a report as a file, at the second attempt if the first fails', async () => {
  const downloads = collectDownloads();
  const { user } = await mount();
  const download = async () => {
    await user.click((await card('Team access')).getByRole('button', { name: 'Actions for Team access' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download as PDF' }));
  };
  world.faults.add({ call: RENDER, kind: 'status', status: 500, times: 1 });
  await download();
  await screen.findByText(/^Something went wrong on our side/);
  expect(downloads).toEqual([]);
  await download();
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['report_Team access.pdf']));
  expect((await downloads[0]!.file.text()).startsWith('%PDF-')).toBe(true);
});

it.each([
  ['html', 'report_Team.html'],
  ['pdf', 'report_Team.pdf'],
  ['image', 'report_Team.jpg'],
] as const)('names the file of a report as %s', (type, expected) => expect(fileName('Team', type)).toBe(expected));

it('schedules a report, and says when it is made', async () => {
  const { user } = await mount();
  await user.click((await card('Sign-in activity')).getByRole('button', { name: 'Schedule: Sign-in activity' }));
  const form = await dialog('Schedule Sign-in activity');
  await user.selectOptions(form.getByLabelText('How often'), 'Every week');
  await user.selectOptions(form.getByLabelText('Day of the week'), 'Friday');
  await user.selectOptions(form.getByLabelText('Time'), '540');
  await user.click(form.getByRole('button', { name: 'Save schedule' }));
  expect(await (await card('Sign-in activity')).findByText(/^Every Friday at 9:00/)).toBeTruthy();
  expect(bodies(SCHEDULE)).toMatchObject([
    {
      schedule: { interval: 'weekly', cron: '0 9 * * 5', active: true, dataFilters: { days: 14 } },
      status: 'active',
      type: 'pdf',
      dataFilters: btoa('{"days":14}'),
    },
  ]);
});

it('ends a schedule, and keeps when it was', async () => {
  const { user } = await mount({ dialog: { kind: 'scheduleReport', reportId: 'report-team' } });
  const frequency = async () => (await dialog('Schedule Team access')).getByLabelText('How often');
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save schedule' }));
  await user.selectOptions(await frequency(), 'Every month');
  await save();
  await (await card('Team access')).findByText(/^On day 1 of each month/);
  await user.click((await card('Team access')).getByRole('button', { name: 'Schedule: Team access' }));
  await user.selectOptions(await frequency(), 'Never');
  await save();
  await (await card('Team access')).findByText('Not on a schedule');
  expect(bodies(SCHEDULE).at(-1)).toMatchObject({
    schedule: { interval: 'monthly', cron: '0 8 1 * *', active: false },
    status: 'inactive',
  });
});

it('refuses a cron expression without five fields', async () => {
  const { user } = await mount({ dialog: { kind: 'scheduleReport', reportId: 'report-team' } });
  const form = await dialog('Schedule Team access');
  await user.selectOptions(form.getByLabelText('How often'), 'By a cron expression');
  const cron = form.getByLabelText('Cron expression');
  await user.clear(cron);
  await user.type(cron, '0 8{Enter}');
  expect(await form.findByText(/^Enter five fields/)).toBeTruthy();
  expect(bodies(SCHEDULE)).toEqual([]);
});

it('warns the second of two administrators, who then saves anyway', async () => {
  const { user } = await mount({ dialog: { kind: 'scheduleReport', reportId: 'report-team' } });
  const form = await dialog('Schedule Team access');
  await user.selectOptions(form.getByLabelText('How often'), 'Every day');
  const schedule = { interval: 'weekly', cron: '0 6 * * 2', tz: 'UTC', active: true } as const;
  const times = { createdAt: '2026-03-02T09:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000Z' };
  const row = { id: 'plan', tenantId: 'tenant-acme', reportId: 'report-team', schedule, status: 'active', type: 'pdf' };
  const snapshot = world.snapshot();
  world.restore({
    ...snapshot,
    tables: { ...snapshot.tables, tenantReports: [{ ...row, ...times, dataFilters: '' }] },
  });
  await user.click(form.getByRole('button', { name: 'Save schedule' }));
  await user.click(await form.findByRole('button', { name: 'Save anyway' }));
  expect(await (await card('Team access')).findByText(/^Every day at/)).toBeTruthy();
});

it('sends a report to each address once, and refuses what is no address', async () => {
  world.inbox.clear();
  const { user } = await mount({ dialog: { kind: 'sendReport', reportId: 'report-security' } });
  const form = await dialog('Send Security posture');
  const to = form.getByLabelText<HTMLTextAreaElement>('Recipients');
  expect(to.value).toBe('ada@acme.test');
  await user.type(to, ', cfo');
  await user.click(form.getByRole('button', { name: 'Send report' }));
  expect(await form.findByText('This is not an email address: cfo')).toBeTruthy();
  await user.type(to, '@acme.test; ada@acme.test');
  await user.click(form.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('The report Security posture is on its way.')).toBeTruthy();
  expect(
    world.inbox
      .list()
      .map((mail) => mail.to)
      .sort(),
  ).toEqual(['ada@acme.test', 'cfo@acme.test']);
});

it('refuses more addresses than the service takes', async () => {
  const { user } = await mount({ dialog: { kind: 'sendReport', reportId: 'report-security' } });
  const form = await dialog('Send Security posture');
  await user.click(form.getByLabelText('Recipients'));
  await user.paste(Array.from({ length: MAX_RECIPIENTS + 1 }, (_, index) => ` a${index}@acme.test`).join());
  await user.click(form.getByRole('button', { name: 'Send report' }));
  expect(await form.findByText('Enter at most 100 addresses.')).toBeTruthy();
});

it('keeps failed reports on the page, and loads them again', async () => {
  const fault = world.faults.add({ call: LIST, kind: 'status', status: 500 });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  await card('Team access');
});

it('lets a user who may only read see and download reports', async () => {
  const { user } = await mount({
    signedInAs: 'ines@acme.test',
    dialog: { kind: 'sendReport', reportId: 'report-team' },
  });
  const team = await card('Team access');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(team.queryByRole('button', { name: 'Schedule: Team access' })).toBeNull();
  await user.click(team.getByRole('button', { name: 'Actions for Team access' }));
  await screen.findByRole('menuitem', { name: 'Download as PDF' });
  expect(screen.queryByRole('menuitem', { name: 'Send now' })).toBeNull();
});

it('says that a report of an address does not exist, and that there are no reports', async () => {
  await mount({ dialog: { kind: 'previewReport', reportId: 'report-unknown' } });
  expect(await screen.findByText('There is no such report')).toBeTruthy();
  cleanup();
  const none = async (request: Request) =>
    new URL(request.url).pathname.endsWith('/v2/tenant-reports') ? Response.json([]) : undefined;
  await mount({ through: (transport) => async (request) => (await none(request)) ?? transport(request) });
  expect(await screen.findByText('No reports yet')).toBeTruthy();
});
