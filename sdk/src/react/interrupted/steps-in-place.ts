import type { PortalPlacement } from '../../admin-portal/shell/portal-trail';
import type { StepEntries } from '../../core/url-strategy';

/** Marks the history entry of a box over a page. */
const MARK = 'box';
/** The parts of a page that keep addresses in its entries: the portal, wherever it is. */
const parts: readonly PortalPlacement[] = ['overlay', 'embedded', 'route'];

/** The steps of a login box over a page. */
export interface StepsInPlace extends StepEntries {
  /** Adds the entry of the box and follows the user's Back; returns a function that ends both. */
  cover(): () => void;
  /** Goes back to the entry of the page below, then calls back; further calls do nothing. */
  leave(onLeft: () => void): void;
}

export interface StepsInPlaceOptions {
  /** The history of the page below; `undefined` if it has none. */
  page: StepEntries | undefined;
  /** Called when the user goes back from the first step. Without it, the box stays. */
  onBack?: (() => void) | undefined;
  /** Whether the page below stays once the box is closed. If it does not, going back could interrupt a navigation. */
  pageStays: () => boolean;
}

/**
 * Counts the steps of a login box over a page. All of them share one history entry, which holds the addresses of the page
 * below: Back goes from it to the previous step, never below the box.
 */
export function createStepsInPlace({ page, onBack, pageStays }: StepsInPlaceOptions): StepsInPlace {
  const listeners = new Set<() => void>();
  let depth = 0;
  let covers = false;
  let isLeaving = false;
  const isOwnEntry = () => page !== undefined && page.trail(MARK).length > 0;
  const goBack = (count: number) => {
    depth = Math.max(0, depth - count);
  };

  function addEntry(): void {
    if (page && !isOwnEntry()) page.push({ ...trailsOf(page), [MARK]: ['open'] });
  }

  function followUser(): void {
    if (isOwnEntry()) return;
    if (depth === 0 && onBack) onBack();
    else addEntry();
    if (depth === 0) return;
    goBack(1);
    for (const listener of listeners) listener();
  }

  function leave(onLeft: () => void): void {
    if (isLeaving) return;
    isLeaving = true;
    if (page && isOwnEntry()) void page.back(1).then(onLeft);
    else onLeft();
  }

  return {
    depth: () => depth,
    trail: () => [],
    push: () => {
      depth += 1;
    },
    replace: () => undefined,
    back: async (count) => goBack(count),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave,
    cover() {
      covers = true;
      addEntry();
      const unsubscribe = page?.subscribe(followUser);
      return () => {
        covers = false;
        unsubscribe?.();
        // Deferred, because React's strict mode covers the page again at once.
        queueMicrotask(() => !covers && pageStays() && leave(() => undefined));
      };
    },
  };
}

/** The addresses that the current entry holds, so that the page below keeps its place. */
function trailsOf(page: StepEntries) {
  const trails = parts.map((part) => [part, page.trail(part)] as const);
  return Object.fromEntries(trails.filter(([, trail]) => trail.length > 0));
}
