/** The room above a card that stands in the middle of its page. */
export interface PlaceAbove {
  /** Brings the card to the middle in so many milliseconds, and keeps it there whatever it grows to. */
  center(durationMs: number): void;
  /** Keeps the card so many pixels higher, as far as there is room. */
  raise(px: number): void;
  /** What brings the card to its place, where anything does. */
  motion(): Animation | undefined;
}

/**
 * The room above the card of a page. An animation keeps it, so that document and style sheets stay as they are.
 *
 * @param page What centres the card, with an empty box above it that grows.
 */
export function placeAbove(page: Element): PlaceAbove {
  let hold: Animation | undefined;
  let room = 0;
  const measure = () => Number.parseFloat(getComputedStyle(page, '::before').height) || 0;
  function keep(from: number, to: number, duration: number) {
    hold?.cancel();
    room = to;
    const frames = [from, to].map((px) => ({ flex: `0 0 ${px}px` }));
    hold = page.animate(frames, { pseudoElement: '::before', duration, easing: 'ease-out', fill: 'forwards' });
  }
  return {
    center(durationMs) {
      // Where it is matters only to whoever is to see it move.
      const from = durationMs > 0 ? measure() : undefined;
      hold?.cancel();
      const to = measure();
      keep(from ?? to, to, durationMs);
    },
    raise(px) {
      const to = Math.max(0, room - px);
      keep(to, to, 0);
    },
    motion: () => hold,
  };
}
