import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { getMe } from '../api/users';
import { createTestApp } from '../app/test-app';
import { ACCESS_TOKEN_LIFE_MS, ME, REFRESH, sessionTests, tick } from '../app/test-session';
import { openTestTab } from '../app/test-tab';
import { soloTabs } from './tabs';

const { calls, current, open, passTime, signedIn } = sessionTests(createWorld);

it('restores the session of the refresh cookie: user, tenants, flags', async () => {
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

it('is not interrupted before it has started', () => {
  expect(open().state()).toMatchObject({ status: 'loading', isInterrupted: false, user: null });
});

it('is signed out, after one call, when there is no session', async () => {
  const { app, state } = open();
  await app.start();
  expect(state()).toMatchObject({ status: 'signedOut', user: null });
  expect(calls(REFRESH)).toHaveLength(1);
});

it('starts once, however often `start` is called', async () => {
  const { app } = open({ signedInAs: 'ada@acme.test' });
  await Promise.all([app.start(), app.start()]);
  await app.start();
  expect(calls(REFRESH)).toHaveLength(1);
});

it('shares one refresh among concurrent callers', async () => {
  const { session } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => session.refresh()));
  expect(answers).toEqual(Array(10).fill(true));
  expect(calls(REFRESH)).toHaveLength(2);
});

it('does not include the token in copies of the user', async () => {
  const { session, state } = await signedIn();
  const { user } = state();
  expect(user?.accessToken).toBe(session.accessToken());
  expect(JSON.stringify(state())).not.toContain(session.accessToken());
  expect({ ...user }).not.toHaveProperty('accessToken');
  expect(JSON.stringify(state())).not.toContain('refreshToken');
});

it.each([86_400_000, -86_400_000])('works with a machine whose clock is %i ms off', async (offset) => {
  const offClock = { now: () => current().clock.now() + offset, sleep: current().clock.sleep };
  const { app } = open();
  const preview = { ...app.options.preview!, transport: current().connect({ signedInAs: 'ada@acme.test' }).transport };
  const off = createTestApp(current(), { preview: { ...preview, clock: offClock } });
  await off.start();
  expect((await getMe(off.http)).email).toBe('ada@acme.test');
  expect(calls(REFRESH)).toHaveLength(1);
  expect(off.session.now()).toBe(current().clock.now());
  current().clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  expect((await getMe(off.http)).email).toBe('ada@acme.test');
  expect(calls(REFRESH)).toHaveLength(2);
});

it.each([401, 403])('never repeats a refresh refused with %i', async (status) => {
  current().faults.add({ call: `POST ${REFRESH}`, kind: 'status', status });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  await app.start();
  expect(state().status).toBe('signedOut');
  expect(calls(REFRESH)).toHaveLength(1);
});

it.each([410, 500, 503])('repeats a refresh that failed with %i after 1 and 2 seconds', async (status) => {
  current().faults.add({ call: `POST ${REFRESH}`, kind: 'status', status, times: 2 });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  app.start();
  await passTime(() => state().status !== 'loading');
  expect(state().status).toBe('signedIn');
  expect(calls(REFRESH)).toHaveLength(3);
});

it('signs out when the refresh keeps failing', async () => {
  const { session, state } = await signedIn();
  current().faults.add({ call: `POST ${REFRESH}`, kind: 'offline' });
  const refreshed = session.refresh();
  await passTime(() => state().status === 'signedOut');
  expect(await refreshed).toBe(false);
  expect({ user: state().user, token: session.accessToken() }).toEqual({ user: null, token: null });
});

it('renews a session with `keepSessionAlive` before its token ends', async () => {
  const { session } = await signedIn({ authOptions: { keepSessionAlive: true } });
  const first = session.accessToken();
  current().clock.advance(ACCESS_TOKEN_LIFE_MS - 21_000);
  await tick();
  expect(session.accessToken()).toBe(first);
  current().clock.advance(2000);
  await passTime(() => session.accessToken() !== first);
  session.dispose();
});

it('takes the time of the machine while it has no token', () => {
  expect(open().session.now()).toBe(current().clock.now());
});

it('does not renew ahead without `keepSessionAlive`', async () => {
  const { session } = await signedIn();
  const first = session.accessToken();
  current().clock.advance(ACCESS_TOKEN_LIFE_MS);
  await tick();
  expect([session.accessToken(), calls(REFRESH).length]).toEqual([first, 1]);
});

it('renews no token for a call that was refused with an earlier one', async () => {
  const { session } = openTestTab(open({ signedInAs: 'ada@acme.test' }).app);
  await session.refresh();
  const call = { method: 'GET', path: ME } as const;
  expect(await session.renewToken('an earlier token', call)).toBe(true);
  expect(calls(REFRESH)).toHaveLength(1);
  session.clear();
  expect(await session.renewToken('an earlier token', call)).toBe(false);
  expect(calls(REFRESH)).toHaveLength(1);
});

it('listens to the other tabs until it is disposed', () => {
  const listeners = new Set<() => void>();
  const onSignOut = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const { session } = openTestTab(open().app, { tabs: { ...soloTabs, onSignOut } });
  session.listen();
  expect(listeners.size).toBe(1);
  for (const listener of listeners) listener();
  expect(session.store.getState()).toMatchObject({ status: 'signedOut', hasEnded: false });
  session.dispose();
  expect(listeners.size).toBe(0);
});

it('does nothing after it is disposed', async () => {
  const { app, session } = await signedIn({ authOptions: { keepSessionAlive: true } });
  app.dispose();
  current().clock.advance(ACCESS_TOKEN_LIFE_MS);
  await tick();
  expect(calls(REFRESH)).toHaveLength(1);
  expect(session.accessToken()).not.toBeNull();
});
