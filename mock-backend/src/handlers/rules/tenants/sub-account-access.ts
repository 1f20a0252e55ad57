import type { Database } from '../../../db/database';
import type { MembershipRow } from '../../../db/tables';
import { effectiveRolesOf } from '../team/group-roles';
import { ancestorsOf } from './tenant-tree';

/** By which membership a user is in a tenant. */
export interface Access {
  /** In this tenant: their own, or what they are in the tenant that they come from. */
  membership: MembershipRow;
  /** The tenant of the user's own membership: this one, or one above it. */
  homeTenantId: string;
}

/** The membership by which a user may enter a tenant: their own there or, if permitted, one in a tenant above it. */
export function accessTo(db: Database, userId: string, tenantId: string): Access | undefined {
  const memberships = db.memberships.listBy('userId', userId);
  const own = memberships.find((row) => row.tenantId === tenantId);
  if (own) return { membership: own, homeTenantId: tenantId };
  for (const { tenant } of ancestorsOf(db, tenantId)) {
    const home = memberships.find((row) => row.tenantId === tenant.id);
    if (home && mayEnterSubAccounts(db, home))
      return { membership: asMembershipIn(db, home, tenantId), homeTenantId: tenant.id };
  }
  return undefined;
}

/** Whether a member may enter the tenants below theirs: by their own setting, else by that of the tenant. */
export function mayEnterSubAccounts(
  db: Database,
  { userId, tenantId, isDisabled, activatedForTenant }: MembershipRow,
): boolean {
  if (isDisabled || !activatedForTenant) return false;
  const type = db.tenants.find(tenantId)?.subAccountAccessType;
  if (type === 'alwaysOn') return true;
  return ownAccess(db, userId, tenantId)?.allowed ?? type === 'defaultOn';
}

/** Stores a member's own setting. */
export function allowAccess(db: Database, userId: string, tenantId: string, allowed: boolean): void {
  const row = ownAccess(db, userId, tenantId);
  if (row) db.subAccountAccess.update(row.id, { allowed });
  else db.subAccountAccess.insert({ id: `${tenantId}-${userId}`, userId, tenantId, allowed });
}

function ownAccess(db: Database, userId: string, tenantId: string) {
  return db.subAccountAccess.listBy('userId', userId).find((row) => row.tenantId === tenantId);
}

/** A user from a tenant above has the roles of their own tenant, those of their groups included. */
function asMembershipIn(db: Database, home: MembershipRow, tenantId: string): MembershipRow {
  return { ...home, tenantId, roleIds: effectiveRolesOf(db, home).map((role) => role.id) };
}
