import {
  type ErrorCode,
  errorBodySchema,
  errorCodes,
  type OAuthTokenRequest,
  oauthTokenRequestSchema,
  oauthTokensSchema,
  silentAuthorizeRequestSchema,
} from '@portico/sdk/contract';
import { isObject } from '../core/is-object';
import type { Rows } from '../db/tables';
import { route } from './route';
import { type Context, isOver, isoAfter, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { Refusal } from './rules/call/refusal';
import { DEFAULT_SCOPE } from './rules/hosted-login/authorization-request';
import { admitTo } from './rules/hosted-login/hosted-session';
import { challengeFor, issueTokens } from './rules/hosted-login/oauth-tokens';
import { findClient } from './rules/hosted-login/redirect-addresses';
import { cookieToken, renewSession } from './rules/sessions/refresh-tokens';
import { isSessionOver } from './rules/sessions/session-policy';
import { endSession } from './rules/sessions/session-tokens';
import { accessTo } from './rules/tenants/sub-account-access';

/** Why no tokens are given (RFC 6749 §5.2). */
type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

type CodeRow = Rows['authorizationCodes'];

function exchange(context: HandlerContext<never>): Promise<HandlerReply> {
  const request = readTokenRequest(context);
  return request.grant_type === 'authorization_code' ? redeemCode(context, request) : refresh(context, request);
}

async function redeemCode(context: Context, request: OAuthTokenRequest): Promise<HandlerReply> {
  const row = findCode(context, request);
  const session = context.db.sessions.find(row.sessionId);
  const user = session && context.db.users.find(session.userId);
  const isOpen = session && user && !isSessionOver(context, session);
  const member = isOpen ? admitTo(context, { session, user }, row.tenantId) : undefined;
  if (!isOpen || !member) return refuseGrant(context, 'The sign-in behind this code has ended.');
  context.db.authorizationCodes.update(row.id, { usedAt: isoAfter(context, 0) });
  return answer(context, await issueTokens(context, member, context.rotate(session), row));
}

/** A code works once. A second use means that it may have been stolen, so its session and all of its tokens end. */
function findCode(context: Context, request: OAuthTokenRequest): CodeRow {
  if (request.code === undefined) return refuseTokens(context, 'invalid_request', 'code is missing.');
  const row = context.db.authorizationCodes.findBy('code', request.code);
  if (!row || (request.client_id !== undefined && request.client_id !== row.clientId)) {
    return refuseGrant(context, 'This code was not given to the client.');
  }
  if (row.usedAt !== null) {
    endSession(context, row.sessionId);
    return refuseGrant(context, 'This code has been used before.', errorCodes.refreshTokenReused);
  }
  if (isOver(context, row.expiresAt)) return refuseGrant(context, 'This code is too old.');
  if (request.redirect_uri !== undefined && request.redirect_uri !== row.redirectUri) {
    return refuseGrant(context, 'redirect_uri is not the one of the request.');
  }
  checkVerifier(context, request, row);
  return row;
}

/**
 * The server-side helper keeps no verifier: its client secret replaces it (contract: headers-and-storage §10). RFC 7636 §4.1
 * asks for 43 characters at least, but a published client sends 16, so any verifier that hashes to the challenge is right.
 */
function checkVerifier(context: Context, request: OAuthTokenRequest, { codeChallenge }: CodeRow): void {
  const { code_verifier: verifier, client_secret: secret } = request;
  if (verifier === undefined && secret !== undefined) return;
  if (verifier === undefined) refuseTokens(context, 'invalid_request', 'code_verifier is missing.');
  if (challengeFor(verifier) !== codeChallenge) refuseGrant(context, 'code_verifier does not fit the challenge.');
}

async function refresh(context: Context, request: OAuthTokenRequest): Promise<HandlerReply> {
  const { refresh_token: token, tenantId } = request;
  if (token === undefined) return refuseTokens(context, 'invalid_request', 'refresh_token is missing.');
  const grant = grantOf(context, token);
  if (request.client_id !== undefined && request.client_id !== grant.clientId) {
    return refuseGrant(context, 'This refresh token was not given to the client.');
  }
  const { member, opened } = asGrantError(context, () => renewSession(context, token, tenantId ?? grant.tenantId));
  return answer(context, await issueTokens(context, member, opened, grant));
}

async function authorizeSilently(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenantId } = context.read(silentAuthorizeRequestSchema);
  const token = cookieToken(context);
  const grant = { ...grantOf(context, token ?? ''), ...requestedClient(context) };
  const { member, opened } = renewSession(context, token, tenantId ?? grant.tenantId);
  return answer(context, await issueTokens(context, member, opened, grant), [opened.cookie]);
}

