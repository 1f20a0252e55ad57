/**
 * Decides which cards of the wall have a live frame. Only cards near the view do, never more than a browser can paint,
 * and few are started at a time: the wall stays usable while it fills.
 */
export interface WallPool {
  /** Cards that have a live frame. */
  live(): ReadonlySet<string>;
  /** Called when a card comes near the view, or leaves it. */
  near(card: string, near: boolean): void;
  /** Cards in the view; other live cards can be updated later. */
  seen(): ReadonlySet<string>;
  /** Called when a card comes into the view, or leaves it. */
  look(card: string, seen: boolean): void;
  /** Called when a card has been painted: another may start. */
  settled(card: string): void;
  subscribe(listener: () => void): () => void;
}

export interface WallPoolOptions {
  /** Maximum number of live cards. */
  most: number;
  /** Maximum number of cards that start at the same time. */
  atOnce: number;
}

/** Creates an empty pool. */
export function createWallPool({ most, atOnce }: WallPoolOptions): WallPool {
  const listeners = new Set<() => void>();
  const wanted = new Set<string>();
  const starting = new Set<string>();
  /** Oldest first: a card that has left the view stays live until its place is needed. */
  let live: ReadonlySet<string> = new Set();
  let seen: ReadonlySet<string> = new Set();

  function change(): void {
    for (const listener of [...listeners]) listener();
  }

  function fill(): void {
    const next = new Set(live);
    for (const card of [...wanted].sort(bySight)) {
      if (starting.size >= atOnce) break;
      if (next.has(card)) continue;
      if (next.size >= most && !makeRoom(next)) break;
      next.add(card);
      starting.add(card);
    }
    if (next.size !== live.size || [...next].some((card) => !live.has(card))) {
      live = next;
      change();
    }
  }

  /** Starts cards in the view before cards near it. */
  function bySight(a: string, b: string): number {
    return Number(seen.has(b)) - Number(seen.has(a));
  }

  function makeRoom(cards: Set<string>): boolean {
    const oldest = [...cards].find((card) => !wanted.has(card));
    if (oldest === undefined) return false;
    cards.delete(oldest);
    starting.delete(oldest);
    return true;
  }

  return {
    live: () => live,
    near(card, isNear) {
      if (isNear) wanted.add(card);
      else wanted.delete(card);
      fill();
    },
    seen: () => seen,
    look(card, isSeen) {
      if (seen.has(card) === isSeen) return;
      seen = new Set(isSeen ? [...seen, card] : [...seen].filter((other) => other !== card));
      change();
    },
    settled(card) {
      if (starting.delete(card)) fill();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
