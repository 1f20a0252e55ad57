import type { EmptyResponse, LoginResponse, PreLoginRequest, PreLoginResponse, RefreshTokenRequest } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Exchanges the refresh cookie for new tokens. The cookie works once; the answer sets the next one.
 *
 * @throws {ApiError} `ER-SESSION-EXPIRED`, `ER-REFRESH-TOKEN-REUSED` (401); `ER-ACCOUNT-LOCKED`,
 *   `ER-ACCOUNT-DISABLED`, `ER-ACCOUNT-EXPIRED` (403).
 * @see Sign-in spec §4 "Tokens and sessions"
 */
export function refreshToken(http: HttpClient, body: RefreshTokenRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/token/refresh', body });
}

/**
 * Ends the session of the refresh cookie. Succeeds without a session, too.
 *
 * @see Sign-in spec §7 "Auth"
 */
export function logout(http: HttpClient): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/logout', body: {} });
}

/**
 * Finds out how a user signs in. An answer without an address means the local strategy.
 *
 * @see Sign-in spec §4 "Login", step 1
 */
export function preLogin(http: HttpClient, body: PreLoginRequest): Promise<PreLoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v2/user/sso/prelogin', body });
}
