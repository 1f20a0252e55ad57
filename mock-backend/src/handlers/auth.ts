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
import { clearedRefreshCookie } from '../world/sessions';
import { type HandlerContext, type HandlerReply, route } from './route';
import { admit, findUserByIdentifier } from './rules/admission';
import { type Context, refuse, vendorOf } from './rules/context';
import { finishSignIn } from './rules/finish-sign-in';
import { countWrongGuess, forgetWrongGuesses, type GuessKey, refuseWhileLocked } from './rules/lockout';
import { cookieToken, renewSession } from './rules/refresh-tokens';
import { findChallenge, passChallenge, refuseCode } from './rules/second-factor';
import { answerWithTokens, endSession } from './rules/session-tokens';
import { tryAnyCode } from './rules/typed-codes';

function login(context: HandlerContext<never>): HandlerReply | Promise<HandlerReply> {
  const { email, username, password } = context.read(loginRequestSchema);
  const identifier = email || username || '';
  const user = findUserByIdentifier(context, identifier);
  const key: GuessKey = `password:${user?.id ?? identifier.trim().toLowerCase()}`;
  refuseWhileLocked(context, key);
  if (!user || user.password === null || user.password !== password) return refuseWrongPassword(context, key);
  forgetWrongGuesses(context, key);

  return finishSignIn(context, admit(context, user), ['pwd']);
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
