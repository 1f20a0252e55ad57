import type { Room } from '../../preview/device';
import type { Box, PlacedCard } from '../wall-layout';

/** A4 on its side, in points. */
export const page = { width: 842, height: 595 } as const;
/** Space of the page: around it, between cards, and for the title and the captions. In points. */
export const room = { margin: 36, gap: 14, title: 34, caption: 18, footer: 16 } as const;

/** A card with its place on a page, in points, without its caption. */
interface SheetCell extends Box {
  card: PlacedCard;
}

/** One page of the sheet: cards of one group. */
export interface SheetPage {
  title: string;
  cells: readonly SheetCell[];
}

/** Spreads cards over pages: every group starts a new one. */
export function planSheet(cards: readonly PlacedCard[], frame: Room): SheetPage[] {
  const grid = gridOf(frame);
  const groups = [...new Set(cards.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const ofGroup = cards.filter((card) => card.group === group);
    return pagesOf(group.title, ofGroup, grid);
  });
}

interface Grid {
  columns: number;
  rows: number;
  /** Size of one card. */
  card: Room;
}

/** Two rows of three wide screens, or one row of high ones. */
function gridOf(frame: Room): Grid {
  const across = page.width - 2 * room.margin + room.gap;
  const down = page.height - 2 * room.margin - room.title - room.footer + room.gap;
  const [rows, most] = frame.height > frame.width ? [1, 1] : [2, 3];
  const width = across / most - room.gap;
  const height = down / rows - room.gap - room.caption;
  const scale = Math.min(width / frame.width, height / frame.height);
  const card = { width: frame.width * scale, height: frame.height * scale };
  // Rounded, because three cards that fill a row are a hair wider than it.
  return { columns: Math.floor(across / (card.width + room.gap) + 0.001), rows, card };
}

function pagesOf(title: string, cards: readonly PlacedCard[], { columns, rows, card: size }: Grid): SheetPage[] {
  const perPage = columns * rows;
  const starts = cards.flatMap((_, index) => (index % perPage === 0 ? [index] : []));
  return starts.map((start) => ({
    title,
    cells: cards.slice(start, start + perPage).map((card, index) => ({
      card,
      ...size,
      x: room.margin + (index % columns) * (size.width + room.gap),
      y: room.margin + room.title + Math.floor(index / columns) * (size.height + room.caption + room.gap),
    })),
  }));
}
