/** An address inside the host application, as its router sees it. */
export interface Place {
  /** Starts with a slash and excludes the base name: `/account/login`. */
  path: string;
  /** Query parameters; empty with the hash strategy, which ignores any query string (portal spec §9). */
  query: URLSearchParams;
}

/** Reads and writes addresses: in the address bar (path or hash) or, in a preview, in its own history. */
export interface UrlStrategy {
  read(): Place;
  /** Goes to an address of the host (`/path?query`). */
  go(address: string, options?: { replace?: boolean }): void;
  /** Returns the absolute form of a host address, for links and redirect parameters. */
  href(address: string): string;
  /** Navigates the page to another address. */
  leave(url: string): void;
  /** Calls back after every change of address, by the SDK or the host; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * The history entries of steps: created on first use for the address bar, `undefined` without a history to go back
   * in.
   */
  steps?: StepEntries;
}

/** History entries that share one address: one for each step of a flow. */
export interface StepEntries {
  /** Number of steps before the current entry's; `null` in an entry that belongs to no step. */
  depth(): number | null;
  /** Adds an entry for the next step after the current one. */
  push(): void;
  /** Goes back by a number of entries; settles once there. Subscribers are not called. */
  back(count: number): Promise<void>;
  /** Calls back when the user has gone back or forward to the entry of a step; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
