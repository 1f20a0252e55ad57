import { createWorld } from '@portico/mock-backend';
import { afterEach, expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { openTestTab } from '../app/test-tab';
import { type PageStorage, storageKeys } from '../core/key-value-store';
import type { Transport } from '../core/transport';
import { createTabs } from './tabs';
import { createTestLocks } from './test-locks';
import { countQuestions, type QuestionCount } from './test-questions';

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
  const locks = createTestLocks();
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const questions = countQuestions(NAME);
  closers.push(questions.close);
  let round = newRound(questions);
  const inRounds: Transport = async (request) => {
    if (request.url.endsWith(REFRESH)) {
      await round.refresh();
    }
    return transport(request);
  };
  const storages: PageStorage[] = [];
  const tabs = Array.from({ length: TABS }, (_, tab) => {
    const app = createTestApp(world, { through: () => inRounds });
    storages.push(app.storage);
    const tabs = createTabs(NAME, world.clock, locks.of(`${tab}`));
    const { session } = openTestTab(app, { tabs });
    closers.push(() => session.dispose());
    return session;
  });
  const nextRound = () => {
    round = newRound(questions);
  };
  return { world, tabs, storages, refreshes: () => round.refreshes(), nextRound };
}

/**
 * Resolves when every channel of this page has got the messages that were sent before. Each gets them at its own time: the
 * tab that refreshes may get the first question after the channel that counts them has got all. A channel that is opened
 * now gets its message last.
 */
function delivered(): Promise<void> {
  const [from, to] = [new BroadcastChannel(`${NAME}:last`), new BroadcastChannel(`${NAME}:last`)];
  return new Promise((resolve) => {
    to.onmessage = () => {
      for (const channel of [from, to]) channel.close();
      resolve();
    };
    from.postMessage(null);
  });
}

/** One refresh of ten tabs, which settles when the other nine have asked, or when one of them refreshes too. */
function newRound(questions: QuestionCount) {
  let refreshes = 0;
  let refreshAgain = () => {};
  const refreshedAgain = new Promise<void>((resolve) => (refreshAgain = resolve));
  const allAsked = questions.reaches(questions.count() + TABS - 1).then(delivered);
  return {
    refreshes: () => refreshes,
    refresh() {
      refreshes += 1;
      if (refreshes > 1) refreshAgain();
      return Promise.race([refreshedAgain, allAsked]);
    },
  };
}

it('opens ten tabs with one refresh', async () => {
  const { tabs, refreshes } = openTabs();
  expect(await Promise.all(tabs.map((tab) => tab.renewOrShare()))).toEqual(Array(TABS).fill(true));
  expect(tabs.map((tab) => tab.store.getState().user?.email)).toEqual(Array(TABS).fill('ada@acme.test'));
  expect(refreshes()).toBe(1);
});

it('renews ten tabs with one refresh when their token has expired', async () => {
  const { world, tabs, refreshes, nextRound } = openTabs();
  await Promise.all(tabs.map((tab) => tab.renewOrShare()));
  world.clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  nextRound();
  const renewed = await Promise.all(
    tabs.map((tab) => tab.renewToken(tab.accessToken() ?? '', { method: 'GET', path: '/me' })),
  );
  expect(renewed).toEqual(Array(TABS).fill(true));
  expect(refreshes()).toBe(1);
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
