import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { openTestTab } from '../app/test-tab';
import { createMemoryStorage } from '../core/key-value-store';
import type { PageResumeEvents } from '../core/page-resume';
import { keepAlive } from './signed-in/keep-alive';

const RETRY_DELAYS_MS = [1_000, 2_000] as const;
const FIRST_PUT_OFF_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;
const LONGEST_PUT_OFF_MS = 60_000;

const REFRESH = '/identity/resources/auth/v1/user/token/refresh';
const NIGHT_MS = 8 * 3_600_000;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

const refreshes = () => world.journal.list().filter(({ path }) => path === REFRESH).length;
const settle = async () => {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Advances the world in steps, so that the code after a wait can start another one. */
async function pass(ms: number, stepMs = 500) {
  for (let passed = 0; passed < ms; passed += stepMs) {
    world.clock.advance(stepMs);
    await settle();
  }
}

/** Creates a laptop with a signed-in user. */
async function openLaptop(options: TestAppOptions = {}) {
  const listeners = new Set<Parameters<PageResumeEvents>[0]>();
  const pageResumeEvents: PageResumeEvents = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const authOptions = { keepSessionAlive: true };
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', authOptions, pageResumeEvents, ...options });
  await app.start();
  await settle();
  return {
    app,
    session: app.session,
    status: () => app.session.store.getState().status,
    listeners,
    pageResumeEvents,
    wake: async () => {
      for (const listener of [...listeners]) listener();
      await settle();
    },
    restoreFromHistory: async () => {
      for (const listener of [...listeners]) listener(true);
      await settle();
    },
  };
}

const cutOff = () => world.faults.add({ call: `POST ${REFRESH}`, kind: 'offline' });

/** A clock with the world's time whose timers never fire, as on a machine that sleeps. */
const standingClock = () => ({
  now: () => world.clock.now(),
  sleep: (_: number, signal?: AbortSignal) =>
    new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
});

it('renews when a laptop wakes after its timers did not run', async () => {
  const { session, status, wake } = await openLaptop({ clock: standingClock() });
  const before = session.accessToken();
  world.clock.advance(NIGHT_MS);
  await wake();
  expect(status()).toBe('signedIn');
  expect(session.accessToken()).not.toBe(before);
});

it('keeps the user signed in when the laptop wakes offline, and renews when the network is back', async () => {
  const { app, session, status, wake } = await openLaptop();
  const before = session.accessToken();
  const fault = cutOff();
  world.clock.advance(NIGHT_MS);
  await settle();
  await wake();
  await pass(7_000);
  expect([status(), app.session.store.getState().user?.email]).toEqual(['signedIn', 'ada@acme.test']);
  expect(session.accessToken()).toBe(before);
  world.faults.remove(fault);
  await wake();
  await expect.poll(() => session.accessToken()).not.toBe(before);
  expect(status()).toBe('signedIn');
});

it('renews after a delay when no event reports that the network is back', async () => {
  const { session, status } = await openLaptop();
  const before = session.accessToken();
  const fault = cutOff();
  await pass(NIGHT_MS, NIGHT_MS);
  world.faults.remove(fault);
  await pass(3_000 + FIRST_PUT_OFF_MS + 500);
  expect(status()).toBe('signedIn');
  expect(session.accessToken()).not.toBe(before);
});

it('signs out when the service refuses the renewal after waking', async () => {
  const { status } = await openLaptop();
  world.faults.add({ call: `POST ${REFRESH}`, kind: 'status', status: 401 });
  await pass(NIGHT_MS, NIGHT_MS);
  expect(status()).toBe('signedOut');
});

it('restores a session that was suspended while offline', async () => {
  const { session, status, wake } = await openLaptop({ authOptions: {} });
  const fault = cutOff();
  const refreshed = session.refresh();
  await settle();
  await pass(RETRY_DELAYS_MS[0] + RETRY_DELAYS_MS[1]);
  expect([await refreshed, status()]).toEqual([false, 'signedOut']);
  world.faults.remove(fault);
  await wake();
  await expect.poll(status).toBe('signedIn');
});

it('sends a pending sign-out instead of a refresh when it wakes after a sign-out', async () => {
  const { session, status, wake } = await openLaptop({ storage: createMemoryStorage() });
  const fault = world.faults.add({ call: 'POST /identity/resources/auth/v1/logout', kind: 'offline' });
  await session.logout();
  const before = refreshes();
  world.faults.remove(fault);
  await wake();
  await wake();
  expect([status(), refreshes()]).toEqual(['signedOut', before]);
  const logouts = world.journal.list().filter(({ path }) => path.endsWith('/logout'));
  expect(logouts).toHaveLength(2);
});

it('removes its listeners when it is disposed', async () => {
  const { app, listeners } = await openLaptop();
  expect(listeners.size).toBeGreaterThan(0);
  app.dispose();
  await settle();
  expect(listeners.size).toBe(0);
});

it('does not listen twice', async () => {
  const { app, listeners, pageResumeEvents } = await openLaptop({ authOptions: {} });
  app.dispose();
  const { session } = openTestTab(app, { pageResumeEvents });
  session.listen();
  session.listen();
  expect(listeners.size).toBe(1);
});

it('does not refresh a session that is not suspended when the page resumes', async () => {
  const { wake } = await openLaptop({ authOptions: {} });
  await wake();
  expect(refreshes()).toBe(1);
});

it('signs out a page that the history restores if its session has ended while the page was frozen', async () => {
  const { status, restoreFromHistory } = await openLaptop({ authOptions: {} });
  world.faults.add({ call: `POST ${REFRESH}`, kind: 'status', status: 401 });
  await restoreFromHistory();
  await expect.poll(status).toBe('signedOut');
});

it('keeps the user of a page that the history restores, also while the service is unreachable', async () => {
  const { session, status, restoreFromHistory } = await openLaptop({ authOptions: {} });
  const before = session.accessToken();
  world.clock.advance(2_000);
  await restoreFromHistory();
  await expect.poll(() => session.accessToken()).not.toBe(before);
  cutOff();
  await restoreFromHistory();
  await pass(RETRY_DELAYS_MS[0] + RETRY_DELAYS_MS[1]);
  expect([status(), session.store.getState().user?.email]).toEqual(['signedIn', 'ada@acme.test']);
});

it('sends nothing for a page without a session that the history restores', async () => {
  const { session, restoreFromHistory } = await openLaptop({ authOptions: {} });
  await session.logout();
  const before = refreshes();
  await restoreFromHistory();
  expect(refreshes()).toBe(before);
});

/** When the tokens of these tests are issued, in seconds. */
const ISSUED = 1_000_000;

/** Creates a clock that jumps to the end of each wait. */
function createLeapingClock() {
  const waits: number[] = [];
  let now = ISSUED * 1000;
  const sleep = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  return { waits, clock: { now: () => now, sleep } };
}

/** Keeps a token of the given lifetime alive until it is renewed `renewals` times; returns the waits between. */
async function waitsOf(lifeSeconds: number, renewals: number) {
  const { waits, clock } = createLeapingClock();
  const over = new AbortController();
  const claims = { iat: ISSUED, exp: ISSUED + lifeSeconds, sub: 'u' };
  const token = { text: '', claims, expiresIn: lifeSeconds, skewMs: 0 } as never;
  const renewedAt: number[] = [];
  const renew = async () => {
    renewedAt.push(clock.now() - ISSUED * 1000);
    if (renewedAt.length === renewals) over.abort();
  };
  await keepAlive({ token, clock, pageResumeEvents: () => () => undefined, renew, signal: over.signal });
  return { waits, renewedAt, end: clock.now() - ISSUED * 1000 };
}

it('renews 20 seconds before the expiry, or half-way through a shorter lifetime', async () => {
  expect((await waitsOf(300, 1)).renewedAt).toEqual([280_000]);
  expect((await waitsOf(30, 1)).renewedAt).toEqual([15_000]);
  expect((await waitsOf(0, 1)).renewedAt).toEqual([1_000]);
});

it('never waits longer than 30 seconds, for any lifetime of the token', async () => {
  const { waits, renewedAt } = await waitsOf(3 * 3_600, 1);
  expect(Math.max(...waits)).toBe(LONGEST_PAUSE_MS);
  expect(renewedAt).toEqual([3 * 3_600_000 - 20_000]);
});

it('retries a renewal after 5 seconds, doubling the delay up to a minute', async () => {
  const { renewedAt } = await waitsOf(300, 7);
  const gaps = renewedAt.slice(1).map((at, index) => at - (renewedAt[index] ?? 0));
  expect(gaps).toEqual([FIRST_PUT_OFF_MS, 10_000, 20_000, 40_000, LONGEST_PUT_OFF_MS, LONGEST_PUT_OFF_MS]);
});

it('ends at once when a renewal has replaced the token', async () => {
  expect(await waitsOf(300, 1)).toMatchObject({ renewedAt: [280_000], end: 280_000 });
});
