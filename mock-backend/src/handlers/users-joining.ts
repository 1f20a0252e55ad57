import {
  acceptInvitationWithCodeRequestSchema,
  activateAccountRequestSchema,
  activateAccountWithCodeRequestSchema,
  activationStrategySchema,
  emptyResponseSchema,
  errorCodes,
  type IdentifierType,
  loginResponseSchema,
  mailedLinkSchema,
  resendRequestSchema,
  signUpRequestSchema,
  signUpResultSchema,
  verifyInviteLinkRequestSchema,
  verifyInviteLinkResponseSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import { readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, textInBody } from './rules/events/call-records';
import { refuseCaptcha } from './rules/security/captcha';
import { permissionKeys } from './rules/team/permissions';
import { membershipIn } from './rules/team/team-members';
import { accept, activate, findJoining, shouldSetPassword } from './rules/users/activation';
import { findInviteLink, refuseLockedTenant } from './rules/users/invite-links';
import { findLinkIntoTeam, mailInvitation, mailInvitationOrCode, refuseLink } from './rules/users/links';
import { refuseSoonAgain } from './rules/users/one-time-codes';
import { signUp } from './rules/users/sign-up';

function signUpBy(identifier: IdentifierType) {
  return async (context: HandlerContext<never>) => {
    const body = context.read(signUpRequestSchema);
    await refuseCaptcha(context, body.recaptchaToken);
    return signUp(context, body, identifier);
  };
}

async function activateAccount(context: HandlerContext<never>): Promise<HandlerReply> {
  const { userId, token, ...body } = context.read(activateAccountRequestSchema);
  await refuseCaptcha(context, body.recaptchaToken);
  return activate(context, findJoining(context, 'activate', { userId, token }), { userId, token, ...body });
}

async function activateAccountWithCode(context: HandlerContext<never>): Promise<HandlerReply> {
  const body = context.read(activateAccountWithCodeRequestSchema);
  await refuseCaptcha(context, body.recaptchaToken);
  return activate(context, findJoining(context, 'activate', body), body);
}

function getActivationStrategy(context: HandlerContext<never>): HandlerReply {
  const { userId, token } = readQuery(context, mailedLinkSchema);
  const link = findLinkIntoTeam(context, token, userId);
  // An invited user with an account has a password, or another login method.
  return context.reply(200, { shouldSetPassword: link.purpose === 'activate' && shouldSetPassword(context, link) });
}

/** Gives every caller the same answer; only the mail shows what is pending. */
function resendActivationEmail(context: HandlerContext<never>): HandlerReply {
  const email = context.read(resendRequestSchema).email.toLowerCase();
  refuseSoonAgain(context, `activate:${email}`);
  const user = context.db.users.findBy('email', email);
  const membership = user && membershipIn(context, user, user.activeTenantId);
  if (user && membership && !user.verified) mailInvitationOrCode(context, { user, membership });
  return context.reply(200, {});
}

/** Gives every caller the same answer; only the mail shows who is invited. */
function resendInvitation(context: HandlerContext<never>): HandlerReply {
  const email = context.read(resendRequestSchema).email.toLowerCase();
  refuseSoonAgain(context, `invitation:${email}`);
  mailPendingInvitations(context, email);
  return context.reply(200, {});
}

async function resendAllInvitations(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const email = context.read(resendRequestSchema).email.toLowerCase();
  const user = context.db.users.findBy('email', email);
  if (!user || !membershipIn(context, user, tenant.id)) {
    return refuse(context, 404, errorCodes.userNotFound, 'There is no such user in this team.');
  }
  if (mailPendingInvitations(context, email) === 0) {
    return refuse(context, 409, errorCodes.userAlreadyActive, 'This user has joined already.');
  }
  return context.reply(200, {});
}

function mailPendingInvitations(context: HandlerContext<never>, email: string): number {
  const user = context.db.users.findBy('email', email);
  const memberships = user ? context.db.memberships.listBy('userId', user.id) : [];
  const pending = memberships.filter((row) => !row.activatedForTenant);
  for (const membership of pending) if (user) mailInvitation(context, { user, membership });
  return pending.length;
}

function acceptInvitation(context: HandlerContext<never>): HandlerReply {
  const { link, member } = findJoining(context, 'invitation', context.read(mailedLinkSchema));
  accept(context, link, member);
  return context.reply(200, {});
}

function acceptInvitationWithCode(context: HandlerContext<never>): HandlerReply {
  const { link, member } = findJoining(context, 'invitation', context.read(acceptInvitationWithCodeRequestSchema));
  accept(context, link, member);
  return context.reply(200, {});
}

function verifyInviteLink(context: HandlerContext<never>): HandlerReply {
  const tenantId = findInvitingTenant(context, context.read(verifyInviteLinkRequestSchema).token);
  return context.reply(200, { name: context.db.tenants.get(tenantId).name });
}

/** Who invites: by a link that every user may use, or by a mail to one person. */
function findInvitingTenant(context: HandlerContext<never>, token: string): string {
  const mailed = context.db.linkTokens.findBy('token', token);
  if (!mailed) return findInviteLink(context, token).tenantId;
  const { tenantId } = findLinkIntoTeam(context, token);
  if (tenantId === null || !context.db.tenants.find(tenantId)) return refuseLink(context);
  refuseLockedTenant(context, tenantId);
  return tenantId;
}

const [login, nothing] = [{ answer: loginResponseSchema }, { answer: emptyResponseSchema }];

/** How users join a tenant: sign-up, activation, invitations (sign-in spec §7 "Users"). */
export const joiningRoutes = [
  route('POST /identity/resources/users/v1/signUp', signUpBy('email'), { answer: signUpResultSchema }),
  route('POST /identity/resources/users/v1/signUp/phoneNumber', signUpBy('phoneNumber'), {
    answer: signUpResultSchema,
  }),
  route('POST /identity/resources/users/v1/signUp/username', signUpBy('username'), { answer: signUpResultSchema }),
  route('POST /identity/resources/users/v1/activate', activateAccount, login),
  route('POST /identity/resources/users/v1/activate/code', activateAccountWithCode, login),
  route('GET /identity/resources/users/v1/activate/strategy', getActivationStrategy, {
    answer: activationStrategySchema,
  }),
  route('POST /identity/resources/users/v1/activate/reset', resendActivationEmail, nothing),
  route('POST /identity/resources/users/v1/invitation/reset', resendInvitation, nothing),
  route('POST /identity/resources/users/v1/invitation/reset/all', resendAllInvitations, {
    ...nothing,
    permission: permissionKeys.resendInvitations,
    record: recordAs('user.invitation-sent-again', textInBody('email')),
  }),
  route('POST /identity/resources/users/v1/invitation/accept', acceptInvitation, nothing),
  route('POST /identity/resources/users/v1/invitation/accept/code', acceptInvitationWithCode, nothing),
  route('POST /identity/resources/users/v1/accept/code', acceptInvitationWithCode, nothing),
  route('POST /identity/resources/tenants/invites/v1/verify', verifyInviteLink, {
    answer: verifyInviteLinkResponseSchema,
  }),
];
