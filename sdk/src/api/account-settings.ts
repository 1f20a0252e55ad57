import type {
  AccountSettings,
  CustomLoginMetadata,
  EmptyResponse,
  PublicAccountSettings,
  UpdateAccountSettingsRequest,
  UpdateCustomLoginMetadataRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The settings of the active tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.accountSettings`).
 * @see Portal spec §7 "Sub-accounts"
 */
export function getAccountSettings(http: HttpClient): Promise<AccountSettings> {
  return http.send({ method: 'GET', path: '/tenants/resources/account-settings/v1' });
}

/**
 * The login address of the tenant with the alias; works without a session.
 *
 * @throws {ApiError} `ER-TENANT-NOT-FOUND` (404): no tenant has this alias.
 * @see Portal spec §7 "Sub-accounts"
 */
export function getPublicAccountSettings(http: HttpClient): Promise<PublicAccountSettings> {
  return http.send({ method: 'GET', path: '/tenants/resources/account-settings/v1/public' });
}

/**
 * Changes the settings of the active tenant; send only what changes (portal spec §5).
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.accountSettings`),
 *   `ER-NOT-FOUND` (404) for another account's `tenantId`.
 * @see Portal spec §7 "Sub-accounts"
 */
export function updateAccountSettings(http: HttpClient, body: UpdateAccountSettingsRequest): Promise<AccountSettings> {
  return http.send({ method: 'PUT', path: '/tenants/resources/account-settings/v1', body });
}

/**
 * The active tenant's changes to the login box.
 *
 * @throws {ApiError} as {@link getAccountSettings}.
 * @see Portal spec §2 "Account details"
 */
export function getCustomLoginMetadata(http: HttpClient): Promise<CustomLoginMetadata> {
  return http.send({ method: 'GET', path: '/metadata/admin-box' });
}

/**
 * Changes leaves of the document of {@link getCustomLoginMetadata}.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400) also without any change, `ER-FORBIDDEN` (403,
 *   `fe.account-settings.write.custom-login-box`).
 * @see Portal spec §5
 */
export function updateCustomLoginMetadata(
  http: HttpClient,
  body: UpdateCustomLoginMetadataRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/metadata/admin-box', body });
}
