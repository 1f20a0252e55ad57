import type { Room } from '../../preview/device';
import type { Box, PlacedCard, PlacedTitle, WallLayout } from '../wall-layout';

/** The largest canvas that browsers draw: pixels of a side, and of the whole. */
export const canvasLimits = { side: 16_384, area: 268_435_456 } as const;

/** Space around the cards, in pixels of the wall. */
const MARGIN = 120;

/** What one picture shows, and at which scale. */
export interface PicturePlan {
  cards: readonly PlacedCard[];
  titles: readonly PlacedTitle[];
  /** The part of the wall. */
  box: Box;
  scale: number;
  /** The wanted scale would need a larger canvas than browsers draw. */
  isReduced: boolean;
}

/** Plans a picture of the whole wall, or of one card of it. */
export function planPicture(wall: WallLayout, card: PlacedCard | null, wanted: number): PicturePlan {
  const box = around(card ?? { x: 0, y: 0, width: wall.width, height: wall.height });
  const scale = fittingScale(box, wanted);
  const isReduced = scale < wanted;
  return card
    ? { cards: [card], titles: [], box, scale, isReduced }
    : { cards: wall.cards, titles: wall.titles, box, scale, isReduced };
}

/** The wanted scale, or the largest one that a canvas permits. */
export function fittingScale({ width, height }: Room, wanted: number): number {
  const bySide = canvasLimits.side / Math.max(width, height);
  const byArea = Math.sqrt(canvasLimits.area / (width * height));
  return Math.min(wanted, bySide, byArea);
}

function around({ x, y, width, height }: Box): Box {
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
