import type {
  CreateTenantTokenRequest,
  CreateUserTokenRequest,
  EmptyResponse,
  TenantAccessToken,
  TenantApiToken,
  UserAccessToken,
  UserApiToken,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const MY_ACCESS_TOKENS = '/identity/resources/users/access-tokens/v1';
const TENANT_ACCESS_TOKENS = '/identity/resources/tenants/access-tokens/v1';
const MY_API_TOKENS = '/identity/resources/users/api-tokens/v1';
const TENANT_API_TOKENS = '/identity/resources/tenants/api-tokens/v1';
/** Tokens of a tenant are created at a newer path than the one that lists them. */
const NEW_TENANT_API_TOKEN = '/identity/resources/tenants/api-tokens/v2';

/**
 * The user's own access tokens, without their secrets.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.userApiTokens`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function listMyAccessTokens(http: HttpClient): Promise<{ accessTokens: UserAccessToken[] }> {
  return http.send({ method: 'GET', path: MY_ACCESS_TOKENS, retry: true });
}

/**
 * Creates an access token of the user; only this answer contains its secret.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.userApiTokens`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createMyAccessToken(http: HttpClient, body: CreateUserTokenRequest): Promise<UserAccessToken> {
  return http.send({ method: 'POST', path: MY_ACCESS_TOKENS, body });
}

/**
 * Removes one of the user's own access tokens.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.userApiTokens`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deleteMyAccessToken(http: HttpClient, tokenId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${MY_ACCESS_TOKENS}/${encodeURIComponent(tokenId)}` });
}

/**
 * The tenant's access tokens, without their secrets.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.tenantApiTokens`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function listTenantAccessTokens(http: HttpClient): Promise<{ accessTokens: TenantAccessToken[] }> {
  return http.send({ method: 'GET', path: TENANT_ACCESS_TOKENS, retry: true });
}

/**
 * Creates an access token of the tenant; only this answer contains its secret.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.tenantApiTokens`). `ER-ROLE-NOT-FOUND` (400), `ER-ROLE-ABOVE-OWN` (403).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createTenantAccessToken(http: HttpClient, body: CreateTenantTokenRequest): Promise<TenantAccessToken> {
  return http.send({ method: 'POST', path: TENANT_ACCESS_TOKENS, body });
}

/**
 * Removes one of the tenant's access tokens.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.tenantApiTokens`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deleteTenantAccessToken(http: HttpClient, tokenId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${TENANT_ACCESS_TOKENS}/${encodeURIComponent(tokenId)}` });
}

/**
 * The user's own API tokens, without their secrets.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.userApiTokens`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function listMyApiTokens(http: HttpClient): Promise<UserApiToken[]> {
  return http.send({ method: 'GET', path: MY_API_TOKENS, retry: true });
}

/**
 * Creates an API token of the user; only this answer contains its secret.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.userApiTokens`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createMyApiToken(http: HttpClient, body: CreateUserTokenRequest): Promise<UserApiToken> {
  return http.send({ method: 'POST', path: MY_API_TOKENS, body });
}

/**
 * Removes one of the user's own API tokens.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.userApiTokens`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deleteMyApiToken(http: HttpClient, tokenId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${MY_API_TOKENS}/${encodeURIComponent(tokenId)}` });
}

/**
 * The tenant's API tokens, without their secrets.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.tenantApiTokens`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function listTenantApiTokens(http: HttpClient): Promise<TenantApiToken[]> {
  return http.send({ method: 'GET', path: TENANT_API_TOKENS, retry: true });
}

/**
 * Creates an API token of the tenant; only this answer contains its secret.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.tenantApiTokens`). `ER-ROLE-NOT-FOUND` (400), `ER-ROLE-ABOVE-OWN` (403).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createTenantApiToken(http: HttpClient, body: CreateTenantTokenRequest): Promise<TenantApiToken> {
  return http.send({ method: 'POST', path: NEW_TENANT_API_TOKEN, body });
}

/**
 * Removes one of the tenant's API tokens.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.tenantApiTokens`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deleteTenantApiToken(http: HttpClient, tokenId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${TENANT_API_TOKENS}/${encodeURIComponent(tokenId)}` });
}
