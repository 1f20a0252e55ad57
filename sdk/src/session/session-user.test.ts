import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../api/auth';
import { userIdOf } from '../app/test-app';
import { createGate, ME, sessionTests, tick } from '../app/test-session';

const { calls, current, open, passTime, signedIn } = sessionTests(createWorld);

it('loads entitlements when enabled, and continues without them when they fail', async () => {
  const entitlementsOptions = { enabled: true };
  const loaded = await signedIn({ entitlementsOptions });
  expect(loaded.state().entitlements).toMatchObject({ features: expect.any(Object) });
  current().faults.add({ call: 'GET /entitlements/api/v2/user-entitlements', kind: 'status', status: 500 });
  expect((await signedIn({ entitlementsOptions })).state().entitlements).toBeNull();
});

it('keeps the loaded entitlements when they cannot be loaded again, but not in another tenant', async () => {
  const { session, state } = await signedIn({ entitlementsOptions: { enabled: true } });
  const { entitlements, tenants, activeTenant } = state();
  expect(entitlements).not.toBeNull();
  current().faults.add({ call: 'GET /entitlements/api/v2/user-entitlements', kind: 'status', status: 503 });
  await session.refresh();
  expect(state().entitlements).toEqual(entitlements);
  await session.switchTenant(tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId)!.tenantId);
  expect(state()).toMatchObject({ status: 'signedIn', entitlements: null });
});

it('is signed out when the user cannot be loaded after a login', async () => {
  const { app, session, state } = open();
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 500 });
  const response = await login(app.http, { email: 'ada@acme.test', password: DEMO_PASSWORD });
  await expect(session.accept(response)).rejects.toMatchObject({ statusCode: 500 });
  expect({ status: state().status, token: session.accessToken() }).toEqual({ status: 'signedOut', token: null });
});

it.each(['', 'no.token', 'e30.e30.'])('refuses the invalid token %j and is signed out', async (accessToken) => {
  const { session, state } = open();
  await expect(session.accept({ mfaRequired: false, accessToken })).rejects.toThrow('Invalid token specified');
  expect({ status: state().status, token: session.accessToken() }).toEqual({ status: 'signedOut', token: null });
});

it('keeps the loaded user when the refresh succeeds but loading the user fails', async () => {
  const { session, state } = await signedIn();
  const first = session.accessToken();
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 500 });
  current().clock.advance(1000);
  expect(await session.refresh()).toBe(true);
  expect(state()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
  expect(session.accessToken()).not.toBe(first);
});

it('shows no user while another one is loaded who has signed in in another tab', async () => {
  const { transport } = current().connect({ signedInAs: 'ada@acme.test' });
  const [one, other] = [open({ through: () => transport }), open({ through: () => transport })];
  await one.app.start();
  const seen: unknown[] = [];
  one.session.store.subscribe(({ status, user }) => seen.push([status, user?.email]));
  await other.session.accept(await login(other.app.http, { email: 'ines@acme.test', password: DEMO_PASSWORD }));
  await one.session.refresh();
  expect(seen).toEqual([
    ['loading', undefined],
    ['signedIn', 'ines@acme.test'],
  ]);
});

it('reports failed calls of the start to the host, and starts anyway', async () => {
  current().faults.add({ call: 'GET /flags', kind: 'status', status: 503 });
  current().faults.add({ call: 'GET /metadata', kind: 'status', status: 404 });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  let done = false;
  app.start().then(() => {
    done = true;
  });
  await passTime(() => done);
  expect(state().status).toBe('signedIn');
  expect(state().errorByRequest).toEqual({ LOAD_FEATURE_FLAGS: { isError: true, traceId: expect.any(String) } });
});

it('overrides the loaded flags by the host’s', async () => {
  const { state } = await signedIn({ overrideFeatureFlags: { 'temporary-users': 'off', mine: 'on' } });
  expect(state().flags).toMatchObject({ 'temporary-users': 'off', mine: 'on', 'new-mfa-pages': 'on' });
});

it('reads the user three times, 2 seconds apart, after a profile edit', async () => {
  const { session, state } = await signedIn();
  const reads = () => calls(ME).length;
  const before = reads();
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 503, times: 2 });
  const { tables, ...rest } = current().snapshot();
  const users = (tables.users as { email: string }[]).map((user) => ({ ...user, name: 'Ada Byron' }));
  current().restore({ ...rest, tables: { ...tables, users } });
  const reloaded = session.reloadUser();
  await passTime(() => reads() === before + 1, 0);
  current().clock.advance(1999);
  await tick();
  expect(reads()).toBe(before + 1);
  current().clock.advance(1);
  await passTime(() => reads() === before + 2, 0);
  current().clock.advance(2000);
  await reloaded;
  expect([reads(), state().user?.name]).toEqual([before + 3, 'Ada Byron']);
});

it('keeps the loaded user when three attempts to read the profile fail', async () => {
  const { session, state } = await signedIn();
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 503 });
  let failed: unknown;
  session.reloadUser().catch((error) => {
    failed = error;
  });
  await passTime(() => failed !== undefined);
  expect(failed).toMatchObject({ statusCode: 503 });
  expect(state()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
});

it('drops a profile that arrives after the next sign-in', async () => {
  const { through, hold, release, arrived } = createGate(ME);
  const { app, session, state } = await signedIn({ through, authOptions: { skipUserLoading: true } });
  hold();
  const reloaded = session.reloadUser();
  await arrived();
  await session.accept(await login(app.http, { email: 'liam@brightwater.test', password: DEMO_PASSWORD }));
  release();
  await reloaded;
  expect(state().user?.id).toBe(userIdOf(current(), 'liam@brightwater.test'));
});
