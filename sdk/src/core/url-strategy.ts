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
}
