import type {
  CurrentUserTenants,
  EmptyResponse,
  PasswordConfig,
  PasswordRecoveryStrategy,
  ResetPasswordRequest,
  SendPasswordResetEmailRequest,
  SendPasswordResetRequest,
  SignUpStrategy,
  SwitchTenantRequest,
  Tenant,
  UpdateMeRequest,
  UserAuthorization,
  UserProfile,
  ValidateResetTokenRequest,
} from '../contract';
import type { Call, HttpClient } from '../core/http-client';

/**
 * Mails a link to a new password. The answer is the same whether or not the address is known.
 *
 * @see Sign-in spec §4 "Forgot password", §7 "Users"
 */
export function sendPasswordReset(http: HttpClient, body: SendPasswordResetRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/passwords/reset', body });
}

/**
 * {@link sendPasswordReset} by e-mail address, user name or phone number.
 *
 * @see Sign-in spec §4 "Forgot password", §7 "Users"
 */
export function sendPasswordResetEmail(http: HttpClient, body: SendPasswordResetEmailRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v2/passwords/reset/email', body });
}

/**
 * Sets a new password with the link from the mail, which works once, and ends every session of the user.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID`, `ER-PASSWORD-TOO-SHORT`, `ER-PASSWORD-TOO-LONG`,
 *   `ER-PASSWORD-TOO-WEAK` (400), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §7 "Users"
 */
export function resetPassword(http: HttpClient, body: ResetPasswordRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/passwords/reset/verify', body });
}

/**
 * Checks whether the link from the mail still works; it throws if not.
 *
 * @throws {ApiError} 400, 403, 410 and 422 mean no; any other failure says nothing about the link.
 * @see contract: headers-and-storage §5
 */
export function validateResetToken(http: HttpClient, body: ValidateResetTokenRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/passwords/reset/validate', body });
}

/**
 * How the link or code for a new password can be sent.
 *
 * @see Sign-in spec §4 "Forgot password"
 */
export function listPasswordRecoveryStrategies(http: HttpClient): Promise<PasswordRecoveryStrategy[]> {
  return http.send({ method: 'GET', path: '/identity/resources/configurations/v1/password-recovery/strategies' });
}

/**
 * The rules for a new password of this user; works without a session.
 *
 * @see Sign-in spec §7 "Users", portal spec §5
 */
export function getPasswordConfig(http: HttpClient, userId?: string): Promise<PasswordConfig> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v1/passwords/config', query: { userId } });
}

/**
 * The fields of the sign-up form.
 *
 * @see Sign-in spec §4 "Sign-up"
 */
export function listSignUpStrategies(http: HttpClient): Promise<SignUpStrategy[]> {
  return http.send({
    method: 'GET',
    path: '/identity/resources/configurations/v1/sign-up/strategies',
    retry: true,
  });
}

/**
 * The signed-in user, with roles and permissions in the active tenant.
 *
 * @param retry Whether and how the call is retried. Default: no retry.
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §7 "Users"
 */
export function getMe(http: HttpClient, retry?: Call['retry']): Promise<UserProfile> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v2/me', ...(retry && { retry }) });
}

/**
 * Changes the user's own profile; absent fields stay as they are.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401).
 * @see Portal spec §2 "Page contents", §7 "Team"
 */
export function updateMe(http: HttpClient, body: UpdateMeRequest): Promise<UserProfile> {
  return http.send({ method: 'PUT', path: '/identity/resources/users/v2/me', body });
}

/**
 * Uploads a picture (PNG or JPEG, at most 1 MB) and answers its absolute address, which may be a `data:` address. The
 * profile keeps the old one until {@link updateMe} sets the new address.
 *
 * @throws {ApiError} `ER-PICTURE-TOO-LARGE` (413), `ER-PICTURE-TYPE-UNSUPPORTED` (415).
 * @see Portal spec §5, §7 "Team"
 */
export function uploadProfilePicture(http: HttpClient, picture: Blob): Promise<string> {
  const body = new FormData();
  body.set('image', picture);
  return http.send({ method: 'PUT', path: '/team/resources/profile/me/image/v1', body, answer: 'text' });
}

/**
 * The user's tenants and the active one.
 *
 * @see Sign-in spec §7 "Users"
 */
export function getMyTenants(http: HttpClient): Promise<CurrentUserTenants> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v3/me/tenants' });
}

/**
 * {@link getMyTenants} for apps in which each tab has its own active tenant.
 *
 * @see Sign-in spec §7 "Users"
 */
export function getMyTenantsV1(http: HttpClient): Promise<CurrentUserTenants> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v1/me/tenants' });
}

/**
 * Only the list of the user's tenants.
 *
 * @see Sign-in spec §7 "Users"
 */
export function listMyTenantsV2(http: HttpClient): Promise<Tenant[]> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v2/me/tenants' });
}

/**
 * Makes another tenant active; refresh the tokens afterwards.
 *
 * @throws {ApiError} `ER-TENANT-NOT-FOUND` (404).
 * @see Sign-in spec §4 "Tokens and sessions"
 */
export function switchTenant(http: HttpClient, body: SwitchTenantRequest): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: '/identity/resources/users/v1/tenant', body });
}

/**
 * The user's roles and permissions in the active tenant.
 *
 * @see Sign-in spec §7 "Users"
 */
export function getMyAuthorization(http: HttpClient): Promise<UserAuthorization> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v1/me/authorization' });
}
