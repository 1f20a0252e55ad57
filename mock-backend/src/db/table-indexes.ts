import { createColumnIndex } from './column-index';
import type { Row } from './page';

/** The indexed columns of one table. */
export interface TableIndexes<T extends Row, Index extends keyof T> {
  /** Adds a new row, which comes last. */
  enter(row: T): void;
  /** A row keeps its place in the order after it changes its value and back. */
  change(before: T, after: T): void;
  leave(row: T): void;
  /** Ids of the rows with this value, in the order of insertion. */
  ids(column: Index, value: unknown): readonly string[];
}

/** Creates one Map per column. */
export function createTableIndexes<T extends Row, Index extends keyof T>(
  columns: readonly Index[],
): TableIndexes<T, Index> {
  /** The position of each row in the order of insertion. */
  const places = new Map<string, number>();
  const orderOf = (id: string) => places.get(id) ?? 0;
  const indexes = new Map(columns.map((column) => [column, createColumnIndex(orderOf)]));
  let nextPlace = 0;

  return {
    enter(row) {
      places.set(row.id, nextPlace++);
      for (const [column, index] of indexes) index.enter(row[column], row.id);
    },
    change(before, after) {
      for (const [column, index] of indexes) {
        if (before[column] === after[column]) continue;
        index.leave(before[column], after.id);
        index.enter(after[column], after.id);
      }
    },
    leave(row) {
      for (const [column, index] of indexes) index.leave(row[column], row.id);
      places.delete(row.id);
    },
    ids: (column, value) => indexes.get(column)?.ids(value) ?? [],
  };
}
