import { createColumnIndex } from './column-index';
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
  const orderOf = (id: string) => places.get(id) ?? 0;
  /** By column. A row keeps its place in the order after it changes its value and back. */
  const indexes = new Map(columns.map((column) => [column, createColumnIndex(orderOf)]));
  let nextPlace = 0;

  function put(row: T, before?: T): T {
    rows.set(row.id, row);
    for (const [column, index] of indexes) {
      if (before && before[column] === row[column]) continue;
      if (before) index.leave(before[column], row.id);
      index.enter(row[column], row.id);
    }
    return row;
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
    for (const [column, index] of indexes) index.leave(row[column], id);
    rows.delete(id);
    places.delete(id);
    changed();
  }

  const idsBy = (column: Index, value: unknown) => indexes.get(column)?.ids(value) ?? [];

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
