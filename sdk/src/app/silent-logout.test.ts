import { createWorld, type World } from '@portico/mock-backend';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHostedTokens } from '../session/hosted/hosted-tokens';
import { createTabs } from '../session/tabs';
import { createTestLocks } from '../session/test-locks';
import { silentLogout } from './silent-logout';
import { createTestBrowser } from './test-app';
import { openTestTab } from './test-tab';

const SILENT_LOGOUT_DELAY_MS = 500;

const tick = () => new Promise((resolve) => setTimeout(resolve));

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

const ends = () => world.journal.list().filter(({ path }) => path.replace(/\?.*/, '').endsWith('/logout')).length;

it.each([false, true])(
  'signs out without leaving the page, and calls back 500 ms later: hosted login %s',
  async (hosted) => {
    const { app, left } = createTestBrowser(world, { signedInAs: 'ada@acme.test', hostedLoginBox: hosted });
    expect(await app.session.refresh()).toBe(true);
    const results: boolean[] = [];
    const done = silentLogout(app, { callback: (said) => results.push(said) });
    await expect.poll(() => [app.session.store.getState().status, ends()]).toEqual(['signedOut', 1]);
    await tick();
    world.clock.advance(SILENT_LOGOUT_DELAY_MS - 1);
    await tick();
    expect(results).toEqual([]);
    world.clock.advance(1);
    await done;
    expect([results, left, SILENT_LOGOUT_DELAY_MS]).toEqual([[true], [], 500]);
    expect(await app.session.refresh()).toBe(false);
  },
);

it('uses the delay of the host, and signs out when the call to the service fails', async () => {
  const { app } = createTestBrowser(world, { signedInAs: 'ada@acme.test', hostedLoginBox: true });
  await app.session.refresh();
  world.faults.add({ call: 'GET /oauth/logout', kind: 'offline' });
  await silentLogout(app, { callbackTimeout: 0 });
  expect([app.session.store.getState().status, app.session.accessToken()]).toEqual(['signedOut', null]);
});

const exchanges = () => world.journal.list().filter(({ path }) => path.endsWith('/oauth/token')).length;

it('deletes the refresh token of hosted login', async () => {
  const { app } = createTestBrowser(world, { signedInAs: 'ada@acme.test', hostedLoginBox: true });
  await app.session.refresh();
  world.faults.add({ call: 'GET /oauth/logout', kind: 'offline' });
  await silentLogout(app, { callbackTimeout: 0 });
  await app.session.refresh();
  expect(exchanges()).toBe(0);
});

it.each([false, true])(
  'stays signed out when the call failed, and repeats the call before the next refresh: hosted login %s',
  async (hosted) => {
    const { app } = createTestBrowser(world, { signedInAs: 'ada@acme.test', hostedLoginBox: hosted });
    await app.session.refresh();
    const outage = world.faults.add({ call: '*', kind: 'offline' });
    await silentLogout(app, { callbackTimeout: 0 });
    expect(ends()).toBe(1);
    world.faults.remove(outage);
    expect(await app.session.refresh()).toBe(false);
    expect(ends()).toBe(2);
    expect(await app.session.refresh()).toBe(false);
  },
);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Creates two tabs of one browser with hosted login, each with its own refresh token. */
function openHostedTabs() {
  const { openSite } = createTestBrowser(world, { signedInAs: 'ada@acme.test' });
  const locks = createTestLocks();
  return ['one', 'other'].map((id) => {
    const { app } = createTestBrowser(world, { hostedLoginBox: true, through: () => openSite });
    const { http, session } = openTestTab(app, {
      tabs: createTabs('portico:silent', world.clock, locks.of(id)),
      tokens: (own) => createHostedTokens({ ...app, http: own }),
    });
    session.listen();
    closers.push(() => session.dispose());
    return { ...app, http, session };
  });
}

it('signs out the other tabs of hosted login, which delete their refresh tokens as well', async () => {
  const [one, other] = openHostedTabs();
  if (!one || !other) throw new Error('Two tabs are needed.');
  expect([await one.session.refresh(), await other.session.refresh()]).toEqual([true, true]);
  await silentLogout(one, { callbackTimeout: 0 });
  await expect.poll(() => other.session.store.getState().status).toBe('signedOut');
  expect(await other.session.refresh()).toBe(false);
  expect(exchanges()).toBe(0);
});
