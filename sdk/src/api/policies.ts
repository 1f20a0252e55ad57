import type {
  GlobalPolicy,
  LockoutPolicy,
  MfaPolicy,
  PasswordConfig,
  PasswordHistoryPolicy,
  PasswordRotationPolicy,
  SaveLockoutPolicyRequest,
  SaveMfaPolicyRequest,
  SavePasswordHistoryPolicyRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const CONFIGURATIONS = '/identity/resources/configurations/v1';
const MFA = `${CONFIGURATIONS}/mfa-policy`;
const LOCKOUT = `${CONFIGURATIONS}/lockout-policy`;
const HISTORY = `${CONFIGURATIONS}/password-history-policy`;
const ROTATION = `${CONFIGURATIONS}/password-rotation`;

/**
 * The vendor's settings for all tenants.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getGlobalPolicy(http: HttpClient): Promise<GlobalPolicy> {
  return http.send({ method: 'GET', path: CONFIGURATIONS, retry: true });
}

/**
 * Whether users of the tenant need a second factor. Default: the vendor's policy.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getMfaPolicy(http: HttpClient): Promise<MfaPolicy> {
  return http.send({ method: 'GET', path: MFA, retry: true });
}

/**
 * Whether the vendor requires a second factor of all users; a tenant can be stricter, not more lenient.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorMfaPolicy(http: HttpClient): Promise<MfaPolicy> {
  return http.send({ method: 'GET', path: `${MFA}/vendor`, retry: true });
}

/**
 * Sets the tenant's own policy for second factors.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createMfaPolicy(http: HttpClient, body: SaveMfaPolicyRequest): Promise<MfaPolicy> {
  return http.send({ method: 'POST', path: MFA, body });
}

/**
 * Changes the tenant's policy for second factors.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`), `ER-NOT-FOUND`
 * (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function updateMfaPolicy(http: HttpClient, body: Partial<SaveMfaPolicyRequest>): Promise<MfaPolicy> {
  return http.send({ method: 'PATCH', path: MFA, body });
}

/**
 * The tenant's lockout policy for wrong passwords. Default: the vendor's policy.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getLockoutPolicy(http: HttpClient): Promise<LockoutPolicy> {
  return http.send({ method: 'GET', path: LOCKOUT, retry: true });
}

/**
 * The vendor's lockout policy for wrong passwords.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorLockoutPolicy(http: HttpClient): Promise<LockoutPolicy> {
  return http.send({ method: 'GET', path: `${LOCKOUT}/vendor`, retry: true });
}

/**
 * Creates the tenant's own lockout policy.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createLockoutPolicy(http: HttpClient, body: SaveLockoutPolicyRequest): Promise<LockoutPolicy> {
  return http.send({ method: 'POST', path: LOCKOUT, body });
}

/**
 * Changes the tenant's lockout policy.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`), `ER-NOT-FOUND`
 * (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function updateLockoutPolicy(http: HttpClient, body: Partial<SaveLockoutPolicyRequest>): Promise<LockoutPolicy> {
  return http.send({ method: 'PATCH', path: LOCKOUT, body });
}

/**
 * The size of the tenant's password history. Default: the vendor's policy.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getPasswordHistoryPolicy(http: HttpClient): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'GET', path: HISTORY, retry: true });
}

/**
 * The size of the vendor's password history.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorPasswordHistoryPolicy(http: HttpClient): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'GET', path: `${HISTORY}/vendor`, retry: true });
}

/**
 * Sets the size of the tenant's password history.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403: `fe.secure.write.securityPolicy` is missing, or the
 * vendor does not permit tenants to set it).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createPasswordHistoryPolicy(
  http: HttpClient,
  body: SavePasswordHistoryPolicyRequest,
): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'POST', path: HISTORY, body });
}

/**
 * Changes the size of the tenant's password history.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, as above), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function updatePasswordHistoryPolicy(
  http: HttpClient,
  body: Partial<SavePasswordHistoryPolicyRequest>,
): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'PATCH', path: HISTORY, body });
}

/**
 * After how many days passwords of the tenant must change; empty if the policy can't be loaded.
 *
 * @see Portal spec §5, sign-in spec §8, swallowed errors
 */
export function getPasswordRotationPolicy(http: HttpClient): Promise<PasswordRotationPolicy> {
  return rotationAt(http, ROTATION);
}

/**
 * The vendor's policy for how many days a password lasts; empty if the policy can't be loaded.
 *
 * @see Portal spec §5, sign-in spec §8, swallowed errors
 */
export function getVendorPasswordRotationPolicy(http: HttpClient): Promise<PasswordRotationPolicy> {
  return rotationAt(http, `${ROTATION}/vendor`);
}

function rotationAt(http: HttpClient, path: string): Promise<PasswordRotationPolicy> {
  return http.send<PasswordRotationPolicy>({ method: 'GET', path }).catch(() => ({}));
}

/**
 * Sets after how many days passwords of the tenant must change; absent members stay as they are.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400: also when users would be notified before the period begins),
 *   `ER-FORBIDDEN` (403: `fe.secure.write.passwordExpirationConfiguration` is missing, or the
 *   vendor does not permit tenants to set it).
 * @see Portal spec §5
 */
export function savePasswordRotationPolicy(
  http: HttpClient,
  body: PasswordRotationPolicy,
): Promise<PasswordRotationPolicy> {
  return http.send({ method: 'POST', path: ROTATION, body });
}

/**
 * The vendor's password rules, without the tenant's changes.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorPasswordPolicy(http: HttpClient): Promise<PasswordConfig> {
  return http.send({ method: 'GET', path: `${CONFIGURATIONS}/password/vendor`, retry: true });
}
