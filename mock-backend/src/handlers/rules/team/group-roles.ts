import type { GroupConfiguration } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { GroupRow, MembershipRow, RoleRow } from '../../../db/tables';

/** Name of the policy row in which a tenant keeps its choice. */
export const GROUPS_POLICY = 'groups';
/** Groups are in use and give roles unless a tenant says otherwise. */
const DEFAULT_CONFIGURATION: GroupConfiguration = { enabled: true, rolesEnabled: true };

/** Whether a tenant uses groups, and whether they give roles to their members. */
export function groupConfigurationOf(db: Database, tenantId: string): GroupConfiguration {
  const row = db.policies.listBy('name', GROUPS_POLICY).find((policy) => policy.tenantId === tenantId);
  return { ...DEFAULT_CONFIGURATION, ...row?.value };
}

/** The groups of a tenant that a user is in. */
export function groupsOfUser(db: Database, tenantId: string, userId: string): GroupRow[] {
  return db.groups.listBy('tenantId', tenantId).filter((group) => group.userIds.includes(userId));
}

/** The roles that a member holds: their own, then those of their groups, each once. */
export function effectiveRolesOf(db: Database, { tenantId, userId, roleIds }: MembershipRow): RoleRow[] {
  const { enabled, rolesEnabled } = groupConfigurationOf(db, tenantId);
  const groups = enabled && rolesEnabled ? groupsOfUser(db, tenantId, userId) : [];
  const ids = new Set([...roleIds, ...groups.flatMap((group) => group.roleIds)]);
  return [...ids].flatMap((id) => db.roles.find(id) ?? []);
}

/** Removes a user who leaves a tenant from its groups. */
export function leaveGroups(db: Database, tenantId: string, userId: string): void {
  for (const { id, userIds } of groupsOfUser(db, tenantId, userId)) {
    db.groups.update(id, { userIds: userIds.filter((other) => other !== userId) });
  }
}

/** The roles of a member. */
export function rolesOf(db: Database, membership: MembershipRow): RoleRow[] {
  return membership.roleIds.map((id) => db.roles.find(id)).filter((role) => role !== undefined);
}
