import { errorCodes } from '@portico/sdk/contract';
import type { DirectoryConnectionRow, DirectoryUserRow, MembershipRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, refuse } from '../call/context';
import { endSessions } from '../sessions/session-tokens';
import { leaveTeam } from '../team/leave-team';
import { insertMembership, insertUser } from '../team/new-member';
import { membershipIn, refuseLeavingAdmins, rolesOfTenant } from '../team/team-members';

/**
 * Adds a user of a directory to the team as the directory has them: a new account, or the one with the address.
 *
 * @returns The id of the account.
 * @throws {Refusal} 409 `ER-LAST-ADMIN` when this would disable the last administrator; `ER-ALREADY-EXISTS` when
 *   their new address is another's, or their account belongs to others, too.
 */
export function bringIntoTeam(context: Context, connection: DirectoryConnectionRow, entry: DirectoryUserRow): string {
  const { db } = context;
  const { tenantId } = connection;
  const known = managedMember(context, connection, entry)?.user ?? db.users.findBy('email', entry.email);
  if (known && !entry.active) refuseLeavingAdmins(context, tenantId, new Set([known.id]));
  if (known && known.email !== entry.email) refuseMove(context, known, entry.email);

  const { email, name } = entry;
  const account = { email, name, verified: true, provider: 'scim2' as const, activeTenantId: tenantId };
  const user = known ?? insertUser(context, account);
  const membership = membershipIn(context, user, tenantId) ?? join(context, tenantId, user);
  db.memberships.update(membership.id, { managedBy: 'scim2', isDisabled: !entry.active });
  if (!entry.active) endSessions(context, user.id, tenantId);
  if (!isShared(context, user)) db.users.update(user.id, { email, name });
  return user.id;
}

/**
 * Removes users whom a directory has added from the team.
 *
 * @throws {Refusal} 409 `ER-LAST-ADMIN`.
 */
export function dropFromTeam(
  context: Context,
  connection: DirectoryConnectionRow,
  entries: readonly DirectoryUserRow[],
): void {
  const members = entries.flatMap((entry) => managedMember(context, connection, entry) ?? []);
  refuseLeavingAdmins(context, connection.tenantId, new Set(members.map(({ user }) => user.id)));
  for (const member of members) leaveTeam(context, member);
  for (const { id } of entries) context.db.directoryUsers.update(id, { userId: null });
}

/** Lets the portal manage a user whom a directory added. */
export function release(context: Context, connection: DirectoryConnectionRow, entry: DirectoryUserRow): void {
  const member = managedMember(context, connection, entry);
  if (member) context.db.memberships.update(member.membership.id, { managedBy: 'frontegg' });
}

/** The team member of an entry, as long as the directory manages it. */
function managedMember(
  context: Context,
  { tenantId }: DirectoryConnectionRow,
  { userId }: DirectoryUserRow,
): Member | undefined {
  const user = userId === null ? undefined : context.db.users.find(userId);
  const membership = user && membershipIn(context, user, tenantId);
  return user && membership?.managedBy === 'scim2' ? { user, membership } : undefined;
}

function refuseMove(context: Context, user: UserRow, email: string): void {
  if (context.db.users.findBy('email', email) || isShared(context, user)) {
    refuse(context, 409, errorCodes.alreadyExists, 'The account cannot have this address.', { field: 'email' });
  }
}

/** An account that other tenants share keeps the name and the address they know it by. */
function isShared({ db }: Context, { id }: UserRow): boolean {
  return db.memberships.listBy('userId', id).length > 1;
}

/** Users of a directory have no invitation to accept: their employer added them. */
function join(context: Context, tenantId: string, { id: userId }: UserRow): MembershipRow {
  const defaults = rolesOfTenant(context, tenantId).filter((role) => role.isDefault);
  const roleIds = defaults.map((role) => role.id);
  return insertMembership(context, { userId, tenantId, roleIds, activatedForTenant: true, managedBy: 'scim2' });
}
