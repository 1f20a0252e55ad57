// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const DAY_MS = 24 * 3_600_000;
const USERS = 'GET /team/resources/stats/v1/members';
const shown = { visibility: 'byPermissions' as const };
const page = { ...shown, permissions: ['fe.usage.read'], featureFlag: 'fe-usage-page' };
const metadata = { navigation: { usage: page, subscriptions: { ...shown, permissions: ['fe.subscriptions.*'] } } };

type Row = Record<string, unknown> & { id: string };

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  change('flags', (rows) => [...rows, { id: 'fe-usage-page', on: true }, { id: 'multi-apps-admin-portal', on: true }]);
  limit({ users: 12, apiTokens: 20, accounts: 50, applications: 3 });
});
afterEach(cleanup);

function change(table: string, by: (rows: Row[]) => Row[]) {
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, [table]: by(tables[table] as Row[]) } });
}
const patch = (table: string, id: string, changes: object) =>
  change(table, (rows) => rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
const limit = (limits: object) => patch('plans', 'plan-premium', { limits });
const holding = (...keys: string[]) =>
  patch('roles', 'role-read-only', { permissionIds: keys.map((key) => `permission-${key}`) });
const rowsOf = (table: string) => world.snapshot().tables[table] as Row[];
const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'usage', metadata, ...options });
const asReader = { signedInAs: 'ines@acme.test' };
const meter = (name: string) => screen.findByRole('meter', { name });
const card = (name: string) => screen.findByRole('region', { name });
const calls = (path: string) => world.journal.list().filter((entry) => entry.path.startsWith(path));

it('shows what the account has against the limits of its plan, and says how close it is', async () => {
  await mount();
  expect((await meter('Users')).getAttribute('aria-valuetext')).toBe('10 of 12. 83% used. You are close to the limit.');
  expect((await meter('Applications')).getAttribute('aria-valuetext')).toBe(
    '3 of 3. 100% used. You have reached the limit.',
  );
  expect((await meter('Accounts below this one')).getAttribute('aria-valuetext')).toBe('0 of 50. 0% used');
});

it('counts tokens of both kinds, and says that the limit is exceeded', async () => {
  limit({ apiTokens: 1 });
  const tenantId = rowsOf('memberships')[0]!.tenantId;
  const { http } = (await mount()).app;
  await meter('API tokens');
  const body = { description: 'Export', roleIds: [], expiresInMinutes: null };
  await http.send({ method: 'POST', path: '/identity/resources/tenants/access-tokens/v1', body });
  await http.send({ method: 'POST', path: '/identity/resources/tenants/api-tokens/v2', body: { ...body, tenantId } });
  cleanup();
  await mount();
  const { ariaValueText, ariaValueNow } = await meter('API tokens');
  expect([ariaValueText, ariaValueNow]).toEqual(['2 of 1. 200% used. You are over the limit.', '1']);
});

it('shows the numbers alone if the plan states no limits', async () => {
  limit({});
  await mount();
  expect(await screen.findAllByText('Your plan states no limit.')).toHaveLength(4);
  const limits = within(await card('Limits of your plan'));
  expect(limits.queryByRole('meter')).toBeNull();
  expect(limits.getByText('Users').closest('li')?.textContent).toContain('10');
});

it('loads again after one of the numbers has failed', async () => {
  const fault = world.faults.add({ call: USERS, kind: 'status', status: 400 });
  const { user } = await mount();
  const limits = within(await card('Limits of your plan'));
  expect((await limits.findByRole('alert')).textContent).toContain('Some of these numbers could not be loaded.');
  expect(limits.getByText('Users').closest('li')?.textContent).toBe('UsersNot available');
  expect(await meter('API tokens')).toBeTruthy();
  world.faults.remove(fault);
  await user.click(limits.getByRole('button', { name: 'Try again' }));
  expect(await meter('Users')).toBeTruthy();
  expect(limits.queryByRole('alert')).toBeNull();
});

