import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../api/auth';
import { REFRESH, sessionTests, tick } from '../app/test-session';
import { createHttpClient } from '../core/create-http-client';
import { createMemoryStorage } from '../core/key-value-store';
import { createMemoryStrategy } from '../core/memory-strategy';
import type { Transport } from '../core/transport';
import { createSession, type WiredSession } from './create-session';
import type { SessionOptions } from './session-options';
import { soloTabs, type Tabs } from './tabs';
import { createEmbeddedTokens } from './token-source';

const { calls, current, passTime, signedIn } = sessionTests(createWorld);

interface TabOptions extends Partial<SessionOptions> {
  through?: (transport: Transport) => Transport;
}

/** A tab of a browser with Ada's refresh cookie, with the tabs and the token source of the test. */
function openTab({ through = (transport) => transport, ...options }: TabOptions) {
  const { clock } = current();
  const session: WiredSession = createSession({
    http: createHttpClient({
      context: { baseUrl: 'https://id.portico.test' },
      transport: through(current().connect({ signedInAs: 'ada@acme.test' }).transport),
      clock,
      location: createMemoryStrategy({ address: '/' }),
      accessToken: () => session.accessToken(),
      renewToken: (refused, call) => session.renewToken(refused, call),
      requestSource: () => null,
    }),
    clock,
    storage: createMemoryStorage(),
    tabs: soloTabs,
    pageResumeEvents: () => () => undefined,
    loadedFlags: async () => ({}),
    entitlementsEnabled: false,
    sessionPerTenant: false,
    keepSessionAlive: false,
    ...options,
  });
  return session;
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
  const { http } = (await signedIn()).app;
  const { renew, end } = createEmbeddedTokens(http);
  await openTab({ tabs, tokens: { renew, end } }).renewOrShare();
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
  const turn = new Promise<void>((resolve) => {
    go = resolve;
  });
  const tabs: Tabs = { ...soloTabs, withLock: (run) => turn.then(run) };
  const session = openTab({ tabs });
  const refreshed = session.refresh();
  await session.logout();
  go();
  expect(await refreshed).toBe(false);
  expect(calls(REFRESH)).toHaveLength(0);
});

/** Holds the responses of the refresh between `hold` and `release`. */
function heldRefresh() {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const through = (transport: Transport) => async (request: Request) => {
    const response = await transport(request);
    if (isHeld && request.url.endsWith(REFRESH)) await new Promise<void>((resolve) => waiting.push(resolve));
    return response;
  };
  return {
    through,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of waiting) go();
    },
    async arrived() {
      while (waiting.length === 0) await tick();
    },
  };
}

it('keeps a user who signs in while the service refuses the refresh of the session before', async () => {
  const { through, hold, release, arrived } = heldRefresh();
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
  const { through, hold, release, arrived } = heldRefresh();
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
