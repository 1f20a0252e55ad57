import {
  currentUserTenantsSchema,
  emptyResponseSchema,
  errorCodes,
  listMyTenantsResponseSchema,
  listPasswordRecoveryStrategiesResponseSchema,
  listSignUpStrategiesResponseSchema,
  type PasswordRecoveryStrategy,
  passwordConfigQuerySchema,
  passwordConfigSchema,
  resetPasswordRequestSchema,
  sendPasswordResetEmailRequestSchema,
  sendPasswordResetRequestSchema,
  switchTenantRequestSchema,
  updateMeRequestSchema,
  userAuthorizationSchema,
  userProfileSchema,
  validateResetTokenRequestSchema,
} from '@portico/sdk/contract';
import type { UserRow } from '../db/tables';
import { route } from './route';
import { findUserByIdentifier } from './rules/auth/admission';
import { setPassword } from './rules/auth/password-history';
import { passwordConfigOf } from './rules/auth/password-policy';
import { type Context, isoAfter, readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { actorByEmail, actorByUserId, recordAs, textInBody, userInBody } from './rules/events/call-records';
import { forgetDevices } from './rules/mfa/remembered-devices';
import { forgetWrongGuesses } from './rules/security/lockout';
import { refusePlace } from './rules/security/places';
import { policyFlag } from './rules/security/policies';
import { ownerCalling } from './rules/sessions/impersonation';
import { endSessions } from './rules/sessions/session-tokens';
import { membershipIn } from './rules/team/team-members';
import { toRole, toTenant, toUserPermissions, toUserProfile } from './rules/team/views';
import { accessTo } from './rules/tenants/sub-account-access';
import { findResetLink, mailInvitationOrCode, mailPasswordReset } from './rules/users/links';
import { findPhoneHolder } from './rules/users/phone-numbers';
import { PICTURES_PATH, pictureBytes, readPicture, storePicture } from './rules/users/pictures';
import { splitProfile } from './rules/users/profile';
import { signUpStrategiesOf } from './rules/users/sign-up-policy';

function sendPasswordReset(context: HandlerContext<never>): HandlerReply {
  return mailReset(context, findUserByIdentifier(context, context.read(sendPasswordResetRequestSchema).email));
}

function sendPasswordResetEmail(context: HandlerContext<never>): HandlerReply {
  const { identifier, identifierType } = context.read(sendPasswordResetEmailRequestSchema);
  const find = identifierType === 'phoneNumber' ? findPhoneHolder : findUserByIdentifier;
  return mailReset(context, find(context, identifier));
}

/** Gives every caller the same answer; only the mail shows whether the account exists. */
function mailReset(context: Context, user: UserRow | undefined): HandlerReply {
  const hasJoined = user !== undefined && (user.password !== null || user.verified);
  if (hasJoined) mailPasswordReset(context, user);
  // A user who has not joined yet has no password: the invitation, or the code of the sign-up, is mailed again.
  const membership = user && membershipIn(context, user, user.activeTenantId);
  if (user && membership && !hasJoined) mailInvitationOrCode(context, { user, membership });
  return context.reply(200, {});
}

function validateResetToken(context: HandlerContext<never>): HandlerReply {
  const { userId, token } = context.read(validateResetTokenRequestSchema);
  findResetLink(context, userId, token);
  return context.reply(200, {});
}

function resetPassword(context: HandlerContext<never>): HandlerReply {
  const { userId, token, password } = context.read(resetPasswordRequestSchema);
  const link = findResetLink(context, userId, token);
  setPassword(context, context.db.users.get(userId), password);
  context.db.linkTokens.update(link.id, { usedAt: isoAfter(context, 0) });
  // The mail has reached its owner, so the address is theirs.
  context.db.users.update(userId, { verified: true });
  forgetWrongGuesses(context, `password:${userId}`);
  forgetDevices(context, userId);
  endSessions(context, userId);
  return context.reply(200, {});
}

function listPasswordRecoveryStrategies(context: HandlerContext<never>): HandlerReply {
  const strategies: PasswordRecoveryStrategy[] = [
    { strategy: 'email', isActive: policyFlag(context.db, 'password-recovery', null, 'email', true) },
    { strategy: 'sms', isActive: policyFlag(context.db, 'password-recovery', null, 'sms', false) },
  ];
  return context.reply(200, strategies);
}

/** The same for every caller: an answer that depended on the user would reveal which accounts exist. */
function getPasswordConfig(context: HandlerContext<never>): HandlerReply {
  readQuery(context, passwordConfigQuerySchema);
  return context.reply(200, passwordConfigOf(context, null));
}

function listSignUpStrategies(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, signUpStrategiesOf(context));
}

