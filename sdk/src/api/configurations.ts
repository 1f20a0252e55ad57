import type {
  AuthStrategiesConfig,
  CaptchaPolicy,
  MfaStrategiesConfig,
  PasswordConfig,
  UserEmailPolicy,
  VendorConfig,
} from '../contract';
import type { HttpClient } from '../core/http-client';

export { getPublicAuthStrategies } from './auth-strategies';

/**
 * The vendor's settings for all tenants: whether sign-up is allowed, the main strategy.
 *
 * @see Sign-in spec §7 "Users", configurations
 */
export function getPublicConfiguration(http: HttpClient): Promise<VendorConfig> {
  return http.send({ method: 'GET', path: '/identity/resources/configurations/v1/public', retry: true });
}

/**
 * The login methods of the active tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see contract: headers-and-storage §6
 */
export function getAuthStrategies(http: HttpClient): Promise<AuthStrategiesConfig> {
  return http.send({ method: 'GET', path: '/identity/resources/configurations/v1/auth/strategies', retry: true });
}

/**
 * The vendor's password rules; works without a session.
 *
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getPasswordPolicy(http: HttpClient): Promise<PasswordConfig> {
  return http.send({ method: 'GET', path: '/identity/resources/configurations/v1/password' });
}

/**
 * Whether forms require a captcha; `null` when the policy can't be loaded.
 *
 * @see Sign-in spec §8, swallowed errors
 */
export async function getCaptchaPolicy(http: HttpClient): Promise<CaptchaPolicy | null> {
  const path = '/identity/resources/configurations/v1/captcha-policy/public';
  return http.send<CaptchaPolicy>({ method: 'GET', path }).catch(() => null);
}

/**
 * The second factors that the vendor offers. Also called during login, for users who must enrol one.
 *
 * @see Sign-in spec §7 "Users", configurations
 */
export function getMfaStrategies(http: HttpClient): Promise<MfaStrategiesConfig> {
  return http.send({ method: 'GET', path: '/identity/resources/configurations/v1/mfa/strategies', retry: true });
}

/**
 * Whether users may change their e-mail address.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getUserEmailPolicy(http: HttpClient): Promise<UserEmailPolicy> {
  return http.send({ method: 'GET', path: '/identity/resources/configurations/v1/user-emails-policy', retry: true });
}
