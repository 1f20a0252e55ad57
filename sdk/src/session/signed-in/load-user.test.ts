import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../app/test-app';
import type { Transport } from '../../core/transport';

const USERS = '/identity/resources/users';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Lists the calls that load a user with a session; the flags are those of an earlier start. */
async function readsOf(options: TestAppOptions) {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', ...options });
  await app.session.refresh();
  const reads = world.journal.list().filter(({ method }) => method === 'GET');
  return {
    state: app.session.store.getState(),
    reads: reads.map(({ path }) => path.replace(/^.*?(?=\/identity|\/entitlements)/, '')),
  };
}

it.each<[string, TestAppOptions, string]>([
  ['by the newest call', {}, 'v3'],
  ['by the first where every tab has its own', { authOptions: { enableSessionPerTenant: true } }, 'v1'],
  [
    'from the first version if a flag is on',
    { overrideFeatureFlags: { admin_portal_use_current_user_tenants_v1_endpoint: 'on' } },
    'v1',
  ],
  [
    'from the latest version if the flag is off',
    { overrideFeatureFlags: { admin_portal_use_current_user_tenants_v1_endpoint: 'off' } },
    'v3',
  ],
])('reads the tenants %s', async (_, options, version) => {
  const { state, reads } = await readsOf(options);
  expect(reads.filter((path) => path.endsWith('/me/tenants'))).toEqual([`${USERS}/${version}/me/tenants`]);
  expect(state.tenants).toHaveLength(2);
  expect(state.activeTenant?.name).toBe('Acme Harbor');
});

it('reads roles and permissions separately if a flag is on, and makes no unnecessary calls otherwise', async () => {
  const own = await readsOf({ overrideFeatureFlags: { admin_portal_should_load_authorization: 'on' } });
  expect(own.reads.filter((path) => path.endsWith('/me/authorization'))).toHaveLength(1);
  expect(own.state.user?.permissions.length).toBeGreaterThan(0);
  world = createWorld({ latency: 0 });
  expect((await readsOf({})).reads.sort()).toEqual([`${USERS}/v2/me`, `${USERS}/v3/me/tenants`]);
});

it('reads entitlements only if they are enabled', async () => {
  const { reads, state } = await readsOf({ entitlementsOptions: { enabled: true } });
  expect(reads.filter((path) => path.includes('/entitlements/'))).toEqual(['/entitlements/api/v2/user-entitlements']);
  expect(state.entitlements).not.toBeNull();
});

it('waits for feature flags that are slower than the session', async () => {
  const flags = {
    admin_portal_use_current_user_tenants_v1_endpoint: 'on',
    admin_portal_should_load_authorization: 'on',
  };
  let release = () => {};
  const through = (transport: Transport) => async (request: Request) => {
    if (!request.url.endsWith('/flags')) return transport(request);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return Response.json(flags);
  };
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', through });
  const started = app.start();
  const reads = () => world.journal.list().flatMap(({ path }) => /\/users\/(v\d\/me.*)$/.exec(path)?.[1] ?? []);
  await expect.poll(reads).toEqual(['v2/me']);
  expect(app.session.store.getState().status).toBe('loading');
  release();
  await started;
  expect(reads().sort()).toEqual(['v1/me/authorization', 'v1/me/tenants', 'v2/me']);
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', flags });
});

it('waits for feature flags whose call has not been sent, as on the login page before its first field', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const through = (transport: Transport) => async (request: Request) => {
    if (request.url.endsWith('/flags')) return Response.json({ admin_portal_should_load_authorization: 'on' });
    if (request.url.includes('/metadata')) await released;
    return transport(request);
  };
  const app = createTestApp(world, { address: '/account/login', signedInAs: 'ada@acme.test', through });
  const started = app.start();
  const refreshed = app.session.refresh();
  const reads = () => world.journal.list().flatMap(({ path }) => /\/users\/(v\d\/me.*)$/.exec(path)?.[1] ?? []);
  await expect.poll(reads).toEqual(['v2/me']);
  release();
  await Promise.all([started, refreshed]);
  expect(reads()).toContain('v1/me/authorization');
});

it('loads the user without flags when their call fails', async () => {
  const transportWithoutFlags = (transport: Transport) => (request: Request) =>
    request.url.endsWith('/flags') ? Promise.resolve(new Response('', { status: 404 })) : transport(request);
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', through: transportWithoutFlags });
  const started = app.start();
  await expect
    .poll(() => {
      world.clock.advance(500);
      return app.session.store.getState().status;
    })
    .toBe('signedIn');
  await started;
  expect(app.session.store.getState().tenants).toHaveLength(2);
});
