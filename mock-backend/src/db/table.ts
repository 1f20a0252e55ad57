import type { Page, PageQuery, Row } from './page';
import { selectPage } from './select-page';
import { createTableIndexes } from './table-indexes';

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
  const indexes = createTableIndexes<T, Index>(columns);

  function insert(row: T): T {
    if (rows.has(row.id)) throw new Error(`${name}: there is already a row with the id "${row.id}".`);
    rows.set(row.id, row);
    indexes.enter(row);
    return row;
  }

  function get(id: string): T {
    const row = rows.get(id);
    if (!row) throw new Error(`${name}: there is no row with the id "${id}".`);
    return row;
  }

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
      const after = { ...before, ...patch, id };
      rows.set(id, after);
      indexes.change(before, after);
      changed();
      return after;
    },
    remove: (id) => {
      const row = rows.get(id);
      if (!row) return;
      indexes.leave(row);
      rows.delete(id);
      changed();
    },
    get,
    find: (id) => rows.get(id),
    findBy: (column, value) => {
      const [id] = indexes.ids(column, value);
      return id === undefined ? undefined : get(id);
    },
    listBy: (column, value) => indexes.ids(column, value).map(get),
    list: (filter) => (filter ? [...rows.values()].filter(filter) : [...rows.values()]),
    page: (query) => selectPage(rows.values(), query),
  };
}
