/** An address of the host, as the SDK reads it. */
interface HostLocation {
  path: string;
  query: URLSearchParams;
}

/** A history in memory for the addresses of a frame: the URL of the frame's page never changes. */
export interface FrameHistory {
  read(): HostLocation;
  go(address: string, options?: { replace?: boolean }): void;
  href(address: string): string;
  leave(url: string): void;
  subscribe(listener: () => void): () => void;
  /** The current address, as an address of the host. */
  address(): string;
  canGoBack(): boolean;
  back(): void;
  /** Clears the history and starts at `address`. */
  restart(address: string): void;
}

/** Creates the history of a frame. Calls `onMove` after every change, `onLeave` with an address of another origin. */
export function createFrameHistory(origin: string, onMove: () => void, onLeave: (url: string) => void): FrameHistory {
  const listeners = new Set<() => void>();
  let entries = [new URL('/', origin)];

  const current = () => entries[entries.length - 1] ?? new URL('/', origin);
  function settle(): void {
    for (const listener of [...listeners]) listener();
    onMove();
  }

  return {
    read: () => ({ path: current().pathname, query: new URLSearchParams(current().search) }),
    go(address, { replace = false } = {}) {
      const next = new URL(address, origin);
      if (next.origin !== origin) return onLeave(next.href);
      if (replace || next.href === current().href) entries.pop();
      entries.push(next);
      settle();
    },
    href: (address) => new URL(address, origin).href,
    leave(url) {
      const next = new URL(url, origin);
      if (next.origin !== origin) return onLeave(next.href);
      entries.push(next);
      settle();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    address: () => current().pathname + current().search + current().hash,
    canGoBack: () => entries.length > 1,
    back() {
      if (entries.length < 2) return;
      entries.pop();
      settle();
    },
    restart(address) {
      entries = [new URL(address, origin)];
      onMove();
    },
  };
}
