import type { FileTable } from '../call/files';
import { encodeBlocks } from './block-jpeg';

const [PAPER, FRAME, BAR] = [255, 216, 70];
/** Blocks of 8 points: 640 points wide. */
const COLUMNS = 80;
const MARGIN = 3;
const MAX_BARS = 60;

/** The rows of a table as bars, as long as their first number says; a row without one counts as one. */
export function toChart({ rows }: FileTable): Uint8Array {
  const values = rows.slice(0, MAX_BARS).map(barOf);
  const longest = Math.max(1, ...values);
  const room = COLUMNS - 2 * MARGIN;
  const height = 2 * MARGIN + Math.max(1, 2 * values.length - 1);
  return encodeBlocks(COLUMNS, height, (column, row) => {
    const isFrame = [0, COLUMNS - 1].includes(column) || [0, height - 1].includes(row);
    if (isFrame) return FRAME;
    const value = (row - MARGIN) % 2 === 0 ? (values[(row - MARGIN) / 2] ?? 0) : 0;
    return column >= MARGIN && column < MARGIN + Math.round((value / longest) * room) ? BAR : PAPER;
  });
}

function barOf(cells: readonly string[]): number {
  const numbers = cells.filter((cell) => /^\d+$/.test(cell)).map(Number);
  return numbers[0] ?? 1;
}
