import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import type { BodyPart, RowsInView } from './rows-in-view';
import { chunkOf, useChunk } from './use-chunk';

// A single export: a module as a whole would add the bundler's run time to the first chunk of a host.
const virtualizing = chunkOf(() => import('./RowVirtualizer').then(({ RowVirtualizer }) => ({ RowVirtualizer })));

/** Of more rows, only those in view are in the page. */
const LONG = 100;
/** Rows of a long list that are shown until the chunk has loaded that finds those in view. */
const FIRST_ROWS = 30;

/** The rows of a list that are in the page: all, or of a long list those in view. */
export interface LongRows {
  isPart: boolean;
  /** Absent in a short list, and until the chunk has loaded. */
  view: RowsInView | undefined;
  /** Rows and gaps in order; the current row is always one of them. */
  partsWith: (current: number) => readonly BodyPart[];
  /** The row nearest to another one that is in the page or comes into it when the list scrolls there. */
  reachable: (index: number) => number;
  /** Finds the rows in view. To be rendered after them, so that they exist when it looks at them. */
  virtualizerOf: (body: RefObject<HTMLElement | null>, current: number) => ReactNode;
}

/**
 * The rows in view of a list, which scrolls in the nearest ancestor of its body that scrolls. Each row has its index as
 * `data-index`.
 *
 * @param rowKey Always the same function: with another one, all rows are laid out again.
 */
export function useLongList<Row>(rows: readonly Row[], rowKey: (row: Row) => string): LongRows {
  const isLong = rows.length > LONG;
  const chunk = useChunk(virtualizing, isLong);
  const isPart = isLong && chunk !== 'failed';
  const [found, setFound] = useState<RowsInView>();
  const view = isPart ? found : undefined;
  const keyAt = useCallback((index: number) => keyOf(rows, index, rowKey), [rows, rowKey]);
  const first = isPart ? FIRST_ROWS : rows.length;
  return {
    isPart,
    view,
    partsWith: (current) =>
      view?.parts(rows.length, current) ?? Array.from({ length: first }, (_, index) => ({ index })),
    reachable: (index) => (isPart && !view ? Math.min(index, FIRST_ROWS - 1) : index),
    virtualizerOf: (body, current) =>
      isPart &&
      chunk && (
        <chunk.RowVirtualizer body={body} count={rows.length} keyAt={keyAt} current={current} onChange={setFound} />
      ),
  };
}

/** The key of a row by its index. */
export function keyOf<Row>(rows: readonly Row[], index: number, rowKey: (row: Row) => string): string {
  const row = rows[index];
  return row === undefined ? '' : rowKey(row);
}

/** The key of rows with an id: always the same function, as {@link useLongList} needs it. */
export const idOf = ({ id }: { readonly id: string }): string => id;
