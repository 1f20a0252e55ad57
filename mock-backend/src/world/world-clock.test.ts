import { afterEach, expect, it, vi } from 'vitest';
import { createWorldClock } from './world-clock';

afterEach(() => void vi.useRealTimers());

it('stays stopped until it is moved', () => {
  const clock = createWorldClock(1_000);
  expect(clock.now()).toBe(1_000);
  clock.advance(500);
  expect(clock.now()).toBe(1_500);
  clock.set('2030-01-01T00:00:00Z');
  expect(clock.now()).toBe(Date.UTC(2030, 0, 1));
});

it('wakes sleepers once their time has come, the earliest first', async () => {
  const clock = createWorldClock(0);
  const woken: number[] = [];
  const sleeps = [300, 100, 900].map((ms) => clock.sleep(ms).then(() => woken.push(ms)));
  clock.advance(300);
  await Promise.all(sleeps.slice(0, 2));
  expect(woken).toEqual([100, 300]);
  clock.advance(600);
  await sleeps[2];
  expect(woken).toEqual([100, 300, 900]);
});

it('removes an aborted sleep', async () => {
  const controller = new AbortController();
  const sleep = createWorldClock(0).sleep(100, controller.signal);
  controller.abort(new Error('called off'));
  await expect(sleep).rejects.toThrow('called off');
});

it('does not begin a sleep that is aborted already', async () => {
  const sleep = createWorldClock(0).sleep(100, AbortSignal.abort(new Error('called off')));
  await expect(sleep).rejects.toThrow('called off');
});

it.each([0, -5])('does not wait for %i ms', async (ms) => {
  await createWorldClock(0).sleep(ms);
});

it('follows a reading from its current time, and can freeze again', async () => {
  const clock = createWorldClock(5_000);
  let reading = 100;
  const freeze = clock.follow(() => reading);
  expect(clock.isFollowing()).toBe(true);
  reading = 350;
  expect(clock.now()).toBe(5_250);
  clock.advance(1_000);
  reading = 300;
  expect(clock.now()).toBe(6_250);
  reading = 400;
  freeze();
  reading = 9_000;
  expect([clock.now(), clock.isFollowing()]).toEqual([6_350, false]);
});

it('follows on from the time that it is set to', () => {
  const clock = createWorldClock(0);
  let reading = 100;
  clock.follow(() => reading);
  reading = 350;
  clock.set(1_000);
  expect(clock.now()).toBe(1_000);
  reading = 400;
  expect(clock.now()).toBe(1_050);
});

it('follows the last reading only', () => {
  const clock = createWorldClock(0);
  const [first, second] = [{ reading: 0 }, { reading: 0 }];
  const freezeFirst = clock.follow(() => first.reading);
  first.reading = 10;
  const freezeSecond = clock.follow(() => second.reading);
  freezeFirst();
  first.reading = 1_000;
  second.reading = 5;
  expect(clock.now()).toBe(15);
  freezeSecond();
  second.reading = 1_000;
  expect(clock.now()).toBe(15);
});

it('wakes a sleeper that began before it follows, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  const clock = createWorldClock(0);
  const woken: number[] = [];
  for (const ms of [50, 20, 900, 900]) void clock.sleep(ms).then(() => woken.push(ms));
  const controller = new AbortController();
  void clock.sleep(70, controller.signal).catch(() => woken.push(-70));
  expect(vi.getTimerCount()).toBe(0);
  const freeze = clock.follow(() => performance.now());
  await vi.advanceTimersByTimeAsync(49);
  expect(woken).toEqual([20]);
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  await vi.advanceTimersByTimeAsync(100);
  expect([woken, vi.getTimerCount()]).toEqual([[20, 50, -70], 2]);
  freeze();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(woken).toEqual([20, 50, -70]);
});

it('wakes a sleeper while following', async () => {
  const clock = createWorldClock(0);
  const freeze = clock.follow(() => performance.now());
  await clock.sleep(5);
  expect(clock.now()).toBeGreaterThanOrEqual(5);
  freeze();
});

it('calls its listeners on each move', () => {
  const clock = createWorldClock(0);
  let moves = 0;
  const unsubscribe = clock.subscribe(() => moves++);
  clock.advance(1);
  clock.set(5);
  unsubscribe();
  clock.advance(1);
  expect(moves).toBe(2);
});

it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('refuses to advance by %s', (ms) => {
  const clock = createWorldClock(0);
  expect(() => clock.advance(ms)).toThrow(new RangeError(`The clock cannot advance by ${ms} ms.`));
  clock.advance(0);
  expect(clock.now()).toBe(0);
});

it('refuses an invalid time', () => {
  expect(() => createWorldClock(0).set('someday')).toThrow('"someday" is not a moment in time.');
});

it('calls subscribers with the distance it was moved', () => {
  const clock = createWorldClock(1_000);
  const moves: number[] = [];
  const unsubscribe = clock.subscribe((movedMs) => moves.push(movedMs));
  clock.advance(250);
  clock.set(500);
  unsubscribe();
  clock.advance(1);
  expect(moves).toEqual([250, -750]);
});
