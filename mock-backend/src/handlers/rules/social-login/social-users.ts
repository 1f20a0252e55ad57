import { errorCodes, identityProviderNameSchema } from '@portico/sdk/contract';
import type { UserRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';
import { insertUser, joinTenant } from '../team/new-member';
import { membershipIn } from '../team/team-members';
import { accept } from '../users/activation';
import { findInviteLink, joinByLink } from '../users/invite-links';
import { findLink, refuseLink } from '../users/links';
import { founderRoleId, openTenant } from '../users/sign-up';
import { signUpPolicyOf } from '../users/sign-up-policy';
import type { SocialAccountRow } from './social-codes';
import type { SocialProviderRow } from './social-providers';

/** A user who signs in with an account of another service. */
export interface SocialUser {
  user: UserRow;
  isNewUser: boolean;
}

/**
 * The user of an account: the one who used it before, else the one with its e-mail address, else a new one. An
 * address that the provider has not checked proves nothing, so it never opens an account that is there.
 *
 * @throws {Refusal} 403 `ER-SOCIAL-EMAIL-UNVERIFIED`; `ER-SIGN-UP-CLOSED` for a new user while sign-up is closed;
 *   400 or 410 for an invitation that does not hold for them.
 */
export function userOfAccount(
  context: Context,
  provider: SocialProviderRow,
  account: SocialAccountRow,
  invitationToken: string | undefined,
): SocialUser {
  const links = context.db.socialLinks.listBy('accountId', account.id);
  const linked = links.find((row) => row.providerId === provider.id);
  if (!linked && !account.emailVerified) {
    return refuse(context, 403, errorCodes.socialEmailUnverified, 'The provider has not checked this e-mail address.');
  }
  const known = linked ? context.db.users.get(linked.userId) : context.db.users.findBy('email', account.email);
  if (known && invitationToken) acceptInvitation(context, known, invitationToken);
  const user = known ?? signUp(context, provider, account, invitationToken);
  if (!linked) link(context, provider, account, user);
  return { user: context.db.users.get(user.id), isNewUser: !known };
}

/**
 * The provider has verified the address, so no mail is needed. A password that was set before the verification may be
 * that of an attacker who waits for the owner of the address: it stops working.
 */
function link(context: Context, provider: SocialProviderRow, account: SocialAccountRow, user: UserRow): void {
  if (!user.verified) {
    context.db.users.update(user.id, { verified: true, password: null });
    context.db.passwords.remove(user.id);
  }
  context.db.socialLinks.insert({
    id: context.ids.uuid(),
    providerId: provider.id,
    accountId: account.id,
    userId: user.id,
    createdAt: isoAfter(context, 0),
  });
}

/** The invite link of a team is open to every user; an invitation only to the address that it was sent to. */
function acceptInvitation(context: Context, user: UserRow, token: string): void {
  const isOfTeam = context.db.inviteLinks.findBy('token', token) !== undefined;
  const { tenantId } = isOfTeam
    ? joinByLink(context, user, findInviteLink(context, token)).membership
    : acceptMailed(context, user, token);
  context.db.users.update(user.id, { activeTenantId: tenantId });
}

function acceptMailed(context: Context, user: UserRow, token: string) {
  const purpose = context.db.linkTokens.findBy('token', token)?.purpose === 'activate' ? 'activate' : 'invitation';
  const mailed = findLink(context, purpose, token, user.id);
  const membership = membershipIn(context, user, mailed.tenantId ?? '');
  return membership ? accept(context, mailed, { user, membership }) : refuseLink(context);
}

/** A new user joins the team of the invite link, or gets a tenant of their own. */
function signUp(
  context: Context,
  provider: SocialProviderRow,
  { email, name }: SocialAccountRow,
  invitationToken: string | undefined,
): UserRow {
  const team = invitationToken ? findInviteLink(context, invitationToken) : undefined;
  if (!team && !signUpPolicyOf(context).allowed) {
    refuse(context, 403, errorCodes.signUpClosed, 'Sign-up is closed. Ask for an invitation.');
  }
  const activeTenantId = team?.tenantId ?? openTenant(context, name || email);
  const from = identityProviderNameSchema.catch('local').parse(provider.id);
  const user = insertUser(context, { email, name, verified: true, provider: from, activeTenantId });
  if (team) joinByLink(context, user, team);
  else joinTenant(context, user, activeTenantId, [founderRoleId(context)]);
  return user;
}
