import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/audits';
import { login } from '../../../sdk/src/api/auth';
import { createGroup, deleteGroup } from '../../../sdk/src/api/groups';
import { impersonate } from '../../../sdk/src/api/impersonation';
import { createRole } from '../../../sdk/src/api/roles-permissions';
import { deleteMember, inviteUser } from '../../../sdk/src/api/team';
import { createMyAccessToken } from '../../../sdk/src/api/tokens';
import { activateAccount, signUp } from '../../../sdk/src/api/users-joining';
import { changeMyPassword } from '../../../sdk/src/api/users-recovery';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { LOCKOUT_MAX_ATTEMPTS } from './testing/spec-numbers';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

/** The newest entries as `action: subject`. */
const latest = async (count: number, { http } = admin) => {
  const { data } = await api.listAudits(http, { count });
  return data.map((row) => row.description);
};

it('shows 20 of the entries by default, the newest first', async () => {
  const { data, total } = await api.listAudits(admin.http);
  expect(data).toHaveLength(20);
  expect(total).toBeGreaterThan(40);
  const times = data.map((row) => row.createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(data[0]).toMatchObject({ action: 'Signed in', email: 'ada@acme.test', user: 'Ada Moreno', severity: 'Info' });
});

it('pages by rows, not by pages', async () => {
  const whole = (await api.listAudits(admin.http, { count: 60 })).data;
  const third = await api.listAudits(admin.http, { offset: 40, count: 20 });
  expect(third.data).toEqual(whole.slice(40, 60));
  expect((await api.listAudits(admin.http, { offset: 1_000 })).data).toEqual([]);
});

it('records what happens, who did it and what it is about', async () => {
  await inviteUser(admin.http, { email: 'new@acme.test' });
  const { id } = await createGroup(admin.http, { name: 'Night shift' });
  await deleteGroup(admin.http, id);
  await createMyAccessToken(admin.http, { description: 'Nightly', expiresInMinutes: null });
  await deleteMember(admin.http, userIdOf(world, 'new@acme.test'));
  expect(await latest(5)).toEqual([
    'User removed: new@acme.test',
    'Token created: Nightly',
    'Group removed: Night shift',
    'Group created: Night shift',
    'User invited: new@acme.test',
  ]);
});

it('records nothing when a call is refused', async () => {
  const before = (await api.listAudits(admin.http)).total;
  await expectRefusal(createGroup(admin.http, { name: 'Founders' }), 409, errorCodes.alreadyExists);
  await expectRefusal(deleteGroup(admin.http, 'no-such-group'), 404, errorCodes.notFound);
  expect((await api.listAudits(admin.http)).total).toBe(before);
});

it('records wrong passwords of known users, and the lock', async () => {
  const { http } = openBrowser(world);
  for (let attempt = 0; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) {
    await expect(login(http, { email: 'ines@acme.test', password: 'wrong' })).rejects.toThrow();
  }
  await expect(login(http, { email: 'unknown@acme.test', password: 'wrong' })).rejects.toThrow();
  const [newest, second] = await latest(2);
  expect([newest, second]).toEqual(['Locked out: ines@acme.test', 'Sign-in failed: ines@acme.test']);
});

it('records a sign-in only after the second factor', async () => {
  const { http } = openBrowser(world);
  const before = (await api.listAudits(admin.http)).total;
  await login(http, { email: 'ben@acme.test', password: DEMO_PASSWORD });
  expect((await api.listAudits(admin.http)).total).toBe(before);
  await signIn(world, 'ben@acme.test');
  expect((await api.listAudits(admin.http)).total).toBe(before + 1);
});

it('records joining, changes of passwords and impersonation', async () => {
  await inviteUser(admin.http, { email: 'new@acme.test' });
  const [mail] = world.inbox.list();
  const { searchParams } = new URL(mail!.link!, 'https://app.acme.test');
  const activation = {
    userId: searchParams.get('userId')!,
    token: searchParams.get('token')!,
    password: 'Quiet-Lantern-7',
  };
  const newcomer = openBrowser(world);
  const { accessToken } = await activateAccount(newcomer.http, activation);
  newcomer.token = accessToken!;
  await changeMyPassword(newcomer.http, { password: 'Quiet-Lantern-7', newPassword: 'Brisk-Meadow-8' });
  const impersonatedUserId = userIdOf(world, 'ines@acme.test');
  await impersonate(openBrowser(world).http, { impersonatedUserId, actorToken: admin.token! });
  expect(await latest(5)).toEqual([
    'User impersonated: ines@acme.test',
    'A user has a new password.',
    'Signed in: new@acme.test',
    'User joined: new@acme.test',
    'User invited: new@acme.test',
  ]);
});

it('begins the log of a new account with the user who opened it', async () => {
  const { http } = openBrowser(world);
  await signUp(http, { email: 'owner@harbor.test', password: 'Quiet-Lantern-7', companyName: 'Harbor' });
  const { audits = [], users = [] } = world.snapshot().tables as Record<string, { [column: string]: unknown }[]>;
  const owner = users.find((row) => row.email === 'owner@harbor.test');
  const log = audits.filter((row) => row.tenantId === owner?.activeTenantId);
  expect(log.map((row) => row.description)).toEqual(['User joined: owner@harbor.test']);
});

it('keeps the logs of tenants apart', async () => {
  const kira = await signIn(world, 'kira@brightwater.test');
  await createRole(kira.http, {
    key: 'tidy',
    name: 'Tidy',
    description: '',
    isDefault: false,
    level: 3,
    permissions: [],
  });
  expect(await latest(1, kira)).toEqual(['Role created: Tidy']);
  expect(await latest(1)).toEqual(['Signed in: ada@acme.test']);
  const { data } = await api.listAudits(kira.http, { count: 500 });
  expect(new Set(data.map((row) => row.tenantId))).toEqual(new Set(['tenant-brightwater']));
});

it('filters by column, by any column, by severities and by time', async () => {
  const rowsOf = async (query: Parameters<typeof api.listAudits>[1]) =>
    (await api.listAudits(admin.http, { count: 500, ...query })).data;
  const byBen = await rowsOf({ email: 'BEN@' });
  expect(new Set(byBen.map((row) => row.email))).toEqual(new Set(['ben@acme.test']));
  expect((await rowsOf({ filter: 'locked' })).every((row) => row.action === 'Locked out')).toBe(true);
  const grave = await rowsOf({ severity: 'High,Critical' });
  expect(grave.length).toBeGreaterThan(0);
  expect(new Set(grave.map((row) => row.severity))).toEqual(new Set(['High']));
  expect(await rowsOf({ email: 'ben@', severity: 'Critical' })).toEqual([]);

  const start = new Date(world.clock.now() - 2 * DAY_MS).toISOString();
  const recent = await rowsOf({ createdAt: `${start},` });
  expect(recent.every((row) => row.createdAt >= start)).toBe(true);
  const older = await rowsOf({ createdAt: `,${start}` });
  expect(recent.length + older.length).toBe((await rowsOf({})).length);
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  expect((await rowsOf({ createdAt: today })).every((row) => row.createdAt.startsWith(today))).toBe(true);
  await expectRefusal(api.listAudits(admin.http, { createdAt: 'last tuesday' }), 400, errorCodes.invalidRequest);
});

it('sorts by column, and severities by how much they matter', async () => {
  const { data } = await api.listAudits(admin.http, { count: 500, sortBy: 'email', sortDirection: 'asc' });
  const emails = data.map((row) => row.email);
  expect(emails).toEqual([...emails].sort());
  const worst = await api.listAudits(admin.http, { sortBy: 'severity', sortDirection: 'desc' });
  expect(worst.data[0]?.severity).toBe('High');
  const least = await api.listAudits(admin.http, { sortBy: 'severity', sortDirection: 'asc' });
  expect(least.data[0]?.severity).toBe('Info');
});

it('counts what happened today and what was severe within a week', async () => {
  const before = await api.getAuditStats(admin.http);
  await inviteUser(admin.http, { email: 'new@acme.test' });
  await deleteMember(admin.http, userIdOf(world, 'new@acme.test'));
  const after = await api.getAuditStats(admin.http);
  expect(after).toEqual({ totalToday: before.totalToday + 2, severeThisWeek: before.severeThisWeek + 1 });
  world.clock.advance(8 * DAY_MS);
  const later = await signIn(world, 'ada@acme.test');
  expect(await api.getAuditStats(later.http)).toEqual({ totalToday: 1, severeThisWeek: 0 });
});

it('names its columns', async () => {
  const { rows } = await api.getAuditsMetadata(admin.http);
  expect(rows[0]?.theme).toEqual({ id: expect.any(String), name: expect.any(String), styles: {} });
  expect(rows[0]?.properties.map((column) => column.name)).toEqual([
    ...['createdAt', 'email', 'action', 'description', 'ip', 'severity', 'userAgent', 'json'],
  ]);
});

it('exports everything that passes the filters, and nothing that a spreadsheet would run', async () => {
  await createGroup(admin.http, { name: '=HYPERLINK("x")' });
  const file = await api.exportAuditsCsv(admin.http, { filter: 'group created' });
  expect(file.type).toContain('text/csv');
  const [head, first, ...rest] = (await file.text()).split('\r\n');
  expect(head).toBe('Time,Email,Action,Description,IP address,Severity');
  expect(first).toContain(`Group created: =HYPERLINK`);
  expect(rest).toEqual([]);

  const properties = [{ name: 'description', displayName: '=1+1' }];
  const plain = await api.exportAudits(admin.http, 'csv', { email: 'ada@' }, { properties });
  const lines = (await plain.text()).split('\r\n');
  expect(lines[0]).toBe(`"'=1+1"`);
  expect(lines.length).toBe((await api.listAudits(admin.http, { email: 'ada@' })).total + 1);
});

it('names the file as asked, without letting the name out of its quotes', async () => {
  const headers = { authorization: `Bearer ${admin.token}` };
  const path = '/frontegg/audits/export/csv/v2?offset=0&outputFileName=a"%0d%0ax: 1.csv';
  const answer = await admin.fetch(path, { method: 'POST', headers });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a___x_ 1.csv"');
});

it('refuses other kinds of files', async () => {
  const answer = api.exportAudits(admin.http, 'xls' as 'csv');
  await expectRefusal(answer, 404, errorCodes.notFound);
});
