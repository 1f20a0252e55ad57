import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../api/auth';
import { createTestApp, revokeSessions } from '../app/test-app';
import { createGate, ME, REFRESH, sessionTests, tick } from '../app/test-session';
import { createMemoryStorage, storageKeys } from '../core/key-value-store';

const { calls, current, open, signedIn } = sessionTests(createWorld);

it('signs out even if a refresh is pending', async () => {
  const { through, hold, release, arrived } = createGate(REFRESH);
  hold();
  const { app, session, state } = open({ signedInAs: 'ada@acme.test', through });
  const started = app.start();
  await arrived();
  const left = session.logout();
  expect(state().status).toBe('signedOut');
  release();
  await Promise.all([left, started]);
  await tick();
  expect({ status: state().status, token: session.accessToken() }).toEqual({ status: 'signedOut', token: null });
});

it('ends the session at the service when signing out', async () => {
  const { session, state } = await signedIn();
  await session.logout();
  expect(state().hasEnded).toBe(false);
  expect(await session.refresh()).toBe(false);
});

it('has ended if the service has ended it, until the user signs in again', async () => {
  const { app, session, state } = await signedIn();
  revokeSessions(current());
  await session.refresh();
  expect(state()).toMatchObject({ status: 'signedOut', hasEnded: true });
  await session.accept(await login(app.http, { email: 'ada@acme.test', password: DEMO_PASSWORD }));
  expect(state()).toMatchObject({ status: 'signedIn', hasEnded: false });
});

it('signs out even when the service is offline', async () => {
  const { session, state } = await signedIn();
  current().faults.add({ call: 'POST /identity/resources/auth/v1/logout', kind: 'offline' });
  await session.logout();
  expect(state().status).toBe('signedOut');
});

it('stays signed out after a reload when the sign-out call failed, and sends it again', async () => {
  const storage = createMemoryStorage();
  const { app, session } = await signedIn({ storage });
  const call = 'POST /identity/resources/auth/v1/logout';
  const fault = current().faults.add({ call, kind: 'offline' });
  await session.logout();
  const reload = () => createTestApp(current(), { preview: app.options.preview! });
  const offline = reload();
  await offline.start();
  expect(offline.session.store.getState().status).toBe('signedOut');
  current().faults.remove(fault);
  const online = reload();
  await online.start();
  expect(online.session.store.getState().status).toBe('signedOut');
  expect(calls('/logout')).toHaveLength(3);
  expect(calls(REFRESH)).toHaveLength(1);
  const later = reload();
  await later.start();
  expect([later.session.store.getState().status, calls(REFRESH).length]).toEqual(['signedOut', 2]);
});

it('signs in while a sign-out call is pending', async () => {
  const { app, session, state } = await signedIn({ storage: createMemoryStorage() });
  current().faults.add({ call: 'POST /identity/resources/auth/v1/logout', kind: 'offline', times: 1 });
  await session.logout();
  await session.accept(await login(app.http, { email: 'ines@acme.test', password: DEMO_PASSWORD }));
  expect(await session.refresh()).toBe(true);
  expect(state().user?.email).toBe('ines@acme.test');
});

it.each([200, 500])('stays signed out when the call for the user ends with %i after a sign-out', async (status) => {
  const { through, hold, release, arrived } = createGate(ME);
  hold();
  const { app, session, state } = open({ through });
  if (status !== 200) current().faults.add({ call: `GET ${ME}`, kind: 'status', status });
  const accepted = session.accept(await login(app.http, { email: 'ada@acme.test', password: DEMO_PASSWORD }));
  await arrived();
  await session.logout();
  release();
  await accepted;
  expect(state()).toMatchObject({ status: 'signedOut', user: null });
  expect(session.accessToken()).toBeNull();
});

it('leaves no session when signing out during a refresh', async () => {
  const { through, hold, release, arrived } = createGate(REFRESH);
  hold();
  const opened = await signedIn();
  const preview = { ...opened.app.options.preview! };
  const app = createTestApp(current(), { preview: { ...preview, transport: through(preview.transport) } });
  const { session, storage } = app;
  const refreshed = session.refresh();
  await arrived();
  await session.logout();
  release();
  expect(await refreshed).toBe(false);
  expect(session.accessToken()).toBeNull();
  const stored = Object.values(storageKeys).filter((key) => storage.local.get(key) ?? storage.session.get(key));
  expect(stored).toEqual([]);
  expect(await createTestApp(current(), { preview }).session.refresh()).toBe(false);
});
