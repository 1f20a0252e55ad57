/** An address inside the host application, as its router sees it. */
export interface HostAddress {
  /** Starts with a slash and excludes the base name: `/account/login`. */
  path: string;
  /** Query parameters; empty with the hash strategy, which ignores any query string (portal spec §9). */
  query: URLSearchParams;
  /** The whole address, as `go` and `href` take it: path, query and fragment. */
  address: string;
}

/** Reads and writes addresses: in the address bar (path or hash) or, in a preview, in its own history. */
export interface UrlStrategy {
  read(): HostAddress;
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

/** Addresses of screens that have none in the address bar, from the first to the current one, by the name of the part. */
export type Trails = Readonly<Record<string, readonly string[]>>;

/** History entries that share one address: one for each step of a flow. */
export interface StepEntries {
  /** Number of steps before the current entry's; `null` in an entry that belongs to no step. */
  depth(): number | null;
  /** The addresses that the current entry holds under a name; empty if it holds none. */
  trail(name: string): readonly string[];
  /** Adds an entry for the next step after the current one, with its addresses. */
  push(trails?: Trails): void;
  /** Replaces the addresses of the current entry. */
  replace(trails: Trails): void;
  /** Goes back by a number of entries; settles once there. Subscribers are not called. */
  back(count: number): Promise<void>;
  /** Calls back when the user has gone back or forward to any entry; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
