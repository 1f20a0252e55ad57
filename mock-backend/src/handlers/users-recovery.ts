import {
  changeMyPasswordRequestSchema,
  createMyTokenRequestSchema,
  emptyResponseSchema,
  errorCodes,
  sendPasswordResetSmsRequestSchema,
  sendPasswordResetSmsResponseSchema,
  type UserIdRecord,
  unlockMeRequestSchema,
  userIdRecordSchema,
  userTokenSchema,
  verifyPasswordResetSmsRequestSchema,
  verifyPasswordResetSmsResponseSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import { findUserByIdentifier } from './rules/auth/admission';
import { isBreached, setPassword } from './rules/auth/password-history';
import { refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { recordEvent } from './rules/events/record-event';
import { forgetDevices } from './rules/mfa/remembered-devices';
import { SMS_CODE_SECONDS } from './rules/mfa/typed-codes';
import {
  countWrongGuess,
  endLockout,
  forgetWrongGuesses,
  type GuessKey,
  refuseWhileLocked,
} from './rules/security/lockout';
import { policyFlag } from './rules/security/policies';
import { ownerCalling } from './rules/sessions/impersonation';
import { endSession, signAccessToken } from './rules/sessions/session-tokens';
import { permissionKeys, requirePermission } from './rules/team/permissions';
import { findMember } from './rules/team/team-members';
import { parseMetadata } from './rules/team/views';
import { accessTo } from './rules/tenants/sub-account-access';
import { endResetLinks, findLink, issueResetToken, mailPasswordReset, spendLink } from './rules/users/links';
import { checkCode } from './rules/users/one-time-codes';
import { findPhoneHolder, verifiedNumberOf } from './rules/users/phone-numbers';
import { createUnsentCode, textCode } from './rules/users/sent-codes';

/** Gives every caller the same answer; only the text message shows whether the account exists. */
function sendPasswordResetSms(context: HandlerContext<never>): HandlerReply {
  const { identifier, identifierType } = context.read(sendPasswordResetSmsRequestSchema);
  if (!policyFlag(context.db, 'password-recovery', null, 'sms', false)) {
    return refuse(context, 403, errorCodes.forbidden, 'A new password does not come by text message here.');
  }
  const find = identifierType === 'phoneNumber' ? findPhoneHolder : findUserByIdentifier;
  const user = find(context, identifier);
  const phone = user && verifiedNumberOf(context, user);
  const { token } = phone
    ? textCode(context, 'reset-password', phone.userId, phone.phoneNumber)
    : createUnsentCode(context, { purpose: 'reset-password', typedAddress: identifier, seconds: SMS_CODE_SECONDS });
  return context.reply(200, { sessionId: token });
}

function verifyPasswordResetSms(context: HandlerContext<never>): HandlerReply {
  const { otcToken: typed, sessionId } = context.read(verifyPasswordResetSmsRequestSchema);
  const sent = checkCode(context, { token: sessionId, purpose: 'reset-password' }, typed);
  context.db.oneTimeCodes.remove(sent.id);
  const { userId } = sent;
  return context.reply(200, { userId, token: issueResetToken(context, { id: userId }) });
}

async function changeMyPassword(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user, session } = await context.caller();
  const { password, newPassword } = context.read(changeMyPasswordRequestSchema);
  const key: GuessKey = `password:${user.id}`;
  refuseWhileLocked(context, key);
  if (user.password !== password) return refuseWrongPassword(context, key);
  setPassword(context, user, newPassword);
  endResetLinks(context, user);
  forgetWrongGuesses(context, key);
  forgetDevices(context, user.id);
  const others = context.db.sessions.listBy('userId', user.id).filter((row) => row.id !== session.id);
  for (const row of others) if (row.revokedAt === null) endSession(context, row.id);
  return context.reply(200, {});
}

/** Not 401, which would renew the session and try the same password again. */
function refuseWrongPassword(context: HandlerContext<never>, key: GuessKey): never {
  countWrongGuess(context, key);
  refuseWhileLocked(context, key);
  return refuse(context, 400, errorCodes.invalidCredentials, 'The present password is not right.');
}

async function resetBreachedPasswords(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  for (const { userId } of context.db.memberships.listBy('tenantId', tenant.id)) {
    const user = context.db.users.find(userId);
    if (user && isBreached(context.db, user)) mailPasswordReset(context, user);
  }
  return context.reply(200, {});
}

/** Ends what wrong passwords have locked; what an administrator has locked stays so. */
function unlockMe(context: HandlerContext<never>): HandlerReply {
  const link = findLink(context, 'unlock', context.read(unlockMeRequestSchema).token);
  spendLink(context, link);
  endLockout(context, link.userId);
  const user = context.db.users.get(link.userId);
  recordEvent(context, { event: 'user.unlocked', tenantId: user.activeTenantId, actor: user, subject: user.email });
  return context.reply(200, {});
}

async function getUserById(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { userId } = context.params;
  if (userId !== caller.user.id) requirePermission(caller, permissionKeys.readUsers);
  const { user } = findMember(context, caller, userId);
  const { id, name, createdAt, metadata } = user;
  const { id: tenantId, vendorId } = caller.tenant;
  const dates = { createdAt, updatedAt: user.lastLogin ?? createdAt };
  const answer: UserIdRecord = {
    id,
    name,
    deletedAt: null,
    metadata: parseMetadata(metadata),
    tenantId,
    vendorId,
    ...dates,
  };
  return context.reply(200, answer);
}

async function createMyToken(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user, session } = await ownerCalling(context);
  const { tenantId } = context.read(createMyTokenRequestSchema);
  const membership = accessTo(context.db, user.id, tenantId)?.membership;
  if (!membership || membership.isDisabled || !membership.activatedForTenant) {
    return refuse(context, 404, errorCodes.tenantNotFound, 'There is no such account.');
  }
  return context.reply(200, await signAccessToken(context, { user, membership }, session));
}

/** Ways back into an account, and tokens for another one (sign-in spec §7 "Users"). */
export const recoveryRoutes = [
  route('POST /identity/resources/users/v2/passwords/reset/sms', sendPasswordResetSms, {
    answer: sendPasswordResetSmsResponseSchema,
  }),
  route('POST /identity/resources/users/v2/passwords/reset/sms/verify', verifyPasswordResetSms, {
    answer: verifyPasswordResetSmsResponseSchema,
  }),
  route('POST /identity/resources/users/v1/passwords/change', changeMyPassword, {
    answer: emptyResponseSchema,
    record: recordAs('user.password-changed'),
  }),
  route('POST /identity/resources/users/v1/passwords/breached/reset/bulk', resetBreachedPasswords, {
    permission: permissionKeys.updateUsers,
    answer: emptyResponseSchema,
    record: recordAs('user.password-reset-asked'),
  }),
  route('POST /identity/resources/users/v3/me/unlock', unlockMe, { answer: emptyResponseSchema }),
  route('GET /identity/resources/users/v1/{userId}', getUserById, { answer: userIdRecordSchema }),
  route('POST /identity/resources/users/v3/me/token', createMyToken, { answer: userTokenSchema }),
];
