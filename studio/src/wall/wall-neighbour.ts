import type { Box } from './wall-layout';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** How much further a card seems for each pixel that it stands to the side of the direction. */
const SIDEWAYS = 3;

/**
 * The card that an arrow key selects: the nearest one in that direction, which a card of the same row or column always
 * is; `from` if there is none.
 */
export function neighbourOf(boxes: readonly Box[], from: number, direction: Direction): number {
  const here = boxes[from];
  if (!here) return 0;
  let best = { index: from, distance: Number.POSITIVE_INFINITY };
  boxes.forEach((box, index) => {
    const distance = distanceTo(here, box, direction);
    if (distance < best.distance) best = { index, distance };
  });
  return best.index;
}

/** Infinite for a card that does not stand in that direction. */
function distanceTo(from: Box, to: Box, direction: Direction): number {
  const isSideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  const ahead = sign * (isSideways ? to.x - from.x : to.y - from.y);
  const aside = Math.abs(isSideways ? to.y - from.y : to.x - from.x);
  return ahead > 0 ? ahead + SIDEWAYS * aside : Number.POSITIVE_INFINITY;
}
