// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFramePool, type FramePool } from './frame-pool';

let pool: FramePool;
const frames = () => pool.store.getState().frames;
const awake = () => frames().flatMap(({ isAwake, place }) => (isAwake ? [place] : []));

beforeEach(() => {
  pool = createFramePool();
});
afterEach(() => pool.dispose());

it('keeps one frame ready, and loads no more than three', () => {
  pool.prepare();
  pool.prepare();
  expect(frames()).toHaveLength(1);
  for (const place of ['a', 'b', 'c', 'd']) {
    pool.wake(place);
    pool.prepare();
  }
  expect(frames()).toHaveLength(3);
});

it('wakes a place with the frame that it fell asleep with', () => {
  const session = pool.wake('a');
  pool.sleep('a');
  expect(session.store.getState().running).toBe(false);
  pool.wake('b');
  expect(pool.wake('a')).toBe(session);
  expect(session.store.getState().running).toBe(true);
  expect(awake()).toEqual(['a', 'b']);
});

it('takes the frame that was asleep for the longest time, and none that is awake', () => {
  for (const place of ['a', 'b', 'c']) pool.wake(place);
  pool.sleep('b');
  pool.sleep('c');
  pool.wake('d');
  expect(awake()).toEqual(['a', 'd']);
  expect(pool.frameOf('b')).toBeUndefined();
  expect(pool.frameOf('c')).toMatchObject({ isAwake: false });
});

it('starts a released place again', () => {
  pool.wake('a');
  pool.release('a');
  expect(pool.frameOf('a')).toBeUndefined();
  expect(frames()).toMatchObject([{ place: null, isReady: false }]);
});

it('never changes the order of the frames, which would load them again', () => {
  for (const place of ['a', 'b', 'c']) pool.wake(place);
  const ids = frames().map(({ id }) => id);
  for (const place of ['a', 'd', 'b']) {
    pool.sleep(place);
    pool.wake(place);
  }
  expect(frames().map(({ id }) => id)).toEqual(ids);
});
