import type { UrlStrategy } from './url-strategy';

/** Origin of addresses without one; `invalid` is never resolved. */
const NOWHERE = 'https://preview.invalid';

/** Options of {@link createMemoryStrategy}. */
export interface MemoryStrategyOptions {
  /** Initial address. Its origin, if it has one, is the origin of every address. Default: `/`. */
  address?: string;
  /** Called with every address that would leave the page. */
  onLeave?: (url: string) => void;
}

/** Stores the address in memory, for previews that share one page and for tests; it has no entries to go back to. */
export function createMemoryStrategy({ address = '/', onLeave }: MemoryStrategyOptions = {}): UrlStrategy {
  const listeners = new Set<() => void>();
  let current = new URL(address, NOWHERE);
  const { origin } = current;
  return {
    read() {
      const { pathname, search, hash } = current;
      return { path: pathname, query: new URLSearchParams(search), address: pathname + search + hash };
    },
    href: (place) => new URL(place, origin).href,
    leave: (url) => onLeave?.(url),
    go(place) {
      current = new URL(place, origin);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
