// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { trackFrames } from './page-timers';

function setUp() {
  const tasks: (() => void)[] = [];
  const pending = new Set<unknown>();
  const page = { performance } as unknown as Window;
  const log = { begin: (work: unknown) => void pending.add(work), end: (work: unknown) => void pending.delete(work) };
  trackFrames(page, log, (run) => tasks.push(run));
  return { page, pending, runTask: () => tasks.shift()?.() };
}

it('runs animation frames as tasks, and what they request in the next one', () => {
  const { page, pending, runTask } = setUp();
  const order: string[] = [];
  page.requestAnimationFrame(() => {
    order.push('first');
    page.requestAnimationFrame(() => order.push('third'));
  });
  page.requestAnimationFrame(() => order.push('second'));
  expect(pending.size).toBe(2);
  runTask();
  expect(order).toEqual(['first', 'second']);
  expect(pending.size).toBe(1);
  runTask();
  expect(order).toEqual(['first', 'second', 'third']);
  expect(pending.size).toBe(0);
});

it('does not run a cancelled frame, even if an earlier one of the same task cancels it', () => {
  const { page, pending, runTask } = setUp();
  const order: string[] = [];
  page.requestAnimationFrame(() => page.cancelAnimationFrame(later));
  const later = page.requestAnimationFrame(() => order.push('later'));
  runTask();
  expect(order).toEqual([]);
  expect(pending.size).toBe(0);
});
