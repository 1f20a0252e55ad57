import { errorCodes, type InviteUserRequest } from '@portico/sdk/contract';
import type { MembershipRow, UserRow } from '../../db/tables';
import type { Caller } from '../route';
import type { Member } from './admission';
import { type Context, isoAfter, refuse } from './context';
import { refuseEmailDomain } from './email-domains';
import { mailInvitation } from './links';
import { findGrantableRoles, membershipIn, rolesOfTenant } from './team-members';

/**
 * Adds somebody to the caller's team and mails the way in. Published clients ask for another mail by sending the
 * address alone: that does nothing else to somebody who is invited already.
 *
 * @throws {Refusal} 409 `ER-USER-EXISTS`, `ER-USERNAME-TAKEN`; 400 and 403 for the roles; 403
 * `ER-EMAIL-DOMAIN-NOT-ALLOWED`.
 */
export function invite(context: Context, caller: Caller, body: InviteUserRequest): Member {
  const email = body.email.toLowerCase();
  const known = context.db.users.findBy('email', email);
  const membership = known && membershipIn(context, known, caller.tenant.id);
  if (known && membership) return inviteAgain(context, { user: known, membership }, body);

  refuseEmailDomain(context, caller.tenant.id, email);
  const roleIds = roleIdsFor(context, caller, body.roleIds);
  if (body.username && context.db.users.findBy('username', body.username)) {
    refuse(context, 409, errorCodes.usernameTaken, 'Somebody else has this user name.');
  }
  const user = known ?? insertUser(context, caller, email, body);
  const member = { user, membership: insertMembership(context, caller, user, roleIds, body.expirationInSeconds) };
  mailInvitation(context, member);
  return member;
}

function inviteAgain(context: Context, member: Member, { name, roleIds }: InviteUserRequest): Member {
  const isReminder = name === undefined && roleIds === undefined && !member.membership.activatedForTenant;
  if (!isReminder) refuse(context, 409, errorCodes.userExists, 'Somebody with this e-mail address is in the team.');
  mailInvitation(context, member);
  return member;
}

function roleIdsFor(context: Context, caller: Caller, wanted: string[] | undefined): string[] {
  const defaults = rolesOfTenant(context, caller.tenant.id).filter((role) => role.isDefault);
  const ids = wanted ?? defaults.map((role) => role.id);
  return findGrantableRoles(context, caller, ids).map((role) => role.id);
}

function insertUser(context: Context, caller: Caller, email: string, body: InviteUserRequest): UserRow {
  return context.db.users.insert({
    id: context.ids.uuid(),
    email,
    name: body.name ?? '',
    username: body.username || null,
    password: null,
    verified: false,
    phoneNumber: body.phone || null,
    profilePictureUrl: null,
    title: '',
    address: '',
    metadata: '{}',
    provider: 'local',
    activeTenantId: caller.tenant.id,
    superUser: false,
    isLocked: false,
    createdAt: isoAfter(context, 0),
    lastLogin: null,
  });
}

function insertMembership(
  context: Context,
  caller: Caller,
  user: UserRow,
  roleIds: string[],
  expirationInSeconds: number | undefined,
): MembershipRow {
  const until = expirationInSeconds === undefined ? null : isoAfter(context, expirationInSeconds);
  return context.db.memberships.insert({
    id: context.ids.uuid(),
    userId: user.id,
    tenantId: caller.tenant.id,
    roleIds,
    isDisabled: false,
    activatedForTenant: false,
    temporaryExpirationDate: until,
    managedBy: 'frontegg',
    createdAt: isoAfter(context, 0),
  });
}
