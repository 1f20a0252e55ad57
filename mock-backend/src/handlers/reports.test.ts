import { errorCodes, type ScheduleReportRequest } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/reports';
import { updateMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const base64 = (value: unknown) => btoa(JSON.stringify(value));
const weekly: ScheduleReportRequest = {
  schedule: { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin', active: true },
  status: 'active',
  type: 'pdf',
  dataFilters: base64({ days: 7 }),
};
const names = async (...query: [Parameters<typeof api.listReports>[1]?, Parameters<typeof api.listReports>[2]?]) =>
  (await api.listReports(admin.http, ...query)).map((report) => report.name);

it('lists reports, filtered and sorted', async () => {
  expect(await names()).toEqual(['Team access', 'Sign-in activity', 'Security posture']);
  expect(await names({ query: 'SIGN' })).toEqual(['Team access', 'Sign-in activity']);
  expect(await names(undefined, { column: 'name', direction: 'asc' })).toEqual([
    ...['Security posture', 'Sign-in activity', 'Team access'],
  ]);
  const active = { filterBy: { column: 'status', filterType: 'equal', value: 'active' } } as const;
  expect(await names(active)).toEqual([]);
  await api.scheduleReport(admin.http, 'report-team', weekly);
  expect(await names(active)).toEqual(['Team access']);
});

it('gives the default values of filters as texts, which clients put into fields as they are', async () => {
  const filters = (await api.listReports(admin.http)).flatMap((report) => report.dataFilters ?? []);
  const defaults = filters.flatMap(({ config }) => config.defaultValue ?? []);
  expect(defaults).toEqual(['14']);
});

it('stores the schedule of a report for one tenant', async () => {
  const scheduled = await api.scheduleReport(admin.http, 'report-sign-ins', weekly);
  expect(scheduled).toMatchObject({ id: 'report-sign-ins', status: 'active', type: 'pdf', schedule: weekly.schedule });
  expect(await api.getReport(admin.http, 'report-sign-ins')).toEqual(scheduled);
  await api.scheduleReport(admin.http, 'report-sign-ins', { ...weekly, status: 'paused' });
  expect((await api.listReports(admin.http)).map((report) => report.status)).toEqual([
    'inactive',
    'paused',
    'inactive',
  ]);
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(await api.getReport(kira.http, 'report-sign-ins')).not.toHaveProperty('schedule');
});

it('renders the team as it is, with any names of users', async () => {
  await updateMe(admin.http, { name: '<b>Ada</b> & Co' });
  const page = await api.renderReport(admin.http, { templateId: 'report-team', dataFilters: '' });
  expect(page).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; Co');
  expect(page.match(/<tr>/g)).toHaveLength(11);
  const support = base64({ role: 'support' });
  const some = await api.renderReport(admin.http, { templateId: 'report-team', dataFilters: support });
  expect(some).toContain('chloe@acme.test');
  expect(some).not.toContain('daniel@acme.test');
});

it('counts sign-ins by the day', async () => {
  const dataFilters = base64({ days: 2 });
  const page = () => api.renderReport(admin.http, { templateId: 'report-sign-ins', dataFilters });
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  expect(await page()).toContain(`<tr><td>${today}</td><td>1</td>`);
  await signIn(world, 'ben@acme.test');
  expect(await page()).toContain(`<tr><td>${today}</td><td>2</td>`);
  expect((await page()).match(/<tr>/g)).toHaveLength(3);
});

it.each([
  ['html', 'text/html', '<!doctype html>', 'report_Team access.html'],
  ['pdf', 'application/pdf', '%PDF-', 'report_Team access.pdf'],
  ['image', 'image/jpeg', '\u00ff\u00d8\u00ff\u00e0', 'report_Team access.jpg'],
] as const)('downloads a report as %s', async (responseType, type, start, fileName) => {
  const file = await api.downloadReport(admin.http, { templateId: 'report-team', responseType });
  expect(file.type).toContain(type);
  const first = new Uint8Array(await file.arrayBuffer()).slice(0, start.length);
  expect(String.fromCharCode(...first)).toBe(start);
  const path = `/frontegg/reports/engine/resources/triggers/v1/preview-report?templateId=report-team&responseType=${responseType}`;
  const { headers } = await admin.fetch(path, { headers: { authorization: `Bearer ${admin.token}` } });
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
});

it('mails a report once to each address', async () => {
  world.inbox.clear();
  const to = ['cto@acme.test', 'cfo@acme.test', 'cto@acme.test'];
  await api.sendReport(admin.http, { templateId: 'report-security', to });
  const mails = world.inbox.list();
  expect(mails.map((mail) => mail.to)).toEqual(['cfo@acme.test', 'cto@acme.test']);
  expect(mails[0]).toMatchObject({ subject: 'Report: Security posture' });
  expect(mails[0]?.text).toContain('People | 10');
});

it('refuses other reports', async () => {
  for (const id of ['report-unknown', 'constructor']) {
    await expectRefusal(api.getReport(admin.http, id), 404, errorCodes.notFound);
    await expectRefusal(api.scheduleReport(admin.http, id, weekly), 404, errorCodes.notFound);
    await expectRefusal(api.renderReport(admin.http, { templateId: id }), 404, errorCodes.notFound);
    await expectRefusal(api.sendReport(admin.http, { templateId: id, to: ['a@acme.test'] }), 404, errorCodes.notFound);
  }
});

it.each([
  { dataFilters: 'not base64!' },
  { dataFilters: base64([1]) },
  { schedule: { ...weekly.schedule, tz: 'Mars/Olympus' } },
  { schedule: { ...weekly.schedule, cron: 'at noon' } },
])('refuses to schedule %j', async (wrong) => {
  const call = api.scheduleReport(admin.http, 'report-team', { ...weekly, ...wrong });
  await expectRefusal(call, 400, errorCodes.invalidRequest);
});

it('lets only those schedule and send who may change the account', async () => {
  const ines = await signIn(world, 'ines@acme.test');
  expect(await api.listReports(ines.http)).toHaveLength(3);
  await expectRefusal(api.scheduleReport(ines.http, 'report-team', weekly), 403, errorCodes.forbidden);
  const mail = api.sendReport(ines.http, { templateId: 'report-team', to: ['ines@acme.test'] });
  await expectRefusal(mail, 403, errorCodes.forbidden);
});
