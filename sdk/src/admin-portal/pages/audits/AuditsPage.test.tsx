// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectDownloads } from '../../test-downloads';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const LIST = 'GET /audits';
const START = '2026-03-02T09:00:00.000Z';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'small-team', now: START });
  world.clock.follow(() => performance.now());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'audits', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Audit logs', hidden: true });
  return opened;
}

const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const table = () => screen.findByRole('table', { name: 'Audit logs' });
/** The events of the team, newest first. */
const log = () => {
  const { audits = [] } = world.snapshot().tables as { audits?: { id: string; tenantId: string; createdAt: string }[] };
  const ofTeam = audits.filter(({ tenantId }) => tenantId === 'tenant-acme');
  return ofTeam.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
};

it('shows the columns of the metadata, twenty events a page, the newest first', async () => {
  await mount();
  const shown = within(await table());
  expect(shown.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    ...['Event', 'Time', 'Email', 'Description', 'IP address', 'Severity'],
  ]);
  expect(rows()).toHaveLength(20);
  const total = log().length;
  expect(screen.getByText(`1–20 of ${total}`)).toBeTruthy();
  expect(screen.getByText(`Page 1 of ${Math.ceil(total / 20)}`)).toBeTruthy();
});

it('searches, filters by period, severity and column, and writes all of it into the address', async () => {
  const { app, user } = await mount();
  await table();
  const filters = within(await screen.findByRole('group', { name: 'Filter' }));
  await user.click(filters.getByRole('button', { name: 'Severity' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'High' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.selectOptions(await screen.findByLabelText('Filter by'), 'Description');
  await user.type(screen.getByLabelText('Contains'), 'policy{Enter}');
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  await waitFor(() =>
    expect(app.portal.getState().params).toMatchObject({
      severity: 'High',
      description: 'policy',
      from: '2026-02-24',
      to: '2026-03-02',
    }),
  );
  await waitFor(() => expect(new Set(rows())).toEqual(new Set(['Security settings changed'])));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(rows()).toHaveLength(20));
  await user.type(screen.getByLabelText('Search events'), 'zebra');
  expect(await screen.findByText('No events found')).toBeTruthy();
});

it('refuses a period that ends before it begins', async () => {
  const { user } = await mount({ params: { from: '2026-03-02' } });
  await user.click(await screen.findByRole('button', { name: 'Since Mar 2, 2026' }));
  await user.type(await screen.findByLabelText('To'), '2026-02-01');
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  expect(await screen.findByText('This day is before the first one.')).toBeTruthy();
});

it('sorts by a column, the most severe first', async () => {
  const { app, user } = await mount();
  await user.click(within(await table()).getByRole('button', { name: 'Severity' }));
  await waitFor(() => expect(app.portal.getState().params).toMatchObject({ sort: '-severity' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('High'));
});

it('shows an event with its JSON, and all events with the same value', async () => {
  const { app, user } = await mount();
  await user.click(within(await table()).getAllByRole('button', { name: 'Token created' })[0]!);
  const panel = within(await screen.findByRole('dialog', { name: 'Token created' }));
  expect(panel.getByText(/"event": "token.created"/)).toBeTruthy();
  expect(panel.getByText(/^Mozilla/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Show all events with this value: Email' }));
  await waitFor(() => expect(app.portal.getState().params).toMatchObject({ email: 'ada@acme.test' }));
  expect(await screen.findByRole('button', { name: 'Email contains ada@acme.test' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the event of an address, also one of another page, and says if there is none', async () => {
  const last = log().at(-1)!;
  const about = (eventId: string) => ({ kind: 'auditEvent', at: String(Date.parse(last.createdAt)), eventId }) as const;
  await mount({ dialog: about(last.id) });
  expect(await screen.findByText(/"event": "/)).toBeTruthy();
  cleanup();
  await mount({ dialog: about('audit-unknown') });
  expect(await screen.findByText('This event is not in the log')).toBeTruthy();
});

it('ignores what an address names that does not exist', async () => {
  await mount({ params: { severity: 'Huge', from: 'yesterday', sort: 'json', page: '-3', pageSize: '7' } });
  await table();
  expect(rows()).toHaveLength(20);
});

it('keeps a failed log on the page, and loads it again', async () => {
  const fault = world.faults.add({ call: LIST, kind: 'status', status: 500 });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  await table();
});

it('loads the columns again after a failure', async () => {
  const fault = world.faults.add({ call: 'GET /metadata', kind: 'status', status: 500 });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  await table();
});

it('adds further rows to an endless list, once each, and tries again after a failure', async () => {
  world.publish({ navigation: { audits: { paginationMode: 'virtual' } } });
  const total = log().length;
  const { user } = await mount();
  await table();
  expect(screen.getByText(`20 of ${total} events`)).toBeTruthy();
  const fault = world.faults.add({ call: LIST, kind: 'status', status: 500 });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(rows()).toHaveLength(20);
  world.faults.remove(fault);
  await user.click(retry);
  await waitFor(() => expect(rows()).toHaveLength(40));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(total));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('exports all events that match the filters with the shown columns, and no text as a formula', async () => {
  const downloads = collectDownloads();
  const tables = world.snapshot().tables as { audits: { id: string; description: string; severity: string }[] };
  const audits = tables.audits.map((row) => (row.severity === 'High' ? { ...row, description: '=cmd()' } : row));
  world.restore({ ...world.snapshot(), tables: { ...world.snapshot().tables, audits } });
  const { user } = await mount({ params: { severity: 'High' } });
  await table();
  const count = rows().length;
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(new RegExp(`^${count} rows? (is|are) in the file`))).toBeTruthy();
  const lines = (await downloads[0]!.file.text()).trim().split('\r\n');
  expect(lines[0]).toBe('Event,Time,Email,Description,IP address,Severity');
  expect(lines).toHaveLength(count + 1);
  expect(lines[1]).toContain(`,'=cmd(),`);
});

it('says that an export failed, and exports at the next press', async () => {
  const downloads = collectDownloads();
  const { user } = await mount();
  await table();
  world.faults.add({ call: 'POST /audits/export/{format}/v2', kind: 'status', status: 500, times: 1 });
  const button = screen.getByRole('button', { name: 'Export CSV' });
  await user.click(button);
  await screen.findByText(/^Something went wrong on our side/);
  expect(downloads).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(downloads).toHaveLength(1));
});

it('shows the progress of a long export, and cancels it', async () => {
  const downloads = collectDownloads();
  world.faults.add({ call: 'POST /audits/export/{format}/v2', kind: 'hang' });
  const { user } = await mount();
  await table();
  const button = screen.getByRole('button', { name: 'Export CSV' });
  await user.click(button);
  expect(await screen.findByRole('progressbar', { name: 'Export of the events' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The export is cancelled.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(downloads).toEqual([]);
});

it('counts the events of each day and severity, and leads to those of a day', async () => {
  const { app, user } = await mount();
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  const days = within(await screen.findByRole('table', { name: 'Events per day' }));
  const yesterday = log().filter(({ createdAt }) => createdAt.startsWith('2026-03-01')).length;
  const row = days.getByRole('row', { name: new RegExp(`Sun, Mar 1 ${yesterday}$`) });
  expect(days.getAllByRole('row')).toHaveLength(8);
  const severities = within(screen.getByRole('table', { name: 'Events per severity' }));
  expect(severities.getAllByRole('rowheader')).toHaveLength(4);
  await user.click(within(row).getByRole('button'));
  await waitFor(() => expect(rows()).toHaveLength(yesterday));
  expect(app.portal.getState().params).toMatchObject({ view: '', from: '2026-03-01', to: '2026-03-01' });
});

it('loads the statistics again after a failure', async () => {
  const fault = world.faults.add({ call: 'GET /audits/stats', kind: 'status', status: 500 });
  const { user } = await mount({ params: { view: 'statistics' } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  expect(await screen.findByText('Severe events this week')).toBeTruthy();
});

it('tells a user without the permission which one is missing', async () => {
  const snapshot = world.snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  const reduced = roles.map((role) => (role.id === 'role-read-only' ? { ...role, permissionIds: [] } : role));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, roles: reduced } });
  await mount({ signedInAs: 'ines@acme.test' });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
