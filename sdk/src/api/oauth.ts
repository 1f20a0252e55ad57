import type {
  EmptyResponse,
  KeySet,
  OAuthTokenRequest,
  OAuthTokens,
  OpenIdConfiguration,
  SilentAuthorizeRequest,
  UserInfo,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The public keys that access tokens are signed with.
 *
 * @see Sign-in spec §7 "Users", key-set
 */
export function getKeySet(http: HttpClient): Promise<KeySet> {
  return http.send({ method: 'GET', path: '/.well-known/jwks.json' });
}

/**
 * The OpenID Connect discovery document of the service.
 *
 * @see OpenID Connect Discovery §4
 */
export function getOpenIdConfiguration(http: HttpClient): Promise<OpenIdConfiguration> {
  return http.send({ method: 'GET', path: '/.well-known/openid-configuration' });
}

/**
 * Exchanges the code of a hosted sign-in, or a refresh token, for tokens. Each works once: a second use ends
 * the session.
 *
 * @throws {ApiError} 400 `ER-INVALID-REQUEST`, `ER-SESSION-EXPIRED` (the code or token is unknown, too old, of another
 *   client or address, or the verifier is wrong), `ER-REFRESH-TOKEN-REUSED`; 401 `ER-UNAUTHORIZED` for an unknown client.
 * @see Sign-in spec §7 "OAuth"
 */
export function exchangeOAuthTokens(http: HttpClient, body: OAuthTokenRequest): Promise<OAuthTokens> {
  return http.send({ method: 'POST', path: '/oauth/token', body });
}

/**
 * Tokens for the browser's hosted session, without leaving the page.
 *
 * @throws {ApiError} `ER-SESSION-EXPIRED`, `ER-REFRESH-TOKEN-REUSED` (401); `ER-ACCOUNT-LOCKED`, `ER-ACCOUNT-DISABLED`,
 *   `ER-ACCOUNT-EXPIRED` (403); `ER-TENANT-NOT-FOUND` (404).
 * @see Sign-in spec §7 "OAuth"
 */
export function silentAuthorize(http: HttpClient, body: SilentAuthorizeRequest): Promise<OAuthTokens> {
  return http.send({ method: 'POST', path: '/oauth/authorize/silent', body });
}

/**
 * Ends the browser's hosted session. Succeeds without a session, too.
 *
 * @see Sign-in spec §7 "OAuth"
 */
export function oauthLogout(http: HttpClient): Promise<EmptyResponse> {
  return http.send({ method: 'GET', path: '/oauth/logout' });
}

/**
 * Claims about the signed-in user.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see OpenID Connect Core §5.3
 */
export function getUserInfo(http: HttpClient): Promise<UserInfo> {
  return http.send({ method: 'GET', path: '/oauth/userinfo' });
}
