/** The ids of a table's rows by the value of one column, in the order of the rows. */
export interface ColumnIndex {
  ids(value: unknown): readonly string[];
  enter(value: unknown, id: string): void;
  leave(value: unknown, id: string): void;
}

const noIds: readonly string[] = [];

/** @param orderOf Returns the position of a row; a new row comes last. */
export function createColumnIndex(orderOf: (id: string) => number): ColumnIndex {
  const idsByValue = new Map<unknown, string[]>();

  /** Binary search by position; one step for a new row, which always comes last. */
  function positionIn(ids: readonly string[], id: string): number {
    const place = orderOf(id);
    let [from, to] = [0, ids.length];
    if (to > 0 && orderOf(ids[to - 1] ?? '') < place) return to;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (orderOf(ids[middle] ?? '') < place) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  return {
    ids: (value) => idsByValue.get(value) ?? noIds,
    enter(value, id) {
      const ids = idsByValue.get(value);
      if (ids) ids.splice(positionIn(ids, id), 0, id);
      else idsByValue.set(value, [id]);
    },
    leave(value, id) {
      const ids = idsByValue.get(value);
      if (!ids) return;
      ids.splice(positionIn(ids, id), 1);
      if (ids.length === 0) idsByValue.delete(value);
    },
  };
}
