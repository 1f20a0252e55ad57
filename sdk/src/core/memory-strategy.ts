import type { UrlStrategy } from './url-strategy';

/** Origin of addresses that have no address bar; `invalid` is never resolved. */
const NOWHERE = 'https://preview.invalid';

/** Options of {@link createMemoryStrategy}. */
export interface MemoryStrategyOptions {
  /** Initial address. Default: `/`. */
  address?: string;
  /** Called with every address that would leave the page. */
  onLeave?: (url: string) => void;
}

/** Keeps addresses in its own history, for previews that share one page and for tests. */
export function createMemoryStrategy({ address = '/', onLeave }: MemoryStrategyOptions = {}): UrlStrategy {
  const listeners = new Set<() => void>();
  let current = new URL(address, NOWHERE);
  return {
    read: () => ({ path: current.pathname, query: new URLSearchParams(current.search) }),
    href: (place) => new URL(place, NOWHERE).href,
    leave: (url) => onLeave?.(url),
    go(place) {
      current = new URL(place, NOWHERE);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
