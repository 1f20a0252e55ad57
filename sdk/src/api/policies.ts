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
 * What the vendor has set for every tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getGlobalPolicy(http: HttpClient): Promise<GlobalPolicy> {
  return http.send({ method: 'GET', path: CONFIGURATIONS, retry: true });
}

/**
 * Whether people of the tenant need a second factor; the vendor's word while the tenant has none of its own.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getMfaPolicy(http: HttpClient): Promise<MfaPolicy> {
  return http.send({ method: 'GET', path: MFA, retry: true });
}

/**
 * Whether the vendor wants a second factor of everybody; a tenant can ask for more, not for less.
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
 * When wrong passwords lock an account of the tenant; the vendor's word while the tenant has none of its own.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getLockoutPolicy(http: HttpClient): Promise<LockoutPolicy> {
  return http.send({ method: 'GET', path: LOCKOUT, retry: true });
}

/**
 * When wrong passwords lock an account, as the vendor has set it.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorLockoutPolicy(http: HttpClient): Promise<LockoutPolicy> {
  return http.send({ method: 'GET', path: `${LOCKOUT}/vendor`, retry: true });
}

/**
 * Sets the tenant's own lockout.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createLockoutPolicy(http: HttpClient, body: SaveLockoutPolicyRequest): Promise<LockoutPolicy> {
  return http.send({ method: 'POST', path: LOCKOUT, body });
}

/**
 * Changes the tenant's lockout.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`), `ER-NOT-FOUND`
 * (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function updateLockoutPolicy(http: HttpClient, body: Partial<SaveLockoutPolicyRequest>): Promise<LockoutPolicy> {
  return http.send({ method: 'PATCH', path: LOCKOUT, body });
}

/**
 * How many passwords the tenant remembers; the vendor's word while the tenant has none of its own.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getPasswordHistoryPolicy(http: HttpClient): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'GET', path: HISTORY, retry: true });
}

/**
 * How many passwords are remembered, as the vendor has set it.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorPasswordHistoryPolicy(http: HttpClient): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'GET', path: `${HISTORY}/vendor`, retry: true });
}

/**
 * Sets how many passwords the tenant remembers.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403: `fe.secure.write.securityPolicy` is missing, or the
 * vendor lets no tenant decide).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createPasswordHistoryPolicy(
  http: HttpClient,
  body: SavePasswordHistoryPolicyRequest,
): Promise<PasswordHistoryPolicy> {
  return http.send({ method: 'POST', path: HISTORY, body });
}

/**
 * Changes how many passwords the tenant remembers.
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
 * After how many days passwords of the tenant have to change; empty when that can't be loaded.
 *
 * @see Portal spec §5, sign-in spec §8, swallowed errors
 */
export function getPasswordRotationPolicy(http: HttpClient): Promise<PasswordRotationPolicy> {
  return rotationAt(http, ROTATION);
}

/**
 * After how many days passwords have to change, as the vendor has set it; empty when that can't be loaded.
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
 * Sets after how many days passwords of the tenant have to change; absent members stay as they are.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400: also when users would be notified before the period begins),
 *   `ER-FORBIDDEN` (403: `fe.secure.write.passwordExpirationConfiguration` is missing, or the
 *   vendor lets no tenant decide).
 * @see Portal spec §5
 */
export function savePasswordRotationPolicy(
  http: HttpClient,
  body: PasswordRotationPolicy,
): Promise<PasswordRotationPolicy> {
  return http.send({ method: 'POST', path: ROTATION, body });
}

/**
 * The vendor's password rules, whatever the tenant has made of them.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getVendorPasswordPolicy(http: HttpClient): Promise<PasswordConfig> {
  return http.send({ method: 'GET', path: `${CONFIGURATIONS}/password/vendor`, retry: true });
}
