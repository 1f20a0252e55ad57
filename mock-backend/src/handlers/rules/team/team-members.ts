import { errorCodes } from '@portico/sdk/contract';
import type { MembershipRow, RoleRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, isOver, isoAfter, refuse } from '../call/context';
import type { Caller } from '../call/handler-context';
import { effectiveRolesOf, rolesOf } from './group-roles';
import { covers, permissionKeys, permissionKeysOf } from './permissions';

/** Seconds without a sign-in that make a user inactive: 90 days (portal spec §9). */
const INACTIVE_SECONDS = 7_776_000;

/** @throws {Refusal} 404 `ER-USER-NOT-FOUND`, also for a user of another tenant. */
export function findMember(context: Context, caller: Caller, userId: string): Member {
  const user = context.db.users.find(userId);
  const membership = user && membershipIn(context, user, caller.tenant.id);
  if (user && membership) return { user, membership };
  return refuse(context, 404, errorCodes.userNotFound, 'There is no such user in this team.');
}

/** The membership of a user in a tenant. */
export function membershipIn(context: Context, user: UserRow, tenantId: string): MembershipRow | undefined {
  return context.db.memberships.listBy('userId', user.id).find((row) => row.tenantId === tenantId);
}

/**
 * A member whom the caller may disable: not themselves, no user with higher roles, not the last administrator.
 *
 * @throws {Refusal} 404, 403 `ER-ROLE-ABOVE-OWN`, 409 `ER-OWN-ACCOUNT` or `ER-LAST-ADMIN`.
 */
export function findRemovable(context: Context, caller: Caller, userId: string): Member {
  const member = findChangeable(context, caller, userId);
  if (userId === caller.user.id) refuse(context, 409, errorCodes.ownAccount, 'This is your own account.');
  refuseLastAdmin(context, member, []);
  return member;
}

/** @throws {Refusal} 404 when there is no such member, 403 `ER-ROLE-ABOVE-OWN` when they may more than the caller. */
export function findChangeable(context: Context, caller: Caller, userId: string): Member {
  const member = findMember(context, caller, userId);
  refuseRolesAbove(context, caller, effectiveRolesOf(context.db, member.membership));
  return member;
}

/**
 * The roles with these ids. One empty id means none (portal spec §4).
 *
 * @throws {Refusal} 400 `ER-ROLE-NOT-FOUND`, 403 `ER-ROLE-ABOVE-OWN`.
 */
export function findGrantableRoles(context: Context, caller: Caller, roleIds: readonly string[]): RoleRow[] {
  const ids = [...new Set(roleIds)].filter((id) => id !== '');
  const roles = ids.map((id) => findRole(context, caller, id));
  refuseRolesAbove(context, caller, roles);
  return roles;
}

/**
 * Groups do not count here: taking a role from one never leaves a team without a member who can manage it.
 *
 * @throws {Refusal} 409 `ER-LAST-ADMIN` when no member could manage the team once this one has only these roles.
 */
export function refuseLastAdmin(context: Context, member: Member, roles: readonly RoleRow[]): void {
  if (losesLastAdmin(context, member, roles)) {
    refuse(context, 409, errorCodes.lastAdmin, 'The team needs a member who can manage it.');
  }
}

/** Whether no member could manage the team once this one has only these roles. */
export function losesLastAdmin(context: Context, { user, membership }: Member, roles: readonly RoleRow[]): boolean {
  if (managesTeam(context, roles) || !managesTeam(context, rolesOf(context.db, membership))) return false;
  const others = context.db.memberships.listBy('tenantId', membership.tenantId).filter((row) => row.userId !== user.id);
  return !others.some((row) => isActiveAdmin(context, row));
}

/**
 * @param change What becomes of each role; nothing for one that goes.
 * @throws {Refusal} 409 `ER-LAST-ADMIN` when no member could manage the team any more.
 */
export function refuseLosingAdmins(
  context: Context,
  tenantId: string,
  change: (role: RoleRow) => RoleRow | undefined,
): void {
  const { db } = context;
  const active = db.memberships.listBy('tenantId', tenantId).filter((row) => isActive(context, row));
  const manages = (roles: readonly RoleRow[]) => managesTeam(context, roles);
  if (!active.some((row) => manages(rolesOf(db, row)))) return;
  if (active.some((row) => manages(rolesOf(db, row).flatMap((role) => change(role) ?? [])))) return;
  refuse(context, 409, errorCodes.lastAdmin, 'The team needs a member who can manage it.');
}

/** @throws {Refusal} 409 `ER-LAST-ADMIN` when the leaving users are the only ones who can manage the team. */
export function refuseLeavingAdmins(context: Context, tenantId: string, leaving: ReadonlySet<string>): void {
  const admins = context.db.memberships.listBy('tenantId', tenantId).filter((row) => isActiveAdmin(context, row));
  if (admins.length === 0 || admins.some((row) => !leaving.has(row.userId))) return;
  refuse(context, 409, errorCodes.lastAdmin, 'The team needs a member who can manage it.');
}

/** Roles that the caller's tenant can give: its own, and those of every tenant. */
export function rolesOfTenant(context: Context, tenantId: string): RoleRow[] {
  return context.db.roles.list((role) => role.tenantId === null || role.tenantId === tenantId);
}

/** The roles of a new member for whom none are named. */
export function defaultRoleIds(context: Context, tenantId: string): string[] {
  return rolesOfTenant(context, tenantId).flatMap((role) => (role.isDefault ? [role.id] : []));
}

/** @throws {Refusal} 400 `ER-ROLE-NOT-FOUND`. */
export function findRole(context: Context, caller: Caller, id: string): RoleRow {
  const role = context.db.roles.find(id);
  if (role && (role.tenantId === null || role.tenantId === caller.tenant.id)) return role;
  return refuse(context, 400, errorCodes.roleNotFound, 'There is no such role.', { roleId: id });
}

/**
 * A caller never assigns, or acts on, more than they hold: else every editor of roles could become an administrator.
 *
 * @throws {Refusal} 403 `ER-ROLE-ABOVE-OWN`.
 */
export function refuseRolesAbove(
  context: Context,
  caller: Caller,
  roles: readonly Pick<RoleRow, 'permissionIds'>[],
): void {
  if (caller.user.superUser) return;
  const above = permissionKeysOf(context.db, roles).some((key) => !covers(caller.permissions, key));
  if (above) refuse(context, 403, errorCodes.roleAboveOwn, 'This role may do more than your own.');
}

/** The members who manage a team and can sign in. */
export function listActiveAdmins(context: Context, tenantId: string): MembershipRow[] {
  return context.db.memberships.listBy('tenantId', tenantId).filter((row) => isActiveAdmin(context, row));
}

function isActiveAdmin(context: Context, membership: MembershipRow): boolean {
  return isActive(context, membership) && managesTeam(context, rolesOf(context.db, membership));
}

function isActive(context: Context, membership: MembershipRow): boolean {
  const user = context.db.users.find(membership.userId);
  const isIn = user && !user.isLocked && !membership.isDisabled && membership.activatedForTenant;
  return Boolean(isIn) && !isOver(context, membership.temporaryExpirationDate);
}

function managesTeam(context: Context, roles: readonly RoleRow[]): boolean {
  return covers(permissionKeysOf(context.db, roles), permissionKeys.changeRoles);
}

/** Whether a user has not signed in for so long, or never. */
export function isInactive(context: Context, { lastLogin }: UserRow, seconds = INACTIVE_SECONDS): boolean {
  return lastLogin === null || lastLogin < isoAfter(context, -seconds);
}
