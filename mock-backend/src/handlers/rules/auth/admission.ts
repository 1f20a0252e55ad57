import { errorCodes } from '@portico/sdk/contract';
import type { MembershipRow, UserRow } from '../../../db/tables';
import { type Context, isOver, refuse } from '../call/context';
import { refuseEntry } from '../security/places';
import { accessTo } from '../tenants/sub-account-access';
import { verifiedNumberOf } from '../users/phone-numbers';
import { admitsUnverified } from '../users/sign-up-policy';

/** A user in one of their tenants. */
export interface Member {
  user: UserRow;
  membership: MembershipRow;
}

/** The user with this e-mail address or user name; addresses match in any case. */
export function findUserByIdentifier(context: Context, identifier: string): UserRow | undefined {
  const { users } = context.db;
  const typed = identifier.trim();
  // An empty identifier must not match a user without an e-mail address.
  if (typed === '') return undefined;
  return users.findBy('email', typed.toLowerCase()) ?? users.findBy('username', typed);
}

/**
 * Lets a user in who has proved who they are: into the wanted tenant, else the active one, else any that is open.
 *
 * @throws {Refusal} 403 saying why not; 404 `ER-TENANT-NOT-FOUND` when the wanted tenant is not one of theirs.
 */
export function admit(context: Context, user: UserRow, wantedTenantId?: string | null): Member {
  refuseLocked(context, user);
  const memberships = context.db.memberships.listBy('userId', user.id);
  const wanted = accessTo(context.db, user.id, wantedTenantId ?? user.activeTenantId)?.membership;
  if (wantedTenantId && !wanted) refuse(context, 404, errorCodes.tenantNotFound, 'There is no such account.');

  const candidates = wanted ? [wanted, ...(wantedTenantId ? [] : memberships)] : memberships;
  const membership = candidates.find((row) => isOpen(context, row)) ?? candidates[0];
  if (!membership) return refuse(context, 403, errorCodes.accountDisabled, 'This account is disabled.');
  refuseClosed(context, membership);
  refuseEntry(context, user, membership.tenantId);
  if (!isVerified(context, user))
    refuse(context, 403, errorCodes.accountNotVerified, 'Verify the e-mail address first.');
  return { user, membership };
}

/** A verified phone number counts as a verified e-mail address. */
function isVerified(context: Context, user: UserRow): boolean {
  return user.verified || admitsUnverified(context) || verifiedNumberOf(context, user) !== undefined;
}

function isOpen(context: Context, membership: MembershipRow): boolean {
  return (
    !membership.isDisabled && membership.activatedForTenant && !isOver(context, membership.temporaryExpirationDate)
  );
}

function refuseLocked(context: Context, user: UserRow): void {
  if (user.isLocked) refuse(context, 403, errorCodes.accountLocked, 'This account is locked.');
}

/** @throws {Refusal} 403 when only an administrator could let the user in. */
export function refuseLockedOrDisabled(context: Context, { user, membership }: Member): void {
  refuseLocked(context, user);
  refuseEnded(context, membership);
}

function refuseClosed(context: Context, membership: MembershipRow): void {
  refuseEnded(context, membership);
  const { activatedForTenant, userId, tenantId } = membership;
  const waits = context.db.approvals.listBy('userId', userId).some((row) => row.tenantId === tenantId);
  if (waits) refuse(context, 403, errorCodes.approvalPending, 'The team has not approved yet.');
  if (!activatedForTenant) {
    refuse(context, 403, errorCodes.invitationPending, 'Accept the invitation first.');
  }
}

function refuseEnded(context: Context, membership: MembershipRow): void {
  if (membership.isDisabled) refuse(context, 403, errorCodes.accountDisabled, 'This account is disabled.');
  if (isOver(context, membership.temporaryExpirationDate)) {
    refuse(context, 403, errorCodes.accountExpired, 'The time of this account is over.');
  }
}
