import type { PageWork } from './page-work';

/** A placeholder that has not given way to its content after this long, in milliseconds, is the content. */
const PLACEHOLDER_MS = 1_000;
/** What a page, a step or a whole part of the SDK shows while its files and its session load. */
const placeholders = '.portico-skeleton, .portico-loader, .portico-root > .portico-spinner';

/** What a page waits for. */
export interface PageRestOptions {
  work: PageWork;
  /** Whether the page waits for answers. */
  isBusy: () => boolean;
  /** Limit, in milliseconds of real time. */
  deadlineMs: number;
}

/**
 * Resolves once a page has gone through a whole frame without a change, and nothing that may change it is pending.
 *
 * @returns False if that did not happen before the deadline.
 */
export async function pageAtRest(page: Document, { work, isBusy, deadlineMs }: PageRestOptions): Promise<boolean> {
  const start = performance.now();
  const changes = countChanges(page);
  const steps = () => changes.count() + work.count();
  let seen: number;
  do {
    if (performance.now() > start + deadlineMs) return changes.stop(false);
    seen = steps();
    finishMotion(page);
    await work.nextFrame();
  } while (
    seen !== steps() ||
    work.isPending() ||
    isBusy() ||
    isLoading(page) ||
    isRunningModules(page) ||
    isPlaceholder(page, start)
  );
  return changes.stop(true);
}

function countChanges(page: Document) {
  let count = 0;
  const observer = new MutationObserver(() => {
    count += 1;
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    count: () => count,
    stop(result: boolean) {
      observer.disconnect();
      return result;
    },
  };
}

/** Ends every animation, except spinners, which never end. */
function finishMotion(page: Document): void {
  for (const animation of page.getAnimations()) {
    const ends = animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    if (ends && animation.playState === 'running') animation.finish();
  }
}

/** Modules whose files have arrived, or will not: the bundler adds a link for each file of a lazy component. */
const loadedModules = new WeakSet<Element>();

/** Notes which files have arrived. */
export function watchModules(page: Document): void {
  for (const link of page.querySelectorAll('link'))
    if (performance.getEntriesByName(link.href).length > 0) loadedModules.add(link);
  const note = ({ target }: Event) => loadedModules.add(target as Element);
  page.addEventListener('load', note, true);
  page.addEventListener('error', note, true);
}

/** Once a file has arrived, its module runs and may load others: this long, in milliseconds. */
const MODULE_MS = 400;
performance.setResourceTimingBufferSize(10_000);
let files = { count: 0, changedAt: 0 };

/** Whether files of the screen have arrived a moment ago. */
function isRunningModules(page: Document): boolean {
  const count = performance.getEntriesByType('resource').length + page.querySelectorAll('link').length;
  if (count !== files.count) files = { count, changedAt: performance.now() };
  return performance.now() < files.changedAt + MODULE_MS;
}

function isLoading(page: Document): boolean {
  return (
    page.fonts.status === 'loading' ||
    [...page.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
    [...page.querySelectorAll('link[rel=modulepreload]')].some((link) => !loadedModules.has(link)) ||
    // React Aria hides an overlay with a field until an on-screen keyboard would have opened.
    page.querySelector('[data-rac][style*="clip-path"]') !== null
  );
}

/** Some states are a placeholder by design. */
function isPlaceholder(page: Document, start: number): boolean {
  return performance.now() < start + PLACEHOLDER_MS && page.querySelector(placeholders) !== null;
}
