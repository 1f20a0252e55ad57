import type {
  CreateRoleRequest,
  CreateRoleV2Request,
  EmptyResponse,
  Permission,
  PermissionCategory,
  Role,
  UpdateRoleRequest,
  UpdateRoleV2Request,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const ROLES = '/identity/resources/roles/v1';
const ROLES_V2 = '/identity/resources/roles/v2';
const PERMISSIONS = '/identity/resources/permissions/v1';

/**
 * The roles of the tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.roles`).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function listRoles(http: HttpClient): Promise<Role[]> {
  return http.send({ method: 'GET', path: ROLES, retry: true });
}

/**
 * Every permission the vendor has defined.
 *
 * @throws {ApiError} as {@link listRoles}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function listPermissions(http: HttpClient): Promise<Permission[]> {
  return http.send({ method: 'GET', path: PERMISSIONS, retry: true });
}

/**
 * The roles of the tenant, at the newer path.
 *
 * @throws {ApiError} as {@link listRoles}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function listRolesV2(http: HttpClient): Promise<Role[]> {
  return http.send({ method: 'GET', path: ROLES_V2, retry: true });
}

/**
 * Creates a role of the tenant.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.roles`), `ER-ROLE-ABOVE-OWN`
 *   (403) for permissions that the caller lacks, `ER-NOT-FOUND` (404) for unknown ones, `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function createRole(http: HttpClient, body: CreateRoleRequest): Promise<Role> {
  return http.send({ method: 'POST', path: ROLES, body });
}

/**
 * Creates a role with the permissions of another.
 *
 * @throws {ApiError} as {@link createRole}; `ER-ROLE-NOT-FOUND` (400) for the other role.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function createRoleV2(http: HttpClient, body: CreateRoleV2Request): Promise<Role> {
  return http.send({ method: 'POST', path: ROLES_V2, body });
}

/**
 * Changes key, name, description, level or whether it is a default.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.updateRole`), `ER-NOT-FOUND` (404),
 *   `ER-ALREADY-EXISTS`, `ER-ROLE-BUILT-IN` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function updateRole(http: HttpClient, roleId: string, body: UpdateRoleRequest): Promise<Role> {
  return http.send({ method: 'PATCH', path: at(ROLES, roleId), body });
}

/**
 * As {@link updateRole}, with the role's permissions.
 *
 * @throws {ApiError} as {@link updateRole} and {@link setRolePermissions}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function updateRoleV2(http: HttpClient, roleId: string, body: UpdateRoleV2Request): Promise<Role> {
  return http.send({ method: 'PATCH', path: at(ROLES_V2, roleId), body });
}

/**
 * Removes a role; all users and groups that have it lose it.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.role`), `ER-NOT-FOUND` (404), `ER-ROLE-BUILT-IN`,
 *   `ER-LAST-ADMIN` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function deleteRole(http: HttpClient, roleId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: at(ROLES, roleId) });
}

/**
 * As {@link deleteRole}, at the newer path.
 *
 * @throws {ApiError} as {@link deleteRole}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function deleteRoleV2(http: HttpClient, roleId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: at(ROLES_V2, roleId) });
}

/**
 * Replaces all permissions of a role.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.updateRole`), `ER-ROLE-ABOVE-OWN` (403),
 *   `ER-NOT-FOUND` (404), `ER-ROLE-BUILT-IN`, `ER-LAST-ADMIN` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function setRolePermissions(http: HttpClient, roleId: string, permissionIds: readonly string[]): Promise<Role> {
  return http.send({ method: 'PUT', path: `${at(ROLES, roleId)}/permissions`, body: { permissionIds } });
}

/**
 * Sets which roles of the tenant have a permission.
 *
 * @throws {ApiError} as {@link setRolePermissions}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function setPermissionRoles(
  http: HttpClient,
  permissionId: string,
  roleIds: readonly string[],
): Promise<Permission> {
  return http.send({ method: 'PUT', path: `${at(PERMISSIONS, permissionId)}/roles`, body: { roleIds } });
}

/**
 * The categories of permissions, as the screen groups them.
 *
 * @throws {ApiError} as {@link listRoles}.
 * @see Portal spec §3 "Permission"
 */
export function listPermissionCategories(http: HttpClient): Promise<PermissionCategory[]> {
  return http.send({ method: 'GET', path: `${PERMISSIONS}/categories`, retry: true });
}

function at(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