/** The application that a browser names in a header, since the cookie is the same for all of the vendor's. */
function requestedClient(context: Context): { clientId?: string } {
  const id = context.request.headers['frontegg-requested-application-id'];
  return id && findClient(context, id) ? { clientId: id } : {};
}

/** What a refresh token was given for; one of an embedded sign-in was given to the vendor's own client. */
function grantOf(context: Context, token: string) {
  const row = context.db.refreshTokens.findBy('token', token);
  const grant = row && context.db.tokenGrants.find(row.id);
  if (!grant) return { clientId: vendorOf(context).clientId, scope: DEFAULT_SCOPE, tenantId: undefined, nonce: null };
  const userId = context.db.sessions.find(row.sessionId)?.userId ?? '';
  const isTheirs = accessTo(context.db, userId, grant.tenantId) !== undefined;
  return { ...grant, tenantId: isTheirs ? grant.tenantId : undefined, nonce: null };
}

function answer(context: Context, tokens: unknown, cookies: readonly string[] = []): HandlerReply {
  return context.reply(200, tokens, { cookies });
}

/** JSON of a browser, or a form of a standard relying party; the client may name itself in a header instead. */
function readTokenRequest(context: Context): OAuthTokenRequest {
  const { body } = context.request;
  const fields = body instanceof FormData ? readForm(context, body) : body;
  const parsed = oauthTokenRequestSchema.safeParse({ ...asRecord(fields), ...basicCredentials(context) });
  if (!parsed.success) return refuseShape(context, asRecord(fields).grant_type);
  if (!findClient(context, parsed.data.client_id)) refuseTokens(context, 'invalid_client', 'There is no such client.');
  return parsed.data;
}

function readForm(context: Context, form: FormData): Record<string, unknown> {
  const names = [...form.keys()];
  if (new Set(names).size < names.length) refuseTokens(context, 'invalid_request', 'A parameter was sent twice.');
  return Object.fromEntries(form);
}

function refuseShape(context: Context, grantType: unknown): never {
  const isOther = typeof grantType === 'string' && !['authorization_code', 'refresh_token'].includes(grantType);
  if (isOther) return refuseTokens(context, 'unsupported_grant_type', 'Use authorization_code or refresh_token.');
  return refuseTokens(context, 'invalid_request', 'The parameters are missing or of a wrong kind.');
}

function asRecord(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

/** `client_secret_basic` (RFC 6749 §2.3.1). Every secret is right: a mock has none to keep. */
function basicCredentials(context: Context): Pick<OAuthTokenRequest, 'client_id' | 'client_secret'> {
  const [scheme, encoded = ''] = (context.request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return {};
  try {
    const [id = '', secret = ''] = atob(encoded)
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    return { client_id: id, client_secret: secret };
  } catch {
    return refuseTokens(context, 'invalid_client', 'The credentials cannot be read.');
  }
}

/** What ends a session elsewhere is a refused grant here (RFC 6749 §5.2), under the code it has elsewhere. */
function asGrantError<T>(context: Context, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { errors, errorCode } = errorBodySchema.parse(error.reply.body);
    return refuseGrant(context, errors.join(' '), errorCode as ErrorCode);
  }
}

function refuseGrant(context: Context, description: string, code: ErrorCode = errorCodes.sessionExpired): never {
  return refuseTokens(context, 'invalid_grant', description, code);
}

function refuseTokens(
  context: Context,
  error: TokenError,
  description: string,
  code: ErrorCode = error === 'invalid_client' ? errorCodes.unauthorized : errorCodes.invalidRequest,
): never {
  const status = error === 'invalid_client' ? 401 : 400;
  const body = { error, error_description: description, errors: [description], errorCode: code };
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Basic realm="oauth"' } : {};
  throw new Refusal(context.reply(status, body, { headers }));
}

/** Tokens of the authorization server (sign-in spec §7 "OAuth"; RFC 6749, RFC 7636). */
export const oauthTokenRoutes = [
  route('POST /oauth/token', exchange, { answer: oauthTokensSchema }),
  route('POST /oauth/authorize/silent', authorizeSilently, { answer: oauthTokensSchema }),
];
