import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../api/auth';
import { getMyCurrentSession } from '../api/sessions';
import { getMe } from '../api/users';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { createMemoryStorage, storageKeys } from '../core/key-value-store';
import type { Transport } from '../core/transport';

const REFRESH = '/identity/resources/auth/v1/user/token/refresh';
const ME = '/identity/resources/users/v2/me';
const ACCESS_TOKEN_LIFE_MS = 300_000;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, options);
  return { app, session: app.session, state: () => app.session.store.getState() };
}

async function signedIn(options: TestAppOptions = {}) {
  const opened = open({ signedInAs: 'ada@acme.test', ...options });
  await opened.app.start();
  expect(opened.state().status).toBe('signedIn');
  return opened;
}

const calls = (path: string) => world.journal.list().filter((entry) => entry.path.endsWith(path));
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Lets what is due happen until `done`, moving the world's clock as time would. */
async function passTime(done: () => boolean, ms = 500) {
  for (let round = 0; round < 200 && !done(); round += 1) {
    await tick();
    world.clock.advance(ms);
  }
  expect(done()).toBe(true);
}

it('finds the session of the refresh cookie: user, tenants, flags', async () => {
  const { state } = await signedIn();
  expect(state()).toMatchObject({
    user: { email: 'ada@acme.test', roles: [{ key: expect.any(String) }] },
    activeTenant: { name: 'Acme Harbor' },
    flags: { 'temporary-users': 'on' },
    entitlements: null,
    errorByRequest: {},
  });
  expect(state().tenants).toHaveLength(2);
});

it('is signed out, after one call, when there is no session', async () => {
  const { app, state } = open();
  await app.start();
  expect(state()).toMatchObject({ status: 'signedOut', user: null });
  expect(calls(REFRESH)).toHaveLength(1);
});

it('starts once however often it is asked to', async () => {
  const { app } = open({ signedInAs: 'ada@acme.test' });
  await Promise.all([app.start(), app.start()]);
  await app.start();
  expect(calls(REFRESH)).toHaveLength(1);
});

it('shares one refresh among all who ask meanwhile', async () => {
  const { session } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => session.refresh()));
  expect(answers).toEqual(Array(10).fill(true));
  expect(calls(REFRESH)).toHaveLength(2);
});

it('keeps the token out of everything that is copied from the user', async () => {
  const { session, state } = await signedIn();
  const { user } = state();
  expect(user?.accessToken).toBe(session.accessToken());
  expect(JSON.stringify(state())).not.toContain(session.accessToken());
  expect({ ...user }).not.toHaveProperty('accessToken');
  expect(JSON.stringify(state())).not.toContain('refreshToken');
});

it('renews an expired token and sends the call again, once for many calls', async () => {
  const { app } = await signedIn();
  world.clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  const before = calls(REFRESH).length;
  const users = await Promise.all([getMe(app.http), getMe(app.http), getMe(app.http)]);
  expect(users.map(({ email }) => email)).toEqual(Array(3).fill('ada@acme.test'));
  expect(calls(REFRESH)).toHaveLength(before + 1);
});

/** Ends every session at the service, as an administrator would; the access tokens have time left. */
function revokeSessions() {
  const { tables, ...rest } = world.snapshot();
  world.restore({ ...rest, tables: { ...tables, sessions: [], refreshTokens: [] } });
}

