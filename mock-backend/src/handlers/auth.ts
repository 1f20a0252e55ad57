import {
  emptyResponseSchema,
  errorCodes,
  loginRequestSchema,
  loginResponseSchema,
  preLoginRequestSchema,
  preLoginResponseSchema,
  refreshTokenRequestSchema,
  verifyMfaRequestSchema,
} from '@portico/sdk/contract';
import type { RefreshTokenRow, SessionRow } from '../db/tables';
import { clearedRefreshCookie, refreshCookieName } from '../world/sessions';
import { type HandlerContext, type HandlerReply, Refusal, route } from './route';
import { admit, findUserByIdentifier } from './rules/admission';
import { type Context, isOver, isoAfter, refuse, vendorOf } from './rules/context';
import { countWrongGuess, forgetWrongGuesses, type GuessKey, refuseWhileLocked } from './rules/lockout';
import { isRemembered } from './rules/remembered-devices';
import { challenge, devicesOf, findChallenge, passChallenge, refuseCode } from './rules/second-factor';
import { answerWithTokens, endSession, startSession } from './rules/session-tokens';
import { tryAnyCode } from './rules/typed-codes';

function login(context: HandlerContext<never>): HandlerReply | Promise<HandlerReply> {
  const { email, username, password } = context.read(loginRequestSchema);
  const identifier = email || username || '';
  const user = findUserByIdentifier(context, identifier);
  const key: GuessKey = `password:${user?.id ?? identifier.trim().toLowerCase()}`;
  refuseWhileLocked(context, key);
  if (!user || user.password === null || user.password !== password) return refuseWrongPassword(context, key);
  forgetWrongGuesses(context, key);

  const member = admit(context, user);
  refuseWhileLocked(context, `second-factor:${user.id}`);
  const needsSecondFactor = devicesOf(context, user.id).length > 0 && !isRemembered(context, user.id);
  return needsSecondFactor ? challenge(context, member) : startSession(context, member, ['pwd']);
}

/** Somebody unknown gets the very same answers, and is locked out as soon. */
function refuseWrongPassword(context: Context, key: GuessKey): never {
  countWrongGuess(context, key);
  refuseWhileLocked(context, key);
  return refuse(context, 401, errorCodes.invalidCredentials, 'The e-mail address or the password is not right.');
}

function verifyMfa(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken, value, rememberDevice } = context.read(verifyMfaRequestSchema);
  const row = findChallenge(context, mfaToken);
  const method = tryAnyCode(context, row, value) ?? refuseCode(context, row);
  return passChallenge(context, row, method, rememberDevice);
}

function refreshToken(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenantId } = context.read(refreshTokenRequestSchema);
  const { row, session } = findRefreshToken(context);
  const user = context.db.users.find(session.userId);
  if (!user) return refuseSession(context);
  const member = admit(context, user, tenantId ?? ownTenant(context, session));
  context.db.refreshTokens.update(row.id, { usedAt: isoAfter(context, 0) });
  const now = context.db.sessions.update(session.id, { lastSeenAt: isoAfter(context, 0) });
  return answerWithTokens(context, member, context.rotate(now));
}

/** The tenant of the session, unless the user has left it since. */
function ownTenant(context: Context, { userId, tenantId }: SessionRow): string | null {
  const memberships = context.db.memberships.listBy('userId', userId);
  return memberships.some((row) => row.tenantId === tenantId) ? tenantId : null;
}

/** A token works once. One shown again is a copy in somebody's hands, so whoever holds the newer one has to sign in. */
function findRefreshToken(context: Context): { row: RefreshTokenRow; session: SessionRow } {
  const token = context.request.cookies[refreshCookieName(vendorOf(context).clientId)];
  const row = token === undefined ? undefined : context.db.refreshTokens.findBy('token', token);
  const session = row && context.db.sessions.find(row.sessionId);
  if (!row || !session || session.revokedAt !== null || isOver(context, session.expiresAt)) {
    return refuseSession(context);
  }
  if (row.usedAt === null) return { row, session };
  endSession(context, session.id);
  return refuseSession(context, errorCodes.refreshTokenReused);
}

function refuseSession(
  context: Context,
  code: typeof errorCodes.sessionExpired | typeof errorCodes.refreshTokenReused = errorCodes.sessionExpired,
): never {
  const reply = context.fail(401, code, 'Your session has ended. Sign in again.');
  throw new Refusal({ ...reply, cookies: [clearedRefreshCookie(vendorOf(context).clientId)] });
}

function logout(context: HandlerContext<never>): HandlerReply {
  const { clientId } = vendorOf(context);
  const token = context.request.cookies[refreshCookieName(clientId)];
  const row = token === undefined ? undefined : context.db.refreshTokens.findBy('token', token);
  if (row && context.db.sessions.find(row.sessionId)) endSession(context, row.sessionId);
  return context.reply(200, {}, { cookies: [clearedRefreshCookie(clientId)] });
}

/** Nobody of this world signs in elsewhere, so the answer never says where. */
function preLogin(context: HandlerContext<never>): HandlerReply {
  context.read(preLoginRequestSchema);
  return context.reply(200, {});
}

/** Sign-in, refresh and logout (sign-in spec §7 "Auth"). */
export const authRoutes = [
  route('POST /identity/resources/auth/v1/user', login, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/mfa/verify', verifyMfa, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/token/refresh', refreshToken, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/logout', logout, { answer: emptyResponseSchema }),
  route('POST /identity/resources/auth/v2/user/sso/prelogin', preLogin, { answer: preLoginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/saml/prelogin', preLogin, { answer: preLoginResponseSchema }),
];
