import type {
  LoginRequest,
  LoginResponse,
  OidcPostLoginRequest,
  OidcPostLoginV2Request,
  PreLoginRequest,
  PreLoginResponse,
  SamlPostLoginRequest,
  StepUpRequest,
  VerifyMfaRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

export { logout, preLogin, refreshToken } from './auth-start';

/**
 * Signs in with a password. The answer is a session, or a second-factor challenge without an access token.
 *
 * @throws {ApiError} `ER-INVALID-CREDENTIALS` (401), `ER-ACCOUNT-LOCKED`, `ER-ACCOUNT-DISABLED`,
 *   `ER-ACCOUNT-EXPIRED`, `ER-ACCOUNT-NOT-VERIFIED`, `ER-INVITATION-PENDING` (403).
 * @see Sign-in spec §4 "Login", §7 "Auth"
 */
export function login(http: HttpClient, body: LoginRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user', body });
}

/**
 * Completes a sign-in with a code, without naming the device it comes from.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID`, `ER-MFA-CODE-USED` (401), `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth"
 */
export function verifyMfa(http: HttpClient, body: VerifyMfaRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/verify', body });
}

/**
 * The older form of {@link preLogin}, for SAML only.
 *
 * @see Sign-in spec §7 "Auth"
 */
export function samlPreLogin(http: HttpClient, body: PreLoginRequest): Promise<PreLoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/saml/prelogin', body });
}

/**
 * Steps the session up to a recent second factor. Returns tokens if it is recent enough already, otherwise a
 * second-factor challenge, which continues with the calls of a sign-in.
 *
 * @throws {ApiError} `ER-MFA-NOT-ENROLLED` (400, message exactly `MFA is not enrolled`).
 * @see Sign-in spec §4 "MFA routing"
 */
export function generateStepUpSession(http: HttpClient, body: StepUpRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/step-up/generate', body });
}

/**
 * Signs in with the callback of a SAML provider.
 *
 * @throws {ApiError} `ER-SSO-FAILED` (401) when the answer cannot be believed, `ER-SSO-DENIED` (403), and as
 *   {@link login} when the account is not open.
 * @see Sign-in spec §7 "Auth"
 */
export function samlPostLogin(http: HttpClient, body: SamlPostLoginRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/saml/postlogin', body });
}

/**
 * Signs in with the callback of an OpenID provider.
 *
 * @throws {ApiError} as {@link samlPostLogin}.
 * @see Sign-in spec §7 "Auth"
 */
export function oidcPostLogin(http: HttpClient, body: OidcPostLoginV2Request): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v2/user/oidc/postlogin', body });
}

/**
 * The older form of {@link oidcPostLogin}.
 *
 * @throws {ApiError} as {@link samlPostLogin}.
 * @see Sign-in spec §7 "Auth"
 */
export function oidcPostLoginV1(http: HttpClient, body: OidcPostLoginRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/oidc/postlogin', body });
}
