import { type Database, tableNames } from '../../../db/database';
import { type TableName, tables } from '../../../db/tables';

/** A row of some table. */
export interface RowAddress {
  table: TableName;
  id: string;
}

/** The part of a table that all tables share. */
interface AnyTable {
  list(filter?: (row: Readonly<Record<string, unknown>>) => boolean): readonly AnyRow[];
  listBy(column: string, value: string): readonly AnyRow[];
  remove(id: string): void;
}

interface AnyRow {
  readonly id: string;
  readonly tenantId?: string | null;
}

/** Columns that name users, tenants and vendors: rules of their own remove these rows. */
const OWNERS = ['userId', 'tenantId', 'parentTenantId', 'vendorId'];

/** Foreign keys are indexed columns. */
const foreignKeys = tableNames.flatMap((table) => {
  const columns = tables[table].indexes.filter((column) => column.endsWith('Id') && !OWNERS.includes(column));
  return columns.map((column) => ({ table, column }));
});

/** Removes rows, and the rows that refer to them: the refresh tokens of a session, for instance. */
export function removeRows(db: Database, rows: readonly RowAddress[]): void {
  const waiting = [...rows];
  for (const { table, id } of waiting) {
    tableOf(db, table).remove(id);
    for (const { table: other, column } of foreignKeys) {
      waiting.push(
        ...tableOf(db, other)
          .listBy(column, id)
          .map((row) => ({ table: other, id: row.id })),
      );
    }
  }
}

/** The rows of a table that name this tenant. */
export function rowsOfTenant(db: Database, table: TableName, tenantId: string): RowAddress[] {
  if (!('tenantId' in tables[table].schema.shape)) return [];
  const isIndexed = (tables[table].indexes as readonly string[]).includes('tenantId');
  const rows = isIndexed
    ? tableOf(db, table).listBy('tenantId', tenantId)
    : tableOf(db, table).list((row) => row.tenantId === tenantId);
  return rows.map(({ id }) => ({ table, id }));
}

/** The rows of a table that name this user, of all tenants or of one; the table is indexed by its users. */
export function rowsOfUser(db: Database, table: TableName, userId: string, tenantId?: string): RowAddress[] {
  const rows = tableOf(db, table).listBy('userId', userId);
  return rows.filter((row) => tenantId === undefined || row.tenantId === tenantId).map(({ id }) => ({ table, id }));
}

/** Narrows a table to what all tables share: TypeScript can't call a method of a union of tables. */
function tableOf(db: Database, name: TableName): AnyTable {
  return db[name] as unknown as AnyTable;
}
