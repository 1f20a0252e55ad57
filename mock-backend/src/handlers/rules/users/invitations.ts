import { errorCodes, type InviteUserRequest, phoneNumberTextSchema } from '@portico/sdk/contract';
import type { UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, isoAfter, refuse } from '../call/context';
import type { Caller } from '../call/handler-context';
import { refuseEmailDomain } from '../security/email-domains';
import { insertMembership, insertUser } from '../team/new-member';
import { defaultRoleIds, findGrantableRoles, membershipIn } from '../team/team-members';
import { mailInvitation } from './links';
import { addPhoneNumber } from './phone-numbers';

/**
 * Adds a user to the caller's team and mails the invitation. Published clients ask for another mail by sending the
 * address alone: that changes nothing else of a user who is invited already.
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
    refuse(context, 409, errorCodes.usernameTaken, 'Another user has this user name.');
  }
  const user = known ?? insertInvited(context, caller, email, body);
  const temporaryExpirationDate =
    body.expirationInSeconds === undefined ? null : isoAfter(context, body.expirationInSeconds);
  const join = { userId: user.id, tenantId: caller.tenant.id, roleIds, temporaryExpirationDate };
  const member = { user, membership: insertMembership(context, join) };
  mailInvitation(context, member);
  return member;
}

/** Adds the number of the invitation, to sign in with after it is verified. */
function insertInvited(context: Context, { tenant }: Caller, email: string, body: InviteUserRequest): UserRow {
  const { name = '', username, phone } = body;
  const person = { email, name, username: username || null, phoneNumber: phone || null };
  const user = insertUser(context, { ...person, activeTenantId: tenant.id });
  if (phoneNumberTextSchema.safeParse(phone).success) addPhoneNumber(context, user.id, phone ?? '');
  return user;
}

function inviteAgain(context: Context, member: Member, { name, roleIds }: InviteUserRequest): Member {
  const isReminder = name === undefined && roleIds === undefined && !member.membership.activatedForTenant;
  if (!isReminder) refuse(context, 409, errorCodes.userExists, 'A user with this e-mail address is in the team.');
  mailInvitation(context, member);
  return member;
}

function roleIdsFor(context: Context, caller: Caller, wanted: string[] | undefined): string[] {
  const ids = wanted ?? defaultRoleIds(context, caller.tenant.id);
  return findGrantableRoles(context, caller, ids).map((role) => role.id);
}
