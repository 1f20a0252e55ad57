import {
  emptyResponseSchema,
  errorCodes,
  loginRequestSchema,
  loginResponseSchema,
  refreshTokenRequestSchema,
  stepUpRequestSchema,
  verifyMfaRequestSchema,
} from '@portico/sdk/contract';
import type { UserRow } from '../db/tables';
import { route } from './route';
import { findUserByIdentifier } from './rules/auth/admission';
import { finishSignIn } from './rules/auth/finish-sign-in';
import { goOnWaiting } from './rules/auth/waiting-sign-in';
import { type Context, refuse, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { devicesOf } from './rules/mfa/device-views';
import { challenge, findChallenge, passChallenge, refuseCode } from './rules/mfa/second-factor';
import { tryAnyCode } from './rules/mfa/typed-codes';
import { refuseCaptcha } from './rules/security/captcha';
import {
  countWrongGuess,
  forgetWrongGuesses,
  type GuessKey,
  refuseWhileLocked,
  secondsLocked,
} from './rules/security/lockout';
import { refuseImpersonator } from './rules/sessions/impersonation';
import { clearedRefreshCookie } from './rules/sessions/open-session';
import { cookieToken, renewSession } from './rules/sessions/refresh-tokens';
import { answerWithTokens, endSession } from './rules/sessions/session-tokens';
import { isSteppedUp } from './rules/sessions/stepped-up';
import { admitBy, findNamedLink } from './rules/users/invite-links';
import { mailUnlock } from './rules/users/links';

async function login(context: HandlerContext<never>): Promise<HandlerReply> {
  const { email, username, password, invitationToken, recaptchaToken } = context.read(loginRequestSchema);
  await refuseCaptcha(context, recaptchaToken);
  const identifier = email || username || '';
  const user = findUserByIdentifier(context, identifier);
  const key: GuessKey = `password:${user?.id ?? identifier.trim().toLowerCase()}`;
  refuseWhileLocked(context, key);
  if (!user || user.password === null || user.password !== password) return refuseWrongPassword(context, key, user);
  forgetWrongGuesses(context, key);

  const link = findNamedLink(context, invitationToken);
  return finishSignIn(context, admitBy(context, user, link), ['pwd']);
}

/** An unknown user gets the same answers and is locked out after as many attempts. */
function refuseWrongPassword(context: Context, key: GuessKey, user: UserRow | undefined): never {
  countWrongGuess(context, key);
  if (user && secondsLocked(context, key) > 0) mailUnlock(context, user);
  refuseWhileLocked(context, key);
  return refuse(context, 401, errorCodes.invalidCredentials, 'The e-mail address or the password is not right.');
}

function verifyMfa(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken, value, rememberDevice } = context.read(verifyMfaRequestSchema);
  const row = findChallenge(context, mfaToken);
  const method = tryAnyCode(context, row.userId, value) ?? refuseCode(context, row);
  return passChallenge(context, row, method, rememberDevice);
}

async function generateStepUpSession(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { maxAge } = context.read(stepUpRequestSchema);
  const { session, user, membership } = caller;
  refuseImpersonator(context, caller);
  if (isSteppedUp(context, session, maxAge)) return answerWithTokens(context, caller, context.rotate(session));
  // The message is what clients know it by (contract: client-facts).
  if (devicesOf(context, user.id).length === 0) refuse(context, 400, errorCodes.mfaNotEnrolled, 'MFA is not enrolled');
  refuseWhileLocked(context, `second-factor:${user.id}`);
  return challenge(context, { user, membership }, session.amr, session.id);
}

function refreshToken(context: HandlerContext<never>): HandlerReply | Promise<HandlerReply> {
  const { tenantId } = context.read(refreshTokenRequestSchema);
  const waiting = goOnWaiting(context);
  if (waiting) return waiting;
  const { member, opened } = renewSession(context, cookieToken(context), tenantId);
  return answerWithTokens(context, member, opened);
}

function logout(context: HandlerContext<never>): HandlerReply {
  const { clientId } = vendorOf(context);
  const token = cookieToken(context);
  const row = token === undefined ? undefined : context.db.refreshTokens.findBy('token', token);
  if (row && context.db.sessions.find(row.sessionId)) endSession(context, row.sessionId);
  return context.reply(200, {}, { cookies: [clearedRefreshCookie(clientId)] });
}

/** Sign-in, refresh and logout (sign-in spec §7 "Auth"). */
export const authRoutes = [
  route('POST /identity/resources/auth/v1/user', login, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/mfa/verify', verifyMfa, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/token/refresh', refreshToken, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/step-up/generate', generateStepUpSession, {
    answer: loginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/logout', logout, { answer: emptyResponseSchema }),
];
