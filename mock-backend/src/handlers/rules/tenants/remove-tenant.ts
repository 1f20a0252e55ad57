import { tableNames } from '../../../db/database';
import type { Context } from '../call/context';
import { leaveTeam } from '../team/leave-team';
import { removeRows, rowsOfTenant } from './remove-rows';
import { branchOf } from './tenant-tree';

/**
 * Removes a tenant and all below it with all their rows: memberships (and users without another membership),
 * sessions, tokens, and the rows of every table that refers to a tenant or to such a row.
 */
export function removeTenant(context: Context, tenantId: string): void {
  const { db } = context;
  for (const id of branchOf(db, tenantId).reverse()) {
    for (const membership of db.memberships.listBy('tenantId', id)) {
      leaveTeam(context, { membership, user: db.users.get(membership.userId) });
    }
    sendMembersHome(context, id);
    removeRows(
      db,
      tableNames.flatMap((table) => rowsOfTenant(db, table, id)),
    );
    db.tenants.remove(id);
  }
}

/** Moves users of parent tenants who are in this tenant now to one that they are a member of. */
function sendMembersHome({ db }: Context, tenantId: string): void {
  for (const { id } of db.users.list((user) => user.activeTenantId === tenantId)) {
    const [home] = db.memberships.listBy('userId', id);
    if (home) db.users.update(id, { activeTenantId: home.tenantId });
  }
  for (const { id, userId } of db.sessions.list((row) => row.tenantId === tenantId && row.revokedAt === null)) {
    const [home] = db.memberships.listBy('userId', userId);
    if (home) db.sessions.update(id, { tenantId: home.tenantId });
  }
}
