/** The position of a card, in pixels of the plane. */
export interface Spot {
  x: number;
  y: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The card that an arrow key selects. Left and right follow the reading order across row ends; up and down select the
 * nearest card of the row before or after.
 */
export function neighbourOf(spots: readonly Spot[], from: number, direction: Direction): number {
  const here = spots[from];
  if (!here) return 0;
  if (direction === 'ArrowLeft') return Math.max(0, from - 1);
  if (direction === 'ArrowRight') return Math.min(spots.length - 1, from + 1);
  const rows = spots.filter(({ y }) => (direction === 'ArrowUp' ? y < here.y : y > here.y)).map(({ y }) => y);
  if (rows.length === 0) return from;
  const row = direction === 'ArrowUp' ? Math.max(...rows) : Math.min(...rows);
  const distance = ({ x }: Spot) => Math.abs(x - here.x);
  return spots.reduce((best, spot, index) => {
    if (spot.y !== row) return best;
    const nearest = spots[best];
    return nearest?.y !== row || distance(spot) < distance(nearest) ? index : best;
  }, from);
}