it('ends a session that was revoked before its token expired: one refresh for many calls', async () => {
  const { app, session, state } = await signedIn();
  app.portal.setState({ open: true });
  revokeSessions();
  const failed = await Promise.allSettled([getMe(app.http), getMe(app.http), getMyCurrentSession(app.http)]);
  expect(failed.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(calls(REFRESH)).toHaveLength(2);
  expect({ status: state().status, user: state().user, token: session.accessToken() }).toEqual({
    status: 'signedOut',
    user: null,
    token: null,
  });
  expect(app.portal.getState().open).toBe(false);
});

it('repeats a call with a new token when the service refuses one that has time left', async () => {
  const { app, state } = await signedIn();
  world.clock.advance(1000);
  world.faults.add({ call: `GET ${ME}`, kind: 'status', status: 401, times: 1 });
  expect((await getMe(app.http)).email).toBe('ada@acme.test');
  expect([calls(REFRESH).length, state().status]).toEqual([2, 'signedIn']);
});

it('does not refresh again and again for a call that is always refused', async () => {
  const { app, state } = await signedIn();
  world.clock.advance(1000);
  world.faults.add({ call: `GET ${ME}`, kind: 'status', status: 401 });
  for (let round = 0; round < 3; round += 1) {
    await expect(getMe(app.http)).rejects.toMatchObject({ statusCode: 401 });
  }
  expect([calls(REFRESH).length, state().status]).toEqual([2, 'signedIn']);
  world.clock.advance(30_000);
  await expect(getMe(app.http)).rejects.toMatchObject({ statusCode: 401 });
  expect(calls(REFRESH)).toHaveLength(3);
});

it('takes a wrong password for what it is, also while a user is signed in', async () => {
  const { app, state } = await signedIn();
  await expect(login(app.http, { email: 'ines@acme.test', password: 'wrong' })).rejects.toMatchObject({
    statusCode: 401,
  });
  expect([calls(REFRESH).length, state().status]).toEqual([1, 'signedIn']);
  expect(calls('/auth/v1/user')).toHaveLength(1);
});

it.each([86_400_000, -86_400_000])('works with a machine whose clock is %i ms off', async (offset) => {
  const offClock = { now: () => world.clock.now() + offset, sleep: world.clock.sleep };
  const { app } = open();
  const preview = { ...app.options.preview!, transport: world.connect({ signedInAs: 'ada@acme.test' }).transport };
  const off = createTestApp(world, { preview: { ...preview, clock: offClock } });
  await off.start();
  expect((await getMe(off.http)).email).toBe('ada@acme.test');
  expect(calls(REFRESH)).toHaveLength(1);
  world.clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  expect((await getMe(off.http)).email).toBe('ada@acme.test');
  expect(calls(REFRESH)).toHaveLength(2);
});

it.each([401, 403])('never repeats a refresh refused with %i', async (status) => {
  world.faults.add({ call: `POST ${REFRESH}`, kind: 'status', status });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  await app.start();
  expect(state().status).toBe('signedOut');
  expect(calls(REFRESH)).toHaveLength(1);
});

it.each([410, 500, 503])('repeats a refresh that failed with %i after 1 and 2 seconds', async (status) => {
  world.faults.add({ call: `POST ${REFRESH}`, kind: 'status', status, times: 2 });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  app.start();
  await passTime(() => state().status !== 'loading');
  expect(state().status).toBe('signedIn');
  expect(calls(REFRESH)).toHaveLength(3);
});

it('signs out when the refresh keeps failing', async () => {
  const { session, state } = await signedIn();
  world.faults.add({ call: `POST ${REFRESH}`, kind: 'offline' });
  const refreshed = session.refresh();
  await passTime(() => state().status === 'signedOut');
  expect(await refreshed).toBe(false);
  expect({ user: state().user, token: session.accessToken() }).toEqual({ user: null, token: null });
});

/** Holds the answers of calls ending in `path` back until released. */
function gate(path: string) {
  const waiting: (() => void)[] = [];
  let open = false;
  const through = (transport: Transport) => async (request: Request) => {
    const response = await transport(request);
    if (!open && request.url.endsWith(path)) await new Promise<void>((resolve) => waiting.push(resolve));
    return response;
  };
  const release = () => {
    open = true;
    for (const go of waiting) go();
  };
  return { through, release, waiting };
}

it('lets signing out win over a refresh under way', async () => {
  const { through, release, waiting } = gate('/token/refresh');
  const { app, session, state } = open({ signedInAs: 'ada@acme.test', through });
  const started = app.start();
  while (waiting.length === 0) await tick();
  const left = session.logout();
  expect(state().status).toBe('signedOut');
  release();
  await Promise.all([left, started]);
  await tick();
  expect({ status: state().status, token: session.accessToken() }).toEqual({ status: 'signedOut', token: null });
});

it('ends the session of the service when signing out', async () => {
  const { session } = await signedIn();
  await session.logout();
  expect(await session.refresh()).toBe(false);
});

it('signs out even when the service cannot be told', async () => {
  const { session, state } = await signedIn();
  world.faults.add({ call: 'POST /identity/resources/auth/v1/logout', kind: 'offline' });
  await session.logout();
  expect(state().status).toBe('signedOut');
});

it('stays signed out after a reload when the service could not be told, and tells it then', async () => {
  const storage = createMemoryStorage();
  const { app, session } = await signedIn({ storage });
  const call = 'POST /identity/resources/auth/v1/logout';
  const fault = world.faults.add({ call, kind: 'offline' });
  await session.logout();
  const reload = () => createTestApp(world, { preview: app.options.preview! });
  const offline = reload();
  await offline.start();
  expect(offline.session.store.getState().status).toBe('signedOut');
  world.faults.remove(fault);
  const online = reload();
  await online.start();
  expect(online.session.store.getState().status).toBe('signedOut');
  expect(calls('/logout')).toHaveLength(3);
  expect(calls(REFRESH)).toHaveLength(1);
  const later = reload();
  await later.start();
  expect([later.session.store.getState().status, calls(REFRESH).length]).toEqual(['signedOut', 2]);
});

it('signs in again while a sign-out is owed', async () => {
  const { app, session, state } = await signedIn({ storage: createMemoryStorage() });
  world.faults.add({ call: 'POST /identity/resources/auth/v1/logout', kind: 'offline', times: 1 });
  await session.logout();
  await session.accept(await login(app.http, { email: 'ines@acme.test', password: DEMO_PASSWORD }));
  expect(await session.refresh()).toBe(true);
  expect(state().user?.email).toBe('ines@acme.test');
});

it('leaves no session behind when signing out in the middle of a refresh', async () => {
  const { through, release, waiting } = gate('/token/refresh');
  const opened = await signedIn();
  const preview = { ...opened.app.options.preview! };
  const app = createTestApp(world, { preview: { ...preview, transport: through(preview.transport) } });
  const { session, storage } = app;
  const refreshed = session.refresh();
  while (waiting.length === 0) await tick();
  await session.logout();
  release();
  expect(await refreshed).toBe(false);
  expect(session.accessToken()).toBeNull();
  const kept = Object.values(storageKeys).filter((key) => storage.local.get(key) ?? storage.session.get(key));
  expect(kept).toEqual([]);
  expect(await createTestApp(world, { preview }).session.refresh()).toBe(false);
});

it('switches the tenant and refreshes afterwards', async () => {
  const { session, state } = await signedIn();
  const other = state().tenants.find(({ tenantId }) => tenantId !== state().activeTenant?.tenantId)!;
  await session.switchTenant(other.tenantId);
  expect(state()).toMatchObject({ activeTenant: { tenantId: other.tenantId }, user: { tenantId: other.tenantId } });
});

it('changes nothing when the service refuses a tenant', async () => {
  const { session, state } = await signedIn();
  const before = state();
  await expect(session.switchTenant('nobody-knows')).rejects.toMatchObject({ statusCode: 404 });
  expect(state()).toBe(before);
});

it('keeps a tenant of its own for every tab when asked to', async () => {
  const authOptions = { enableSessionPerTenant: true };
  const { app, session, state } = await signedIn({ authOptions });
  const other = state().tenants.find(({ tenantId }) => tenantId !== state().activeTenant?.tenantId)!;
  expect(app.storage.session.get('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBe(state().activeTenant?.tenantId);
  await session.switchTenant(other.tenantId);
  expect(app.storage.session.get('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBe(other.tenantId);
  await session.refresh();
  expect(state().activeTenant?.tenantId).toBe(other.tenantId);
  expect(calls('/v1/me/tenants').length).toBeGreaterThan(0);
});

/** Two tabs of one browser: cookies in common, a session storage each. */
async function twoTabs(authOptions = { enableSessionPerTenant: true }) {
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const openTab = async (storage = createMemoryStorage()) => {
    const opened = open({ authOptions, storage, through: () => transport });
    await opened.app.start();
    return { ...opened, storage, tenant: () => opened.state().user?.tenantId };
  };
  const [one, other] = [await openTab(), await openTab()];
  const elsewhere = one.state().tenants.find(({ tenantId }) => tenantId !== one.tenant())!.tenantId;
  return { one, other, elsewhere, openTab };
}

it('leaves a tab in its tenant when another goes to a second one, through refreshes and reloads', async () => {
  const { one, other, elsewhere, openTab } = await twoTabs();
  const home = one.tenant();
  await other.session.switchTenant(elsewhere);
  for (let round = 0; round < 2; round += 1) {
    expect(await one.session.refresh()).toBe(true);
    expect([one.tenant(), one.state().activeTenant?.tenantId]).toEqual([home, home]);
    expect(await other.session.refresh()).toBe(true);
    expect([other.tenant(), other.state().activeTenant?.tenantId]).toEqual([elsewhere, elsewhere]);
  }
  const reloaded = [await openTab(one.storage), await openTab(other.storage)];
  expect(reloaded.map(({ tenant }) => tenant())).toEqual([home, elsewhere]);
});

it('finds the session again, in another tenant, after the one of the tab is closed to the user', async () => {
  const { one, other, elsewhere, openTab } = await twoTabs();
  await other.session.switchTenant(elsewhere);
  const { tables, ...rest } = world.snapshot();
  const memberships = (tables.memberships as { tenantId: string }[]).filter(({ tenantId }) => tenantId !== elsewhere);
  world.restore({ ...rest, tables: { ...tables, memberships } });
  expect(await other.session.refresh()).toBe(false);
  expect((await openTab(other.storage)).tenant()).toBe(one.tenant());
});

it('goes along with every other tab unless a tab has a tenant of its own', async () => {
  const { one, other, elsewhere } = await twoTabs({ enableSessionPerTenant: false });
  await other.session.switchTenant(elsewhere);
  await one.session.refresh();
  expect(one.tenant()).toBe(elsewhere);
  expect(one.storage.session.get('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBeNull();
});

it('renews a session that is kept alive before its token ends', async () => {
  const { session } = await signedIn({ authOptions: { keepSessionAlive: true } });
  const first = session.accessToken();
  world.clock.advance(ACCESS_TOKEN_LIFE_MS - 21_000);
  await tick();
  expect(session.accessToken()).toBe(first);
  world.clock.advance(2000);
  await passTime(() => session.accessToken() !== first);
  session.dispose();
});

it('does nothing any more once disposed', async () => {
  const { app, session } = await signedIn({ authOptions: { keepSessionAlive: true } });
  app.dispose();
  world.clock.advance(ACCESS_TOKEN_LIFE_MS);
  await tick();
  expect(calls(REFRESH)).toHaveLength(1);
  expect(session.accessToken()).not.toBeNull();
});

it('loads entitlements when enabled, and does without when they fail', async () => {
  const entitlementsOptions = { enabled: true };
  const loaded = await signedIn({ entitlementsOptions });
  expect(loaded.state().entitlements).toMatchObject({ features: expect.any(Object) });
  world.faults.add({ call: 'GET /entitlements/api/v2/user-entitlements', kind: 'status', status: 500 });
  expect((await signedIn({ entitlementsOptions })).state().entitlements).toBeNull();
});

it('is signed out when the user cannot be loaded after a login', async () => {
  const { app, session, state } = open();
  world.faults.add({ call: `GET ${ME}`, kind: 'status', status: 500 });
  const response = await login(app.http, { email: 'ada@acme.test', password: DEMO_PASSWORD });
  await expect(session.accept(response)).rejects.toMatchObject({ statusCode: 500 });
  expect({ status: state().status, token: session.accessToken() }).toEqual({ status: 'signedOut', token: null });
});

it('keeps the user of a moment ago when only reading them again fails', async () => {
  const { session, state } = await signedIn();
  const first = session.accessToken();
  world.faults.add({ call: `GET ${ME}`, kind: 'status', status: 500 });
  world.clock.advance(1000);
  expect(await session.refresh()).toBe(true);
  expect(state()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
  expect(session.accessToken()).not.toBe(first);
});

it('tells the host which part of the start failed, and starts all the same', async () => {
  world.faults.add({ call: 'GET /flags', kind: 'status', status: 503 });
  world.faults.add({ call: 'GET /metadata', kind: 'status', status: 404 });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  let done = false;
  app.start().then(() => {
    done = true;
  });
  await passTime(() => done);
  expect(state().status).toBe('signedIn');
  expect(state().errorByRequest).toEqual({ LOAD_FEATURE_FLAGS: { isError: true, traceId: expect.any(String) } });
});

it('puts the host’s flags over the loaded ones', async () => {
  const { state } = await signedIn({ overrideFeatureFlags: { 'temporary-users': 'off', mine: 'on' } });
  expect(state().flags).toMatchObject({ 'temporary-users': 'off', mine: 'on', 'new-mfa-pages': 'on' });
});

it('reads the user three times, 2 seconds apart, after a profile edit', async () => {
  const { session, state } = await signedIn();
  const reads = () => calls(ME).length;
  const before = reads();
  world.faults.add({ call: `GET ${ME}`, kind: 'status', status: 503, times: 2 });
  const { tables, ...rest } = world.snapshot();
  const users = (tables.users as { email: string }[]).map((user) => ({ ...user, name: 'Ada Byron' }));
  world.restore({ ...rest, tables: { ...tables, users } });
  const reloaded = session.reloadUser();
  await passTime(() => reads() === before + 1, 0);
  world.clock.advance(1999);
  await tick();
  expect(reads()).toBe(before + 1);
  world.clock.advance(1);
  await passTime(() => reads() === before + 2, 0);
  world.clock.advance(2000);
  await reloaded;
  expect([reads(), state().user?.name]).toEqual([before + 3, 'Ada Byron']);
});

it('keeps the user it has when the profile cannot be read three times', async () => {
  const { session, state } = await signedIn();
  world.faults.add({ call: `GET ${ME}`, kind: 'status', status: 503 });
  let failed: unknown;
  session.reloadUser().catch((error) => {
    failed = error;
  });
  await passTime(() => failed !== undefined);
  expect(failed).toMatchObject({ statusCode: 503 });
  expect(state()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
});
