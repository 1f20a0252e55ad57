import type { Row } from './page';
import { createTable, type Table } from './table';
import { type IndexOf, type Rows, type TableName, tables as tableDefinitions } from './tables';

/** Tables as plain JSON, each in the order of insertion. */
export type DatabaseDump = { [Name in TableName]: Rows[Name][] };

type Tables = { readonly [Name in TableName]: Table<Rows[Name], IndexOf<Name>> };

/** All data of one identity service. */
export type Database = Tables & {
  /** The rows as they are now. Rows are never mutated, so later changes don't affect it, but callers must not mutate it. */
  rows(): DatabaseDump;
  /** A copy of the rows, which callers may mutate. */
  dump(): DatabaseDump;
  /** Calls the listener after each change of a row. */
  subscribe(listener: () => void): () => void;
};

/** Names of all tables, in the order in which a dump lists them. */
export const tableNames = Object.keys(tableDefinitions) as TableName[];

/** Creates a database with these rows (already validated); default: empty. */
export function createDatabase(dump?: Partial<DatabaseDump>): Database {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const tables = byTable((name) => {
    const rows: readonly Row[] = copyRows(dump?.[name] ?? []);
    return createTable(name, tableDefinitions[name].indexes as readonly never[], rows, changed);
  }) as Tables;
  return {
    ...tables,
    rows: () => byTable((name) => tables[name].list()) as DatabaseDump,
    dump: () => byTable((name) => copyRows(tables[name].list())) as DatabaseDump,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rows are plain JSON, and copying them as JSON text is several times as fast as a structured clone. */
function copyRows<R extends Row>(rows: readonly R[]): R[] {
  return JSON.parse(JSON.stringify(rows));
}

function byTable(make: (name: TableName) => unknown): Record<string, unknown> {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)]));
}
