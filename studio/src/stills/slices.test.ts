import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlices } from './slices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(msPerItem: number) {
  const done: string[] = [];
  const frames: (() => void)[] = [];
  const work = (item: string) => {
    done.push(item);
    vi.advanceTimersByTime(msPerItem);
  };
  const slices = createSlices(work, (then) => frames.push(then));
  return { slices, done, frames, paint: () => frames.shift()?.() };
}

it('runs the first items at once and the others after the next frames, in order', () => {
  const { slices, done, frames, paint } = setUp(0);
  slices.run(['a', 'b'], ['c', 'd']);
  expect(done).toEqual(['a', 'b']);
  paint();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(frames).toEqual([]);
});

it('leaves items that take long to later frames', () => {
  const { slices, done, frames, paint } = setUp(10);
  slices.run([], ['a', 'b']);
  paint();
  expect(done).toEqual(['a']);
  paint();
  expect(done).toEqual(['a', 'b']);
  expect(frames).toEqual([]);
});

it('reaches every item although it runs again before each frame', () => {
  const { slices, done, paint } = setUp(10);
  for (let edit = 0; edit < 3; edit += 1) {
    slices.run([], ['a', 'b', 'c']);
    paint();
  }
  expect(done).toEqual(['a', 'b', 'c']);
});
