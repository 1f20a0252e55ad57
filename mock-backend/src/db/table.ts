import type { Page, PageQuery, Row } from './page';
import { selectPage } from './select-page';

/**
 * One kind of rows, by id and by indexed column. Rows are in the order of insertion and are never mutated: a row that
 * was read does not change.
 */
export interface Table<T extends Row, Index extends keyof T> {
  readonly size: number;
  /** @throws {Error} when the id is taken. */
  insert(row: T): T;
  /** @throws {Error} when there is no such row. */
  update(id: string, patch: Partial<Omit<T, 'id'>>): T;
  /** Does nothing without such a row. */
  remove(id: string): void;
  /** @throws {Error} when there is no such row. */
  get(id: string): T;
  find(id: string): T | undefined;
  /** The first row with this value. */
  findBy<K extends Index>(column: K, value: T[K]): T | undefined;
  listBy<K extends Index>(column: K, value: T[K]): T[];
  list(filter?: (row: T) => boolean): T[];
  page(query: PageQuery<T>): Page<T>;
}

/** Creates a table on one Map, with one more Map per declared index. Calls `changed` after each change. */
export function createTable<T extends Row, Index extends keyof T>(
  name: string,
  columns: readonly Index[],
  initial: readonly T[],
  changed: () => void,
): Table<T, Index> {
  const rows = new Map<string, T>();
  /** The position of each row in the order of insertion. */
  const places = new Map<string, number>();
  /** By column, then by value: ids in the order of insertion, also after a row changes its value and back. */
  const indexes = new Map(columns.map((column) => [column, new Map<unknown, string[]>()]));
  let nextPlace = 0;

  const orderOf = (id: string) => places.get(id) ?? 0;

  function put(row: T, before?: T): T {
    rows.set(row.id, row);
    for (const [column, index] of indexes) {
      if (before && before[column] === row[column]) continue;
      if (before) leave(index, before[column], row.id);
      enter(index, row[column], row.id);
    }
    return row;
  }

  function enter(index: Map<unknown, string[]>, value: unknown, id: string): void {
    const ids = index.get(value);
    if (ids) ids.splice(positionIn(ids, id), 0, id);
    else index.set(value, [id]);
  }

  function leave(index: Map<unknown, string[]>, value: unknown, id: string): void {
    const ids = index.get(value);
    if (!ids) return;
    ids.splice(positionIn(ids, id), 1);
    if (ids.length === 0) index.delete(value);
  }

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

  function insert(row: T): T {
    if (rows.has(row.id)) throw new Error(`${name}: there is already a row with the id "${row.id}".`);
    places.set(row.id, nextPlace++);
    return put(row);
  }

  function get(id: string): T {
    const row = rows.get(id);
    if (!row) throw new Error(`${name}: there is no row with the id "${id}".`);
    return row;
  }

  function remove(id: string): void {
    const row = rows.get(id);
    if (!row) return;
    for (const [column, index] of indexes) leave(index, row[column], id);
    rows.delete(id);
    places.delete(id);
    changed();
  }

  const idsBy = (column: Index, value: unknown) => indexes.get(column)?.get(value) ?? [];

  for (const row of initial) insert(row);

  return {
    get size() {
      return rows.size;
    },
    insert: (row) => {
      const inserted = insert({ ...row });
      changed();
      return inserted;
    },
    update: (id, patch) => {
      const before = get(id);
      const after = put({ ...before, ...patch, id }, before);
      changed();
      return after;
    },
    remove,
    get,
    find: (id) => rows.get(id),
    findBy: (column, value) => {
      const [id] = idsBy(column, value);
      return id === undefined ? undefined : get(id);
    },
    listBy: (column, value) => idsBy(column, value).map(get),
    list: (filter) => (filter ? [...rows.values()].filter(filter) : [...rows.values()]),
    page: (query) => selectPage(rows.values(), query),
  };
}
