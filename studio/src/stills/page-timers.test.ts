// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { trackFrames, trackTimers } from './page-timers';

function setUpTimers() {
  const viewport = new EventTarget();
  const pending = new Set<unknown>();
  const page = {
    event: undefined as Event | undefined,
    visualViewport: viewport,
    setTimeout: () => 1,
    clearTimeout: () => undefined,
  };
  const log = { begin: (work: unknown) => void pending.add(work), end: (work: unknown) => void pending.delete(work) };
  trackTimers(page as unknown as Window, log);
  const set = (page as unknown as Window).setTimeout;
  /** Starts a timer in a listener, as the browser calls it. */
  function startOn(target: EventTarget, wait: number) {
    target.addEventListener('resize', (event) => {
      page.event = event;
      set(() => undefined, wait);
      page.event = undefined;
    });
    target.dispatchEvent(new Event('resize'));
  }
  return { viewport, pending, set, startOn };
}

it('counts short timers as work, and no delay that a user would notice', () => {
  const { pending, set } = setUpTimers();
  set(() => undefined, 301);
  expect(pending.size).toBe(0);
  set(() => undefined, 300);
  expect(pending.size).toBe(1);
});

it('does not wait for an on-screen keyboard after a resize', () => {
  const { viewport, pending, startOn } = setUpTimers();
  startOn(viewport, 150);
  expect(pending.size).toBe(0);
  startOn(new EventTarget(), 150);
  expect(pending.size).toBe(1);
});

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
