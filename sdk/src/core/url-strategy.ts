/** A place inside the host application, as its router sees it. */
export interface Place {
  /** Starts with a slash, without base name: `/account/login`. */
  path: string;
  /** Query parameters; empty with the hash strategy, which ignores any query string (portal spec §9). */
  query: URLSearchParams;
}

/** How addresses are read and written: the address bar (path or hash) or, in a preview, a history of its own. */
export interface UrlStrategy {
  read(): Place;
  /** Goes to an address of the host (`/path?query`). */
  go(address: string, options?: { replace?: boolean }): void;
  /** The full address of a place of the host, for links and redirect parameters. */
  href(address: string): string;
  /** Leaves the page for another address. */
  leave(url: string): void;
  /** Calls back after every change of place, whoever made it; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The history entries of steps: created on first use for the address bar, `undefined` where there is nothing to go back by. */
  steps?: StepEntries;
}

/** History entries that share one address: one for each step of a flow. */
export interface StepEntries {
  /** How many steps come before the one of the current entry; `null` in an entry that belongs to no step. */
  depth(): number | null;
  /** Adds an entry for the next step after the current one. */
  push(): void;
  /** Goes back by so many entries; settles once there. Subscribers are not called. */
  back(count: number): Promise<void>;
  /** Calls back when the user has gone back or forward to the entry of a step; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}
