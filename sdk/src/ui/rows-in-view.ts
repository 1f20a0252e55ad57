import type { FindByTyping } from './row-typing';

/** What a long list or the body of a long table consists of: rows, and the empty space of those that are not in the page. */
export type BodyPart = { index: number } | { gap: number; before: number };

/** The rows of a long list or table that are in the page. */
export interface RowsInView {
  /** The rows and gaps in order. The current row is always one of them. */
  parts: (count: number, current: number) => readonly BodyPart[];
  /** Measures a row that comes into the page. */
  measure: (row: HTMLElement | null) => void;
  scrollTo: (index: number) => void;
  findByTyping?: FindByTyping;
}
