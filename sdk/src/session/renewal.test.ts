import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../api/auth';
import type { TestAppOptions } from '../app/test-app';
import { createGate, REFRESH, sessionTests } from '../app/test-session';
import { openTestTab, type TestTabOptions } from '../app/test-tab';
import type { HttpClient } from '../core/http-client';
import { soloTabs, type Tabs } from './tabs';
import { createEmbeddedTokens, type TokenSource } from './token-source';

const { calls, current, open, passTime, signedIn } = sessionTests(createWorld);

/** A tab of a browser with Ada's refresh cookie. */
function openTab({ through, ...options }: TestTabOptions & Pick<TestAppOptions, 'through'>) {
  const { app } = open({ signedInAs: 'ada@acme.test', ...(through && { through }) });
  return openTestTab(app, options).session;
}

/** Tabs that write down under which key each request is shared; `null` for one that is not. */
function recordedTabs() {
  const keys: (string | null)[] = [];
  const tabs: Tabs = {
    ...soloTabs,
    withLock: (run, shared) => {
      keys.push(shared?.key ?? null);
      return run();
    },
  };
  return { keys, tabs };
}

it('accepts the token of another tab only where the caller allows it', async () => {
  const { keys, tabs } = recordedTabs();
  const session = openTab({ tabs });
  await session.refresh();
  await session.renewOrShare();
  expect(keys).toEqual([null, 'tenant ']);
});

it('shares tokens only among tabs of the same tenant with `enableSessionPerTenant`', async () => {
  const { keys, tabs } = recordedTabs();
  const session = openTab({ tabs, sessionPerTenant: true });
  await session.renewOrShare();
  await session.renewOrShare();
  expect(keys).toEqual(['tenant ', `tenant ${session.store.getState().activeTenant?.tenantId}`]);
});

it('shares no token of a source whose tokens belong to one tab', async () => {
  const { keys, tabs } = recordedTabs();
  const tokens = (http: HttpClient): TokenSource => {
    const { renew, end } = createEmbeddedTokens(http);
    return { renew, end };
  };
  await openTab({ tabs, tokens }).renewOrShare();
  expect(keys).toEqual([null]);
});

it('accepts the token of another tab when it renews before the expiry', async () => {
  const { keys, tabs } = recordedTabs();
  const session = openTab({ tabs, keepSessionAlive: true });
  await session.refresh();
  await passTime(() => keys.length > 1, 10_000);
  expect(keys).toEqual([null, 'tenant ']);
  session.dispose();
});

it('sends no request for a user who signs out while the tab waits for the others', async () => {
  let go = () => {};
  const lockFree = new Promise<void>((resolve) => {
    go = resolve;
  });
  const tabs: Tabs = { ...soloTabs, withLock: (run) => lockFree.then(run) };
  const session = openTab({ tabs });
  const refreshed = session.refresh();
  await session.logout();
  go();
  expect(await refreshed).toBe(false);
  expect(calls(REFRESH)).toHaveLength(0);
});

it('keeps a user who signs in while the service refuses the refresh of the session before', async () => {
  const { through, hold, release, arrived } = createGate(REFRESH);
  const { app, session, state } = await signedIn({ through });
  current().faults.add({ call: `POST ${REFRESH}`, kind: 'status', status: 401, times: 1 });
  hold();
  const refreshed = session.refresh();
  await arrived();
  await session.accept(await login(app.http, { email: 'ines@acme.test', password: DEMO_PASSWORD }));
  release();
  expect(await refreshed).toBe(true);
  expect(state()).toMatchObject({ status: 'signedIn', user: { email: 'ines@acme.test' } });
});

it('waits for a pending refresh before it asks for the token of another tenant', async () => {
  const { through, hold, release, arrived } = createGate(REFRESH);
  const session = openTab({ through });
  await session.refresh();
  const { tenants, activeTenant } = session.store.getState();
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId)!;
  hold();
  const refreshed = session.refresh();
  await arrived();
  const switched = session.switchTenant(other.tenantId);
  await expect.poll(() => calls('/users/v1/tenant').length).toBe(1);
  release();
  await Promise.all([refreshed, switched]);
  expect(session.store.getState().user?.tenantId).toBe(other.tenantId);
});
