import { errorCodes } from '@portico/sdk/contract';
import type { InviteLinkRow, UserRow } from '../../../db/tables';
import { admit, type Member } from '../auth/admission';
import { type Context, isOver, refuse } from '../call/context';
import { refuseEmailDomain } from '../security/email-domains';
import { policyFlag } from '../security/policies';
import { joinTenant } from '../team/new-member';
import { defaultRoleIds, membershipIn } from '../team/team-members';
import { approvalOf, askForApproval, wantsApproval } from './approvals';
import { refuseLink, sendMail } from './links';

/**
 * A link by which any user joins a team, as often as it is used until it expires.
 *
 * @throws {Refusal} 400 `ER-RESET-LINK-INVALID` or `ER-01239`, 410 `ER-RESET-LINK-EXPIRED`.
 */
export function findInviteLink(context: Context, token: string): InviteLinkRow {
  const link = context.db.inviteLinks.findBy('token', token);
  if (!link) return refuseLink(context);
  if (isOver(context, link.expiresAt)) {
    refuse(context, 410, errorCodes.resetLinkExpired, 'This link is too old. Ask for a new one.');
  }
  refuseLockedTenant(context, link.tenantId);
  return link;
}

/**
 * The invite link of a sign-in, if there is one. Checked before codes or attempts of the sign-in are used up.
 *
 * @throws {Refusal} as {@link findInviteLink}.
 */
export function findNamedLink(context: Context, token: string | undefined): InviteLinkRow | undefined {
  return token ? findInviteLink(context, token) : undefined;
}

/**
 * Lets a user in who has proved who they are: with an invite link, into its team.
 *
 * @throws {Refusal} as {@link admit} and {@link joinByLink}.
 */
export function admitBy(context: Context, user: UserRow, link: InviteLinkRow | undefined): Member {
  if (link) joinByLink(context, admit(context, user).user, link);
  return admit(context, user, link?.tenantId);
}

/**
 * Adds a user to the team of an invite link; a member of it keeps their roles.
 *
 * @throws {Refusal} 403 `ER-EMAIL-DOMAIN-NOT-ALLOWED`.
 */
export function joinByLink(context: Context, user: UserRow, link: InviteLinkRow): Member {
  const { tenantId } = link;
  const membership = membershipIn(context, user, tenantId);
  if (membership) return askAgain(context, { user, membership });
  refuseEmailDomain(context, tenantId, user.email);
  const known = link.roleIds.filter((id) => context.db.roles.find(id));
  const member = joinTenant(context, user, tenantId, known.length > 0 ? known : defaultRoleIds(context, tenantId));
  if (wantsApproval(context.db, tenantId)) return wait(context, member);
  if (link.shouldSendEmail && policyFlag(context.db, 'invitations', tenantId, 'emailsEnabled', true)) {
    mailWelcome(context, member);
  }
  return member;
}

function wait(context: Context, { user, membership: { id } }: Member): Member {
  const member = { user, membership: context.db.memberships.update(id, { activatedForTenant: false }) };
  askForApproval(context, member);
  return member;
}

/** A team that has not decided in time is asked again when the user opens the link again. */
function askAgain(context: Context, member: Member): Member {
  const approval = approvalOf(context.db, member.user.id, member.membership.tenantId);
  if (approval && isOver(context, approval.expiresAt)) askForApproval(context, member);
  return member;
}

function mailWelcome(context: Context, { user, membership }: Member): void {
  const { name } = context.db.tenants.get(membership.tenantId);
  const lines = [`you have joined the team of ${name}. From now on you sign in here:`, '/account/login'];
  sendMail(context, user, `You have joined ${name}`, '/account/login', lines);
}

/** @throws {Refusal} 400 `ER-01239`: no user joins a locked tenant. */
export function refuseLockedTenant(context: Context, tenantId: string): void {
  if (context.db.tenants.find(tenantId)?.status !== 'locked') return;
  refuse(context, 400, errorCodes.invitationTenantLocked, 'The account that invites you is locked.');
}
