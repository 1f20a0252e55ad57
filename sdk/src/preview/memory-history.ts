import { createMemoryStrategy, type MemoryStrategyOptions } from '../core/memory-strategy';
import type { StepEntries, Trails, UrlStrategy } from '../core/url-strategy';

/** Options of {@link createMemoryHistory}. */
export interface MemoryHistoryOptions extends MemoryStrategyOptions {
  /** Called after every change of the history. */
  onMove?: () => void;
}

/** A memory strategy with entries to go back to, as a browser has: the URL of the page never changes. */
export interface MemoryHistory extends UrlStrategy {
  readonly steps: StepEntries;
  /** Returns the current address, relative to its origin. */
  address(): string;
  /** Returns whether there is an entry before the current one. */
  canGoBack(): boolean;
  /** Goes back by one entry, as the browser's Back button does. */
  back(): void;
}

interface Entry {
  /** Absolute. */
  url: string;
  /** Number of steps before this entry's; `null` in an entry that belongs to no step. */
  depth: number | null;
  /** The addresses that the SDK stores in an entry of a step. */
  trails: Trails;
}

/**
 * Creates a history in memory. Addresses of another origin than the initial address are passed to `onLeave`, and the
 * history stays as it is.
 */
export function createMemoryHistory({ address = '/', onMove, onLeave }: MemoryHistoryOptions = {}): MemoryHistory {
  const location = createMemoryStrategy({ address });
  const { origin } = new URL(location.href('/'));
  const stepListeners = new Set<() => void>();
  let before: readonly Entry[] = [];
  let current: Entry = { url: location.href(address), depth: null, trails: {} };

  function enter(entry: Entry, entriesBefore: readonly Entry[]): void {
    before = entriesBefore;
    current = entry;
    location.go(entry.url);
    onMove?.();
  }

  function navigate(place: string, isReplacing: (url: string) => boolean): void {
    const url = location.href(place);
    if (new URL(url).origin !== origin) onLeave?.(url);
    else enter({ url, depth: null, trails: {} }, isReplacing(url) ? before : [...before, current]);
  }

  /** Goes back by a number of entries, or to the first. */
  function goBack(count: number): void {
    const index = Math.max(0, before.length - count);
    enter(before[index] ?? current, before.slice(0, index));
  }

  return {
    ...location,
    go: (place, { replace = false } = {}) => navigate(place, (url) => replace || url === current.url),
    leave: (place) => navigate(place, () => false),
    steps: {
      depth: () => current.depth,
      trail: (name) => current.trails[name] ?? [],
      push(trails = {}) {
        const depth = current.depth ?? 0;
        before = [...before, { ...current, depth }];
        current = { url: current.url, depth: depth + 1, trails };
        onMove?.();
      },
      replace(trails) {
        current = { ...current, depth: current.depth ?? 0, trails };
      },
      back: async (count) => goBack(count),
      subscribe(listener) {
        stepListeners.add(listener);
        return () => stepListeners.delete(listener);
      },
    },
    address: () => current.url.slice(origin.length),
    canGoBack: () => before.length > 0,
    back() {
      if (before.length === 0) return;
      goBack(1);
      for (const listener of [...stepListeners]) listener();
    },
  };
}
