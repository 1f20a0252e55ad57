import type { AccountSettings, PublicAccountSettings } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * What the active tenant says of itself.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.accountSettings`).
 * @see Portal spec §7 "Sub-accounts"
 */
export function getAccountSettings(http: HttpClient): Promise<AccountSettings> {
  return http.send({ method: 'GET', path: '/tenants/resources/account-settings/v1' });
}

/**
 * Where the login of the aliased tenant is; works without a session.
 *
 * @throws {ApiError} `ER-TENANT-NOT-FOUND` (404): no tenant has this alias.
 * @see Portal spec §7 "Sub-accounts"
 */
export function getPublicAccountSettings(http: HttpClient): Promise<PublicAccountSettings> {
  return http.send({ method: 'GET', path: '/tenants/resources/account-settings/v1/public' });
}
