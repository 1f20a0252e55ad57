import type { DirectoryConnectionRow, DirectoryUserRow, UserRow } from '../../db/tables';
import type { Member } from './admission';
import { type Context, isoAfter } from './context';
import { leaveTeam } from './leave-team';
import { endSessions } from './session-tokens';
import { membershipIn, refuseLastAdmin, rolesOfTenant } from './team-members';

/**
 * Puts somebody of a directory into the team as the directory has them: a new account, or the one with the address.
 *
 * @throws {Refusal} 409 `ER-LAST-ADMIN` when this would disable the last administrator.
 */
export function bringIntoTeam(context: Context, { tenantId }: DirectoryConnectionRow, entry: DirectoryUserRow): void {
  const { db } = context;
  const user = db.users.findBy('email', entry.email) ?? insertAccount(context, tenantId, entry);
  const membership = membershipIn(context, user, tenantId) ?? insertMembership(context, tenantId, user);
  const member = { user, membership };
  if (!entry.active) refuseLastAdmin(context, member, []);
  db.memberships.update(membership.id, { managedBy: 'scim2', isDisabled: !entry.active });
  if (!entry.active) endSessions(context, user.id, tenantId);
  // An account that others share keeps the name they know it by.
  if (db.memberships.listBy('userId', user.id).length === 1) db.users.update(user.id, { name: entry.name });
  db.directoryUsers.update(entry.id, { userId: user.id });
}

/**
 * Takes somebody whom a directory brought out of the team.
 *
 * @throws {Refusal} 409 `ER-LAST-ADMIN`.
 */
export function dropFromTeam(context: Context, connection: DirectoryConnectionRow, entry: DirectoryUserRow): void {
  const member = managedMember(context, connection, entry);
  if (member) refuseLastAdmin(context, member, []);
  if (member) leaveTeam(context, member);
  context.db.directoryUsers.update(entry.id, { userId: null });
}

/** Lets the portal manage somebody whom a directory brought. */
export function release(context: Context, connection: DirectoryConnectionRow, entry: DirectoryUserRow): void {
  const member = managedMember(context, connection, entry);
  if (member) context.db.memberships.update(member.membership.id, { managedBy: 'frontegg' });
}

/** The member of the team that an entry stands for, as long as the directory manages it. */
function managedMember(
  context: Context,
  { tenantId }: DirectoryConnectionRow,
  { userId }: DirectoryUserRow,
): Member | undefined {
  const user = userId === null ? undefined : context.db.users.find(userId);
  const membership = user && membershipIn(context, user, tenantId);
  return user && membership?.managedBy === 'scim2' ? { user, membership } : undefined;
}

function insertAccount(context: Context, tenantId: string, { email, name }: DirectoryUserRow): UserRow {
  return context.db.users.insert({
    id: context.ids.uuid(),
    email,
    name,
    username: null,
    password: null,
    verified: true,
    phoneNumber: null,
    profilePictureUrl: null,
    title: '',
    address: '',
    metadata: '{}',
    provider: 'scim2',
    activeTenantId: tenantId,
    superUser: false,
    isLocked: false,
    createdAt: isoAfter(context, 0),
    lastLogin: null,
  });
}

/** Nobody has to accept an invitation from their own employer's directory. */
function insertMembership(context: Context, tenantId: string, { id: userId }: UserRow): Member['membership'] {
  const defaults = rolesOfTenant(context, tenantId).filter((role) => role.isDefault);
  return context.db.memberships.insert({
    id: context.ids.uuid(),
    userId,
    tenantId,
    roleIds: defaults.map((role) => role.id),
    isDisabled: false,
    activatedForTenant: true,
    temporaryExpirationDate: null,
    managedBy: 'scim2',
    createdAt: isoAfter(context, 0),
  });
}
