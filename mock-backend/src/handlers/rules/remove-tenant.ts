import { tableNames } from '../../db/database';
import { type TableName, tables } from '../../db/tables';
import type { Context } from './context';
import { leaveTeam } from './leave-team';
import { branchOf } from './tenant-tree';

/** One table, as far as this file needs to know it. */
interface AnyTable {
  list(filter?: (row: Readonly<Record<string, unknown>>) => boolean): readonly { readonly id: string }[];
  listBy(column: string, value: string): readonly { readonly id: string }[];
  remove(id: string): void;
}

/**
 * Removes a tenant and all below it with everything that is theirs: memberships (and people who belong to nothing
 * else), sessions, tokens, and the rows of every table that names a tenant or hangs on such a row.
 */
export function removeTenant(context: Context, tenantId: string): void {
  const { db } = context;
  for (const id of branchOf(db, tenantId).reverse()) {
    for (const membership of db.memberships.listBy('tenantId', id)) {
      leaveTeam(context, { membership, user: db.users.get(membership.userId) });
    }
    sendVisitorsHome(context, id);
    removeRows(context, rowsOfTenant(context, id));
    db.tenants.remove(id);
  }
}

/** Somebody from above who is in the tenant right now goes on in one of their own. */
function sendVisitorsHome({ db }: Context, tenantId: string): void {
  for (const { id } of db.users.list((user) => user.activeTenantId === tenantId)) {
    const [home] = db.memberships.listBy('userId', id);
    if (home) db.users.update(id, { activeTenantId: home.tenantId });
  }
  for (const { id, userId } of db.sessions.list((row) => row.tenantId === tenantId && row.revokedAt === null)) {
    const [home] = db.memberships.listBy('userId', userId);
    if (home) db.sessions.update(id, { tenantId: home.tenantId });
  }
}

interface RowAddress {
  table: TableName;
  id: string;
}

function rowsOfTenant(context: Context, tenantId: string): RowAddress[] {
  return tableNames.flatMap((table) => {
    if (!('tenantId' in tables[table].schema.shape)) return [];
    const rows = isIndexed(table, 'tenantId')
      ? tableOf(context, table).listBy('tenantId', tenantId)
      : tableOf(context, table).list((row) => row.tenantId === tenantId);
    return rows.map(({ id }) => ({ table, id }));
  });
}

/** Rows, and after them whatever names one of them: a session's refresh tokens, for instance. */
function removeRows(context: Context, rows: RowAddress[]): void {
  for (let next = rows.shift(); next; next = rows.shift()) {
    const { table, id } = next;
    tableOf(context, table).remove(id);
    rows.push(...dependentsOf(context, id));
  }
}

/** Foreign keys are indexed columns; those of people and vendors name nothing that goes. */
const keysOfRows = tableNames.flatMap((table) =>
  tables[table].indexes
    .filter((column) => column.endsWith('Id') && !['userId', 'tenantId', 'parentTenantId', 'vendorId'].includes(column))
    .map((column) => ({ table, column })),
);

function dependentsOf(context: Context, id: string): RowAddress[] {
  return keysOfRows.flatMap(({ table, column }) =>
    tableOf(context, table)
      .listBy(column, id)
      .map((row) => ({ table, id: row.id })),
  );
}

function isIndexed(table: TableName, column: string): boolean {
  return (tables[table].indexes as readonly string[]).includes(column);
}

function tableOf({ db }: Context, name: TableName): AnyTable {
  return db[name] as unknown as AnyTable;
}
