import type { FindByTyping } from './row-typing';

/** What the body of a table consists of: rows, and the empty space of those that are not in the page. */
export type BodyPart = { index: number } | { gap: number; before: number };

/** The rows of a long table that are in the page. */
export interface RowsInView {
  /** The rows and gaps in order. The current row is always one of them. */
  parts: (count: number, current: number) => readonly BodyPart[];
  /** Measures a row that comes into the page. */
  measure: (row: HTMLTableRowElement | null) => void;
  scrollTo: (index: number) => void;
  findByTyping?: FindByTyping;
}