async function getMe(context: HandlerContext<never>): Promise<HandlerReply> {
  return context.reply(200, toUserProfile(context, await context.caller()));
}

async function updateMe(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user, membership } = await context.caller();
  const changes = splitProfile(context, context.read(updateMeRequestSchema));
  const changed = context.db.users.update(user.id, changes);
  return context.reply(200, toUserProfile(context, { user: changed, membership }));
}

async function uploadProfilePicture(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const address = storePicture(context, user, await readPicture(context));
  return context.reply(200, address, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

function getProfilePicture(context: HandlerContext<'pictureId'>): HandlerReply {
  const picture = context.db.pictures.find(context.params.pictureId);
  if (!picture) return refuse(context, 404, errorCodes.notFound, 'There is no such picture.', { kind: 'picture' });
  return context.reply(200, pictureBytes(picture), { headers: { 'content-type': picture.contentType } });
}

async function listMyTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  return context.reply(200, tenantsOf(context, user.id));
}

async function getMyTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user, tenant } = await context.caller();
  return context.reply(200, { tenants: tenantsOf(context, user.id), activeTenant: toTenant(tenant) });
}

function tenantsOf(context: Context, userId: string) {
  const memberships = context.db.memberships.listBy('userId', userId);
  return memberships.map((row) => toTenant(context.db.tenants.get(row.tenantId)));
}

async function switchTenant(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user, session } = await ownerCalling(context);
  const { tenantId } = context.read(switchTenantRequestSchema);
  const membership = accessTo(context.db, user.id, tenantId)?.membership;
  if (!membership || membership.isDisabled || !membership.activatedForTenant) {
    return refuse(context, 404, errorCodes.tenantNotFound, 'There is no such account.');
  }
  refusePlace(context, context.request, tenantId);
  context.db.users.update(user.id, { activeTenantId: tenantId });
  context.db.sessions.update(session.id, { tenantId });
  return context.reply(200, {});
}

async function getMyAuthorization(context: HandlerContext<never>): Promise<HandlerReply> {
  const { roles } = await context.caller();
  return context.reply(200, { roles: roles.map(toRole), permissions: toUserPermissions(context.db, roles) });
}

/** Own account and password (sign-in spec §7 "Users"). */
export const userRoutes = [
  route('POST /identity/resources/users/v1/passwords/reset', sendPasswordReset, {
    answer: emptyResponseSchema,
    record: recordAs('user.password-reset-asked', textInBody('email'), actorByEmail),
  }),
  route('POST /identity/resources/users/v2/passwords/reset/email', sendPasswordResetEmail, {
    answer: emptyResponseSchema,
    record: recordAs('user.password-reset-asked', textInBody('email'), actorByEmail),
  }),
  route('POST /identity/resources/users/v1/passwords/reset/validate', validateResetToken, {
    answer: emptyResponseSchema,
  }),
  route('POST /identity/resources/users/v1/passwords/reset/verify', resetPassword, {
    answer: emptyResponseSchema,
    record: recordAs('user.password-changed', userInBody('userId'), actorByUserId),
  }),
  route('GET /identity/resources/configurations/v1/password-recovery/strategies', listPasswordRecoveryStrategies, {
    answer: listPasswordRecoveryStrategiesResponseSchema,
  }),
  route('GET /identity/resources/users/v1/passwords/config', getPasswordConfig, { answer: passwordConfigSchema }),
  route('GET /identity/resources/configurations/v1/sign-up/strategies', listSignUpStrategies, {
    answer: listSignUpStrategiesResponseSchema,
  }),
  route('GET /identity/resources/users/v2/me', getMe, { answer: userProfileSchema }),
  route('PUT /identity/resources/users/v2/me', updateMe, {
    answer: userProfileSchema,
    record: recordAs('user.profile-changed'),
  }),
  route('PUT /team/resources/profile/me/image/v1', uploadProfilePicture, { record: recordAs('user.profile-changed') }),
  route(`GET ${PICTURES_PATH}/{pictureId}`, getProfilePicture),
  route('GET /identity/resources/users/v2/me/tenants', listMyTenants, { answer: listMyTenantsResponseSchema }),
  route('GET /identity/resources/users/v3/me/tenants', getMyTenants, { answer: currentUserTenantsSchema }),
  route('GET /identity/resources/users/v1/me/tenants', getMyTenants, { answer: currentUserTenantsSchema }),
  route('PUT /identity/resources/users/v1/tenant', switchTenant, { answer: emptyResponseSchema }),
  route('GET /identity/resources/users/v1/me/authorization', getMyAuthorization, { answer: userAuthorizationSchema }),
];
