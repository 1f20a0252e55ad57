import { tableNames } from '../../../db/database';
import { tables } from '../../../db/tables';
import type { Context } from '../call/context';
import { forgetWrongGuesses } from '../security/lockout';
import { removeRows, rowsOfUser } from '../tenants/remove-rows';

/** Tables whose rows belong to one user: those that are indexed by it. */
const ownedTables = tableNames.filter((name) => (tables[name].indexes as readonly string[]).includes('userId'));

/** Removes a user with all their rows: no device, link or session may outlive its owner. */
export function removeUser(context: Context, userId: string): void {
  const { db } = context;
  removeRows(
    db,
    ownedTables.flatMap((table) => rowsOfUser(db, table, userId)),
  );
  for (const what of ['password', 'second-factor', 'recovery', 'own-factor'] as const) {
    forgetWrongGuesses(context, `${what}:${userId}`);
  }
  db.passwords.remove(userId);
  db.users.remove(userId);
}

/** Removes a user's rows in one tenant. Sessions end there, and stay as a record. */
export function removeOwned({ db }: Context, userId: string, tenantId: string): void {
  const tablesOfTenant = ownedTables.filter((table) => table !== 'sessions');
  removeRows(
    db,
    tablesOfTenant.flatMap((table) => rowsOfUser(db, table, userId, tenantId)),
  );
}
