import type { UrlStrategy } from './url-strategy';

/** Origin of addresses that stand in no address bar; `invalid` is never resolved. */
const NOWHERE = 'https://preview.invalid';

export interface MemoryStrategyOptions {
  /** Where it starts; `/` unless told otherwise. */
  address?: string;
  /** Told of every address that would leave the page. */
  onLeave?: (url: string) => void;
}

/** Addresses in a history of their own: for previews that share one page, and for tests. */
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
