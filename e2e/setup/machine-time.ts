import type { Disposable, Page } from '@playwright/test';
import { FIXTURE_START } from '@portico/fixtures';

declare global {
  interface Window {
    /** Lets the machine's time run, or stand. */
    runTime(runs: boolean): void;
  }
}

/**
 * Makes the machine's time stand in every page that `page` opens, at the moment where every fixture's world starts: no
 * countdown counts, and a wait that a person would notice does not end. A live page reads this clock, and so does the
 * studio for its worlds; two pages that come to rest at different speeds show the same. Dispose of what comes back, and
 * the next page that opens has a time of its own again.
 */
export function holdTime(page: Page, runs = false): Promise<Disposable> {
  return page.addInitScript(holdTimeIn, { start: Date.parse(FIXTURE_START), runs });
}

/** Runs in the page, before its own script. */
function holdTimeIn({ start, runs }: { start: number; runs: boolean }) {
  /** Waits this long are the product's own, in milliseconds; shorter ones are the libraries' way to say "next". */
  const noticeable = 100;
  /** So long does React hold back what has come after a skeleton; while time stands it comes at once. */
  const reactThrottle = 300;
  const { setTimeout: later } = window;
  const real = performance.now.bind(performance);
  let last = real();
  let passed = 0;
  performance.now = () => {
    const reading = real();
    if (runs) passed += reading - last;
    last = reading;
    return passed;
  };
  Date.now = () => start + Math.round(performance.now());
  window.runTime = (next) => {
    performance.now();
    runs = next;
  };
  window.setTimeout = ((handler: TimerHandler, wait = 0, ...rest: unknown[]) => {
    if (runs || wait < noticeable) return later(handler, wait, ...rest);
    return wait === reactThrottle ? later(handler, 0, ...rest) : 0;
  }) as typeof window.setTimeout;
}