it('keeps the numbers when only the limits fail', async () => {
  world.faults.add({ call: 'GET /entitlements/api/v2/user-entitlements', kind: 'status', status: 400 });
  await mount();
  expect(await screen.findAllByText('The limit could not be loaded.')).toHaveLength(4);
  const limits = within(await card('Limits of your plan'));
  expect(limits.getByText('Users').closest('li')?.textContent).toContain('10');
});

it('counts the events of each day up to yesterday, and continues the trend', async () => {
  await mount();
  const table = within(await screen.findByRole('table', { name: 'Events by date' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(37);
  expect(rows.slice(30).every((row) => row.textContent?.endsWith('expected'))).toBe(true);
  const today = new Date(world.clock.now());
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  const counted = rowsOf('audits').filter(({ tenantId, createdAt }) => {
    const time = Date.parse(String(createdAt));
    return tenantId === 'tenant-acme' && time < start.getTime() && time >= start.getTime() - 30 * DAY_MS;
  });
  const sum = rows.slice(0, 30).reduce((total, row) => total + Number(within(row).getByRole('cell').textContent), 0);
  expect(sum).toBe(counted.length);
  expect(sum).toBeGreaterThan(0);
});

it('shows weeks, and remembers that in the address', async () => {
  const { app, user } = await mount();
  await user.click(await screen.findByRole('tab', { name: '13 weeks' }));
  const table = within(await screen.findByRole('region', { name: 'Events by date' }));
  expect(await table.findByRole('columnheader', { name: 'Week from' })).toBeTruthy();
  expect(table.getAllByRole('row')).toHaveLength(1 + 13 + 4);
  expect(app.portal.getState().params).toEqual({ period: 'weeks' });
});

it('shows a malformed number of events as a failure, not as no activity', async () => {
  world.faults.add({ call: 'GET /audits', kind: 'malformed' });
  await mount();
  const activity = within(await card('Activity'));
  expect((await activity.findByRole('alert')).textContent).toContain('The activity could not be loaded.');
});

it('stops counting at the first failure', async () => {
  world.faults.add({ call: 'GET /audits', kind: 'status', status: 400 });
  const { user } = await mount();
  const activity = within(await card('Activity'));
  expect(await activity.findByText('The activity could not be loaded.')).toBeTruthy();
  expect(calls('/audits').length).toBeLessThan(30);
  world.faults.clear();
  await user.click(activity.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Events by date' })).toBeTruthy();
});

it('says how many users have each application, the most used first', async () => {
  await mount();
  const applications = within(await card('Users per application'));
  await applications.findByText('Acme Cloud');
  const texts = applications.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toBe('Acme CloudAll 10');
  expect(texts.slice(1).every((text) => / of 10$/.test(text ?? ''))).toBe(true);
});

it('leads to the plans', async () => {
  const { app, user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Compare plans' }));
  await waitFor(() => expect(app.portal.getState().page).toBe('subscriptions'));
});

it('shows only what the role and the flags permit', async () => {
  patch('flags', 'multi-apps-admin-portal', { on: false });
  holding('fe.usage.read', 'fe.secure.read.users');
  await mount(asReader);
  await meter('Users');
  expect(screen.getAllByRole('meter')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Compare plans' })).toBeNull();
  expect(screen.queryByRole('heading', { name: /Activity|Users per application/ })).toBeNull();
});

it('says so if the role permits the page and none of its numbers', async () => {
  holding('fe.usage.read');
  await mount(asReader);
  expect(await screen.findByText('Nothing to show here')).toBeTruthy();
  expect(calls('/entitlements')).toEqual([]);
});

it('shows nothing without the permission, also if the document shows the page to all users', async () => {
  holding('fe.secure.read.*');
  await mount({ ...asReader, metadata: { navigation: { usage: { ...page, visibility: 'always' } } } });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(calls('/team/resources/stats')).toEqual([]);
});

it('is not there while its flag is off', async () => {
  patch('flags', 'fe-usage-page', { on: false });
  await mount();
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Usage' })).toBeNull();
});
