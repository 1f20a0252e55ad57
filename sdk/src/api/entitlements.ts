import type { UserEntitlements } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * What the user is entitled to in the active tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §3 "Entitlements"
 */
export function getUserEntitlements(http: HttpClient): Promise<UserEntitlements> {
  return http.send({ method: 'GET', path: '/entitlements/api/v2/user-entitlements' });
}
