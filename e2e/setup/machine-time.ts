import type { Disposable, Page } from '@playwright/test';
import { FIXTURE_START } from '@portico/fixtures';

/**
 * Freezes the clock in every page that `page` opens, at the start time of the fixtures' worlds. Countdowns stop, and
 * delays that a user would notice do not end. A live page reads this clock, and so does the studio for its worlds, so
 * that two pages that settle at different speeds show the same. Dispose of the result to restore the clock for later
 * pages.
 */
export function holdTime(page: Page): Promise<Disposable> {
  return page.addInitScript(holdTimeIn, Date.parse(FIXTURE_START));
}

/** Runs in the page, before its own script. */
function holdTimeIn(start: number) {
  /** Timers from this length on (milliseconds) are delays of the SDK. Shorter ones schedule the work of libraries. */
  const noticeable = 100;
  /** React delays the content after a skeleton by this long. While the clock is frozen, it appears at once. */
  const reactThrottle = 300;
  const { setTimeout: startTimer } = window;
  performance.now = () => 0;
  Date.now = () => start;
  window.setTimeout = ((handler: TimerHandler, wait = 0, ...rest: unknown[]) => {
    if (wait < noticeable) return startTimer(handler, wait, ...rest);
    return wait === reactThrottle ? startTimer(handler, 0, ...rest) : 0;
  }) as typeof window.setTimeout;
}

/**
 * Ends the latency of the studio's worlds (200 to 500 ms for each call) at once, in every page that `page` opens: for
 * journeys of many calls that do not look at what is shown meanwhile. Longer delays remain, such as those before a redirect.
 */
export function skipLatency(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    const { setTimeout: startTimer } = window;
    window.setTimeout = ((handler: TimerHandler, wait = 0, ...rest: unknown[]) =>
      startTimer(handler, wait >= 200 && wait <= 500 ? 0 : wait, ...rest)) as typeof window.setTimeout;
  });
}
