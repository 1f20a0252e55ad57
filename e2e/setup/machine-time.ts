import type { Disposable, Page } from '@playwright/test';
import { FIXTURE_START } from '@portico/fixtures';

/**
 * Makes the machine's time stand in every page that `page` opens, at the moment where every fixture's world starts: no
 * countdown counts, and a wait that a person would notice does not end. A live page reads this clock, and so does the
 * studio for its worlds; two pages that come to rest at different speeds show the same. Dispose of what comes back, and
 * the next page that opens has a time of its own again.
 */
export function holdTime(page: Page): Promise<Disposable> {
  return page.addInitScript(holdTimeIn, Date.parse(FIXTURE_START));
}

/** Runs in the page, before its own script. */
function holdTimeIn(start: number) {
  /** Waits this long are the product's own, in milliseconds; shorter ones are the libraries' way to say "next". */
  const noticeable = 100;
  /** React holds back for this long what follows a skeleton; while time stands it comes at once. */
  const reactThrottle = 300;
  const { setTimeout: startTimer } = window;
  performance.now = () => 0;
  Date.now = () => start;
  window.setTimeout = ((handler: TimerHandler, wait = 0, ...rest: unknown[]) => {
    if (wait < noticeable) return startTimer(handler, wait, ...rest);
    return wait === reactThrottle ? startTimer(handler, 0, ...rest) : 0;
  }) as typeof window.setTimeout;
}
