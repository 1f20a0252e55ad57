import type { UrlStrategy } from '@portico/sdk';

/** The entries of a flow's steps: they share one address, and the SDK adds one for each step. */
type StepEntries = NonNullable<UrlStrategy['steps']>;
type Trails = Parameters<StepEntries['replace']>[0];

/** A history in memory for the addresses of a frame: the URL of the frame's page never changes. */
export interface FrameHistory extends UrlStrategy {
  readonly steps: StepEntries;
  /** The current address, as an address of the host. */
  address(): string;
  canGoBack(): boolean;
  back(): void;
  /** Clears the history and starts at `address`. */
  restart(address: string): void;
}

interface Entry {
  url: URL;
  /** Number of steps before this entry's; `null` in an entry that belongs to no step. */
  depth: number | null;
  /** The addresses that the SDK stores in an entry of a step. */
  trails: Trails;
}

/** Creates the history of a frame. Calls `onMove` after every change, `onLeave` with an address of another origin. */
export function createFrameHistory(origin: string, onMove: () => void, onLeave: (url: string) => void): FrameHistory {
  const addressListeners = createListeners();
  const stepListeners = createListeners();
  const start: Entry = { url: new URL('/', origin), depth: null, trails: {} };
  let entries: readonly Entry[] = [start];

  const current = () => entries.at(-1) ?? start;
  const url = () => current().url;

  function show(next: readonly Entry[]): void {
    entries = next;
    addressListeners.notify();
    onMove();
  }
  function visit(address: string, isReplacing: (next: URL) => boolean): void {
    const next = new URL(address, origin);
    if (next.origin !== origin) {
      onLeave(next.href);
      return;
    }
    const before = isReplacing(next) ? entries.slice(0, -1) : entries;
    show([...before, { url: next, depth: null, trails: {} }]);
  }

  return {
    read: () => ({ path: url().pathname, query: new URLSearchParams(url().search) }),
    go: (address, { replace = false } = {}) => visit(address, (next) => replace || next.href === url().href),
    href: (address) => new URL(address, origin).href,
    leave: (address) => visit(address, () => false),
    subscribe: addressListeners.subscribe,
    steps: {
      depth: () => current().depth,
      trail: (name) => current().trails[name] ?? [],
      push(trails = {}) {
        const marked = { ...current(), depth: current().depth ?? 0 };
        entries = [...entries.slice(0, -1), marked, { url: url(), depth: marked.depth + 1, trails }];
        onMove();
      },
      replace(trails) {
        entries = [...entries.slice(0, -1), { url: url(), depth: current().depth ?? 0, trails }];
      },
      async back(count) {
        show(entries.slice(0, Math.max(1, entries.length - count)));
      },
      subscribe: stepListeners.subscribe,
    },
    address: () => url().pathname + url().search + url().hash,
    canGoBack: () => entries.length > 1,
    back() {
      if (entries.length < 2) return;
      show(entries.slice(0, -1));
      stepListeners.notify();
    },
    restart(address) {
      entries = [{ url: new URL(address, origin), depth: null, trails: {} }];
      onMove();
    },
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
