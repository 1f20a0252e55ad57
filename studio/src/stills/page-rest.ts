import type { PageWork } from './page-work';

/** What a page waits for. */
export interface PageRestOptions {
  work: PageWork;
  /** Resolves when a request of the page is answered; `null` if it waits for no answer. */
  nextAnswer: () => Promise<void> | null;
  limits: RestLimits;
}

/** How long a page may take, in milliseconds of real time. */
export interface RestLimits {
  /** For the next end of something that it waits for. A page that hangs exceeds it. */
  stepMs: number;
  /** For all of it. A page that never stops changing exceeds it. */
  totalMs: number;
}

/** Tasks that follow one another without any other sign of work. */
const QUIET_TURNS = 3;

/**
 * Resolves once nothing that may change a page is pending, and its last tasks have changed nothing.
 *
 * @returns False if the page exceeds a limit.
 */
export async function pageAtRest(page: Document, options: PageRestOptions): Promise<boolean> {
  const { work, limits } = options;
  const deadline = startDeadline(limits);
  const changes = countChanges(page);
  const steps = () => changes.count() + work.count();
  let drawn = -1;
  let isAtRest = false;
  while (!deadline.isOver()) {
    const waited = nextEvent(page, options);
    if (waited) {
      await deadline.race(waited);
      continue;
    }
    const seen = steps();
    for (let turn = 0; turn < QUIET_TURNS && seen === steps(); turn++) await work.turn();
    if (seen !== steps() || nextEvent(page, options)) continue;
    if (finishMotion(page)) continue;
    isAtRest = !work.isObserving() || drawn === seen;
    if (isAtRest) break;
    await deadline.race(work.nextFrame());
    drawn = seen;
  }
  changes.stop();
  return isAtRest;
}

/** Resolves when something that the page waits for may have ended; `null` if it waits for nothing. */
function nextEvent(page: Document, { work, nextAnswer }: PageRestOptions): Promise<void> | null {
  const answer = nextAnswer();
  if (answer) return Promise.race([answer, work.nextEnd()]);
  if (work.isPending()) return work.nextEnd();
  return isLoading(page) ? work.nextFrame() : null;
}

/**
 * Ends every animation, except spinners, which never end. Call it late: it computes all styles of the page.
 *
 * @returns Whether any was running.
 */
function finishMotion(page: Document): boolean {
  const ending = page.getAnimations().filter(({ effect, playState }) => {
    const ends = effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    return ends && playState === 'running';
  });
  for (const animation of ending) animation.finish();
  return ending.length > 0;
}

function isLoading(page: Document): boolean {
  return (
    page.fonts.status === 'loading' ||
    [...page.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
    // React Aria hides an overlay with a field until an on-screen keyboard would have opened.
    page.querySelector('[data-rac][style*="clip-path"]') !== null
  );
}

function startDeadline({ stepMs, totalMs }: RestLimits) {
  const started = performance.now();
  let hangs = false;
  return {
    isOver: () => hangs || performance.now() - started > totalMs,
    /** Waits for the next step, but no longer than its limit. */
    async race(step: Promise<void>): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          hangs = true;
          resolve();
        }, stepMs);
      });
      await Promise.race([step, limit]);
      clearTimeout(timer);
    },
  };
}

function countChanges(page: Document) {
  let count = 0;
  const observer = new MutationObserver(() => {
    count += 1;
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
  return { count: () => count, stop: () => observer.disconnect() };
}
