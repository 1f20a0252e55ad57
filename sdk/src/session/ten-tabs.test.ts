import { createWorld } from '@portico/mock-backend';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../app/test-app';
import type { Clock } from '../core/clock';
import { createHttpClient } from '../core/create-http-client';
import { type PageStorage, storageKeys } from '../core/key-value-store';
import { noPageResumeEvents } from '../core/page-resume';
import type { Transport } from '../core/transport';
import { createSession, type WiredSession } from './create-session';
import { createTabs } from './tabs';
import { createTestLocks } from './test-locks';

const TABS = 10;
const REFRESH = '/identity/resources/auth/v1/user/token/refresh';
const ACCESS_TOKEN_LIFE_MS = 300_000;

const NAME = 'portico:ten';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/**
 * Creates ten tabs of one browser. The first refresh of a round settles when the other nine tabs have requested its
 * answer.
 */
function openTabs() {
  const world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  const locks = createTestLocks();
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const round = { refreshes: 0, questions: 0 };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (data.type === 'portico:asked') round.questions += 1;
  };
  closers.push(() => channel.close());
  const held: Transport = async (request) => {
    if (request.url.endsWith(REFRESH)) {
      round.refreshes += 1;
      await vi.waitUntil(() => round.refreshes > 1 || round.questions === TABS - 1, { timeout: 10_000 });
    }
    return transport(request);
  };
  const storages: PageStorage[] = [];
  const tabs = Array.from({ length: TABS }, (_, tab) => {
    const app = createTestApp(world, { through: () => held });
    storages.push(app.storage);
    const session = openTab(app, world.clock, createTabs(NAME, world.clock, locks.of(`${tab}`)));
    closers.push(() => session.dispose());
    return session;
  });
  const nextRound = () => Object.assign(round, { refreshes: 0, questions: 0 });
  return { world, tabs, storages, round, nextRound };
}

function openTab(app: ReturnType<typeof createTestApp>, clock: Clock, tabs: ReturnType<typeof createTabs>) {
  const { transport } = app.options.preview!;
  const http = createHttpClient({
    context: app.options.contextOptions,
    transport,
    clock,
    location: app.location,
    accessToken: () => session.accessToken(),
    renewToken: (refused, call) => session.renewToken(refused, call),
    requestSource: () => null,
  });
  const session: WiredSession = createSession({
    http,
    clock,
    storage: app.storage,
    tabs,
    pageResumeEvents: noPageResumeEvents,
    loadedFlags: async () => ({}),
    entitlementsEnabled: false,
    sessionPerTenant: false,
    keepSessionAlive: false,
  });
  return session;
}

it('opens ten tabs with one refresh', async () => {
  const { tabs, round } = openTabs();
  expect(await Promise.all(tabs.map((tab) => tab.renewOrShare()))).toEqual(Array(TABS).fill(true));
  expect(tabs.map((tab) => tab.store.getState().user?.email)).toEqual(Array(TABS).fill('ada@acme.test'));
  expect(round.refreshes).toBe(1);
});

it('renews ten tabs with one refresh when their token has expired', async () => {
  const { world, tabs, round, nextRound } = openTabs();
  await Promise.all(tabs.map((tab) => tab.renewOrShare()));
  world.clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  nextRound();
  const renewed = await Promise.all(
    tabs.map((tab) => tab.renewToken(tab.accessToken() ?? '', { method: 'GET', path: '/me' })),
  );
  expect(renewed).toEqual(Array(TABS).fill(true));
  expect(round.refreshes).toBe(1);
});

it('removes all session data from every tab when one tab signs out', async () => {
  const { tabs, storages } = openTabs();
  for (const [tab, session] of tabs.entries()) {
    session.listen();
    storages[tab]!.session.set(storageKeys.signedInAt, '0');
    storages[tab]!.session.set(storageKeys.tenantOfTab, 'tenant-of-before');
  }
  await tabs[0]!.logout();
  await expect.poll(() => tabs.map((tab) => tab.store.getState().status)).toEqual(Array(TABS).fill('signedOut'));
  expect(storages.map(({ session }) => session.get(storageKeys.signedInAt))).toEqual(Array(TABS).fill(null));
  // The next user may not be a member of that tenant.
  expect(storages.map(({ session }) => session.get(storageKeys.tenantOfTab))).toEqual(Array(TABS).fill(null));
});
