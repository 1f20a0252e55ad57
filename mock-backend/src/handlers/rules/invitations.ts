import { errorCodes, type InviteUserRequest } from '@portico/sdk/contract';
import type { Caller } from '../route';
import type { Member } from './admission';
import { type Context, isoAfter, refuse } from './context';
import { refuseEmailDomain } from './email-domains';
import { mailInvitation } from './links';
import { insertMembership, insertUser } from './new-member';
import { defaultRoleIds, findGrantableRoles, membershipIn } from './team-members';

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
  const activeTenantId = caller.tenant.id;
  const { name = '', username, phone } = body;
  const person = { email, name, username: username || null, phoneNumber: phone || null, activeTenantId };
  const user = known ?? insertUser(context, person);
  const temporaryExpirationDate =
    body.expirationInSeconds === undefined ? null : isoAfter(context, body.expirationInSeconds);
  const join = { userId: user.id, tenantId: activeTenantId, roleIds, temporaryExpirationDate };
  const member = { user, membership: insertMembership(context, join) };
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
  const ids = wanted ?? defaultRoleIds(context, caller.tenant.id);
  return findGrantableRoles(context, caller, ids).map((role) => role.id);
}
