import type {
  Permission,
  Role,
  TeamUser,
  Tenant,
  UserPermission,
  UserProfile,
  UserRecord,
} from '@portico/sdk/contract';
import { isObject } from '../../../core/is-object';
import type { Database } from '../../../db/database';
import type { PermissionRow, RoleRow, TenantRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import type { Context } from '../call/context';
import { isLockedOut } from '../security/lockout';
import { mayEnterSubAccounts } from '../tenants/sub-account-access';
import { pictureAddress } from '../users/pictures';
import { effectiveRolesOf, groupsOfUser, rolesOf } from './group-roles';

/** A role as the wire has it. */
export function toRole(role: RoleRow): Role {
  const { tenantId, permissionIds, ...rest } = role;
  return { ...rest, ...(tenantId === null ? {} : { tenantId }), permissions: permissionIds };
}

/** A permission as the wire has it; of these roles, it names the ones that grant it. */
export function toPermission(permission: PermissionRow, roles: readonly RoleRow[]): Permission {
  const granting = roles.filter((role) => role.permissionIds.includes(permission.id));
  return { ...permission, assignmentType: 'ASSIGNABLE', roleIds: granting.map((role) => role.id) };
}

/** The permissions that these roles grant, with the roles each comes from. */
export function toUserPermissions(db: Database, roles: readonly RoleRow[]): UserPermission[] {
  const ids = new Set(roles.flatMap((role) => role.permissionIds));
  const rows = [...ids].map((id) => db.permissions.find(id)).filter((row) => row !== undefined);
  return rows.map((row) => ({
    ...row,
    roleIds: roles.filter((role) => role.permissionIds.includes(row.id)).map((role) => role.id),
  }));
}

/** What a view of a user is made from. */
type ViewContext = Pick<Context, 'db' | 'clock' | 'request'>;

/** A user without roles. Optional members are absent rather than null (contract: client-facts). */
export function toUserRecord(context: ViewContext, { user, membership }: Member): UserRecord {
  const { db } = context;
  const memberships = db.memberships.listBy('userId', user.id);
  return {
    id: user.id,
    sub: user.id,
    email: user.email,
    name: user.name,
    ...present({ username: user.username, phoneNumber: user.phoneNumber, lastLogin: user.lastLogin }),
    profilePictureUrl: pictureAddress(context, user),
    verified: user.verified,
    mfaEnrolled: isEnrolled(db, user),
    provider: user.provider,
    tenantId: membership.tenantId,
    tenantIds: memberships.map((row) => row.tenantId),
    tenants: memberships.map((row) => ({ tenantId: row.tenantId, roles: rolesOf(db, row).map(toRole) })),
    activatedForTenant: membership.activatedForTenant,
    isLocked: isLockedOut(context, user),
    isDisabled: membership.isDisabled,
    subAccountAccessAllowed: mayEnterSubAccounts(db, membership),
    managedBy: membership.managedBy,
    ...(user.superUser ? { superUser: true as const } : {}),
    ...present({ temporaryExpirationDate: membership.temporaryExpirationDate }),
    metadata: JSON.stringify({ ...parseMetadata(user.metadata), address: user.address, jobTitle: user.title }),
    createdAt: membership.createdAt,
  };
}

/** A user with roles and permissions in the membership's tenant. */
export function toUserProfile(context: ViewContext, member: Member): UserProfile {
  const { db } = context;
  const { membership, user } = member;
  const roles = effectiveRolesOf(db, membership);
  const groups = groupsOfUser(db, membership.tenantId, user.id);
  return {
    ...toUserRecord(context, member),
    roles: roles.map(toRole),
    roleIds: roles.map((role) => role.id),
    permissions: toUserPermissions(db, roles),
    groups: groups.map(({ id }) => ({ id })),
  };
}

/** A member as the team calls have it. */
export function toTeamUser(context: ViewContext, { user, membership }: Member): TeamUser {
  const { db } = context;
  const roles = rolesOf(db, membership);
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    ...present({ phone: user.phoneNumber, username: user.username, lastLogin: user.lastLogin }),
    ...present({
      profileImageUrl: pictureAddress(context, user),
      temporaryExpirationDate: membership.temporaryExpirationDate,
    }),
    tenantId: membership.tenantId,
    vendorId: db.tenants.get(membership.tenantId).vendorId,
    roleIds: roles.map((role) => role.id),
    roles: roles.map(toRole),
    activatedForTenant: membership.activatedForTenant,
    createdAt: membership.createdAt,
    mfaEnabled: isEnrolled(db, user),
    verified: user.verified,
    isLocked: isLockedOut(context, user),
    isDisabled: membership.isDisabled,
    managedBy: membership.managedBy,
  };
}

/** A tenant as the wire has it. */
export function toTenant(tenant: TenantRow): Tenant {
  const { id, name, vendorId, alias, isReseller, metadata, address, timezone, currency, createdAt, updatedAt } = tenant;
  const { dateFormat, timeFormat, logo, applicationUrl, loginUrl } = tenant;
  const where = { address, timezone, currency, alias };
  return {
    ...{ id, tenantId: id, name, vendorId, deletedAt: null, isReseller, metadata, createdAt, updatedAt, ...where },
    ...filledIn({ dateFormat, timeFormat, logo, logoUrl: logo, applicationUrl, loginUrl }),
    ...((applicationUrl !== '' || loginUrl !== '') && { hasCustomLogin: true }),
  };
}

/** Whether a user has a second factor. */
export function isEnrolled(db: Database, user: UserRow): boolean {
  return db.mfaDevices.listBy('userId', user.id).some((device) => device.verified);
}

/** The object in a JSON text; an empty one for anything else. */
export function parseMetadata(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings that are not empty. */
export function filledIn(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
}

/** The members that have a value, without `null`. */
export function present<T extends Record<string, unknown>>(members: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(members).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
