import type { Permission, Role } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The roles of the tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.roles`).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function listRoles(http: HttpClient): Promise<Role[]> {
  return http.send({ method: 'GET', path: '/identity/resources/roles/v1', retry: true });
}

/**
 * Every permission the vendor has defined.
 *
 * @throws {ApiError} as {@link listRoles}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function listPermissions(http: HttpClient): Promise<Permission[]> {
  return http.send({ method: 'GET', path: '/identity/resources/permissions/v1', retry: true });
}
