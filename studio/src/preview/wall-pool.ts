/**
 * Decides which cards of the wall are alive. Only cards near the view are, never more than a browser can paint, and few
 * at a time are started: the wall stays usable while it fills.
 */
export interface WallPool {
  /** Cards that are alive now. */
  live(): ReadonlySet<string>;
  /** A card came near the view, or left it. */
  near(card: string, near: boolean): void;
  /** Cards in the view; the others that are alive may wait. */
  seen(): ReadonlySet<string>;
  /** A card came into the view, or left it. */
  look(card: string, seen: boolean): void;
  /** A card has been painted: another may start. */
  settled(card: string): void;
  subscribe(listener: () => void): () => void;
}

export interface WallPoolOptions {
  /** Most cards alive at once. */
  most: number;
  /** Most cards starting at once. */
  atOnce: number;
}

/** Makes an empty pool. */
export function createWallPool({ most, atOnce }: WallPoolOptions): WallPool {
  const listeners = new Set<() => void>();
  const wanted = new Set<string>();
  const starting = new Set<string>();
  /** Oldest first: a card that has left the view stays alive until its place is needed. */
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

  /** What is seen comes to life before what is only near. */
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
