import { afterEach, expect, it } from 'vitest';
import type { Clock } from '../core/clock';
import { createTabs, LOCK_TIMEOUT_MS } from './tabs';

/** Web locks, as far as tabs use them: one holder at a time, waiting can be called off. */
function createLocks(): LockManager {
  let tail = Promise.resolve();
  const request = (_: string, { signal }: LockOptions, run: () => Promise<unknown>) => {
    const before = tail;
    const turn = Promise.race([
      before,
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]).then(run);
    tail = before.then(() => turn.then(undefined, () => undefined)).then(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}

function createStandingClock() {
  const sleepers: { ms: number; wake: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push({ ms, wake: resolve });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  return { clock, sleepers };
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

it('lets one tab at a time through', async () => {
  const locks = createLocks();
  const { clock } = createStandingClock();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    return true;
  };
  const tabs = Array.from({ length: 10 }, () => createTabs('app', clock, locks));
  expect(await Promise.all(tabs.map((tab) => tab.exclusively(work)))).toEqual(Array(10).fill(true));
  expect(most).toBe(1);
});

it('goes ahead after 5 seconds when another tab hangs', async () => {
  const locks = createLocks();
  const { clock, sleepers } = createStandingClock();
  void createTabs('app', clock, locks).exclusively(() => new Promise(() => undefined));
  const second = createTabs('app', clock, locks).exclusively(async () => 'through');
  expect(sleepers[1]!.ms).toBe(LOCK_TIMEOUT_MS);
  sleepers[1]!.wake();
  expect(await second).toBe('through');
});

it('passes a failure on, and runs once', async () => {
  const { clock } = createStandingClock();
  let runs = 0;
  const failing = async () => {
    runs += 1;
    throw new Error('refused');
  };
  await expect(createTabs('app', clock, createLocks()).exclusively(failing)).rejects.toThrow('refused');
  expect(runs).toBe(1);
});

it('runs without locks where there are none, or where they are forbidden', async () => {
  const { clock } = createStandingClock();
  const forbidden = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) };
  expect(await createTabs('app', clock, undefined).exclusively(async () => 1)).toBe(1);
  expect(await createTabs('app', clock, forbidden as unknown as LockManager).exclusively(async () => 2)).toBe(2);
});

it('tells the other tabs of the same application, and no others, about signing out', async () => {
  const { clock } = createStandingClock();
  const heard: string[] = [];
  const listen = (name: string, label: string) => {
    closers.push(createTabs(name, clock).onSignOut(() => heard.push(label)));
  };
  listen('app', 'same');
  listen('other', 'other');
  const told = new Promise<void>((resolve) => {
    closers.push(createTabs('app', clock).onSignOut(resolve));
  });
  createTabs('app', clock).announceSignOut();
  await told;
  expect(heard).toEqual(['same']);
});

it('ignores messages of any other shape', async () => {
  const { clock } = createStandingClock();
  let heard = 0;
  const last = new Promise<void>((resolve) => {
    closers.push(
      createTabs('app', clock).onSignOut(() => {
        heard += 1;
        resolve();
      }),
    );
  });
  const channel = new BroadcastChannel('app');
  for (const data of [null, 'portico:signed-out', { type: 'sign-out' }, { accessToken: 'x' }])
    channel.postMessage(data);
  channel.close();
  createTabs('app', clock).announceSignOut();
  await last;
  expect(heard).toBe(1);
});
