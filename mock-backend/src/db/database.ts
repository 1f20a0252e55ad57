import type { Row } from './page';
import { createTable, type Table } from './table';
import { type IndexOf, type Rows, type TableName, tables as tableDefinitions } from './tables';

/** Tables as plain JSON, each in the order of insertion. */
export type DatabaseDump = { [Name in TableName]: Rows[Name][] };

type Tables = { readonly [Name in TableName]: Table<Rows[Name], IndexOf<Name>> };

/** Everything one identity service knows. */
export type Database = Tables & {
  /** A copy that later changes leave alone. */
  dump(): DatabaseDump;
  /** Calls back after each change of a row. */
  subscribe(listener: () => void): () => void;
};

/** Names of all tables, in the order in which a dump lists them. */
export const tableNames = Object.keys(tableDefinitions) as TableName[];

/** A database holding these rows (already checked), empty unless told otherwise. */
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
    dump: () => byTable((name) => copyRows(tables[name].list())) as DatabaseDump,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rows are plain JSON, and going through its text is several times as fast as a structured clone. */
function copyRows<R extends Row>(rows: readonly R[]): R[] {
  return JSON.parse(JSON.stringify(rows));
}

function byTable(make: (name: TableName) => unknown): Record<string, unknown> {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)]));
}
