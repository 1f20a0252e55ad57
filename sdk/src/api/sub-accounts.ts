import type {
  AddUsersToSubTenantRequest,
  AddUserToSubTenantsRequest,
  CountTenantUsersRequest,
  CreateSubTenantRequest,
  EmptyResponse,
  HierarchyMetadata,
  ListSubTenantUsersQuery,
  ListSubTenantUsersResponse,
  ParentTenant,
  RemoveUserFromSubTenantsRequest,
  SearchSubTenantsQuery,
  SearchSubTenantsResponse,
  SetSubAccountAccessRequest,
  SubAccount,
  SubTenant,
  SubTenantRolesRequest,
  SubTenantTree,
  TenantUsersCount,
  UpdateHierarchySettingsRequest,
  UpdateSubTenantManagementRequest,
  UpdateSubTenantRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const HIERARCHY = '/tenants/resources/hierarchy';
const ACCOUNTS = '/tenants/resources/sub-tenants/v1';
const USERS = '/identity/resources/sub-tenants/users';

/**
 * A token for acting in a sub-account, from `createUserToken`; sent instead of the session's own token.
 *
 * @see contract: headers-and-storage §2
 */
type SubAccountToken = string | undefined;

/**
 * All accounts below the user's own, parents before their children.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.account-hierarchy.read.subAccount`).
 * @see Portal spec §7 "Sub-accounts"
 */
export function listSubTenants(http: HttpClient, token?: SubAccountToken): Promise<SubTenant[]> {
  return http.send({ method: 'GET', path: `${HIERARCHY}/v1`, headers: actingBy(token), retry: true });
}

/**
 * The user's own account with all accounts below it.
 *
 * @throws {ApiError} as {@link listSubTenants}.
 * @see Portal spec §7 "Sub-accounts"
 */
export function getSubTenantTree(http: HttpClient, token?: SubAccountToken): Promise<SubTenantTree> {
  return http.send({ method: 'GET', path: `${HIERARCHY}/v1/tree`, headers: actingBy(token), retry: true });
}

/**
 * The accounts above the user's own, the nearest first.
 *
 * @throws {ApiError} as {@link listSubTenants}.
 * @see Portal spec §7 "Sub-accounts"
 */
export function listParentTenants(http: HttpClient, token?: SubAccountToken): Promise<ParentTenant[]> {
  return http.send({ method: 'GET', path: `${HIERARCHY}/v1/parents`, headers: actingBy(token), retry: true });
}

/**
 * The accounts above a managed one, the nearest first.
 *
 * @throws {ApiError} as {@link listSubTenants}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Sub-accounts"
 */
export function listParentTenantsOf(
  http: HttpClient,
  tenantId: string,
  token?: SubAccountToken,
): Promise<ParentTenant[]> {
  const path = `${HIERARCHY}/v1/parents/${encodeURIComponent(tenantId)}`;
  return http.send({ method: 'GET', path, headers: actingBy(token), retry: true });
}

/**
 * A page of the accounts right below one, or of all that match a text.
 *
 * @throws {ApiError} as {@link listSubTenants}; `ER-INVALID-REQUEST` (400), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Sub-accounts", §9 (50 a page)
 */
export function searchSubTenants(
  http: HttpClient,
  query: SearchSubTenantsQuery = {},
  token?: SubAccountToken,
): Promise<SearchSubTenantsResponse> {
  return http.send({
    method: 'GET',
    path: `${HIERARCHY}/v2`,
    query: { ...query },
    headers: actingBy(token),
    retry: true,
  });
}

/**
 * The number of accounts below each of these; accounts that the user does not manage are left out.
 *
 * @throws {ApiError} as {@link listSubTenants}.
 * @see Portal spec §7 "Sub-accounts"
 */
export function getHierarchyMetadata(
  http: HttpClient,
  tenantIds: readonly string[],
  token?: SubAccountToken,
): Promise<HierarchyMetadata[]> {
  const query = { _tenantIds: tenantIds.join(',') };
  return http.send({ method: 'GET', path: `${HIERARCHY}/v2/metadata`, query, headers: actingBy(token), retry: true });
}

/**
 * The number of users of each of these accounts; accounts that the user does not manage are left out.
 *
 * @throws {ApiError} as {@link listSubTenants}.
 * @see Portal spec §7 "Sub-accounts"
 */
export function countTenantUsers(
  http: HttpClient,
  body: CountTenantUsersRequest,
  token?: SubAccountToken,
): Promise<TenantUsersCount[]> {
  return http.send({
    method: 'POST',
    path: '/identity/resources/tenants/users/v1/count',
    body,
    headers: actingBy(token),
  });
}

/**
 * Creates an account below the user's own, or below an account that they manage.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.account-hierarchy.write.subAccount`, or a
 *   sub-account that is no reseller), `ER-NOT-FOUND` (404) for the parent, `ER-ALREADY-EXISTS` (409) for the id.
 * @see Portal spec §4 "Sub-accounts"
 */
export function createSubTenant(
  http: HttpClient,
  body: CreateSubTenantRequest,
  token?: SubAccountToken,
): Promise<SubAccount> {
  return http.send({ method: 'POST', path: ACCOUNTS, body, headers: actingBy(token) });
}

/**
 * Renames an account, or moves it with everything below it.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400) also for a place below itself, `ER-FORBIDDEN` (403),
 *   `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Sub-accounts"
 */
export function updateSubTenant(
  http: HttpClient,
  tenantId: string,
  body: UpdateSubTenantRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: accountPath(tenantId), body, headers: actingBy(token) });
}

/**
 * Removes an account with its data and all accounts below it; users without any other account are deleted, too.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.account-hierarchy.delete.subAccount`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Sub-accounts"
 */
export function deleteSubTenant(http: HttpClient, tenantId: string, token?: SubAccountToken): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: accountPath(tenantId), headers: actingBy(token) });
}

/**
 * Sets whether an account may manage accounts of its own.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.account-hierarchy.write.subAccountManagement`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Sub-accounts"
 */
export function updateSubTenantManagement(
  http: HttpClient,
  tenantId: string,
  body: UpdateSubTenantManagementRequest,
  token?: SubAccountToken,
): Promise<SubAccount> {
  return http.send({ method: 'PUT', path: `${accountPath(tenantId)}/management`, body, headers: actingBy(token) });
}

/**
 * Sets whether the users of an account may enter the accounts below it.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400) without a type, `ER-FORBIDDEN` (403,
 *   `fe.account-hierarchy.write.subAccountAccess`), `ER-NOT-FOUND` (404).
 * @see Portal spec §5
 */
export function updateHierarchySettings(
  http: HttpClient,
  tenantId: string,
  body: UpdateHierarchySettingsRequest,
  token?: SubAccountToken,
): Promise<SubAccount> {
  const path = `${accountPath(tenantId)}/hierarchy-settings`;
  return http.send({ method: 'PUT', path, body, headers: actingBy(token) });
}

/**
 * A page of the users of the user's own account and of all below it, each user once.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.read.userSubTenants`).
 * @see Portal spec §3 "Team state"
 */
export function listSubTenantUsers(
  http: HttpClient,
  query: ListSubTenantUsersQuery = {},
): Promise<ListSubTenantUsersResponse> {
  return http.send({ method: 'GET', path: `${USERS}/v1`, query: { ...query }, retry: true });
}

/**
 * Invites a user into several accounts at once: into all of them or, if refused, into none.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-ROLE-NOT-FOUND` (400), `ER-FORBIDDEN` (403,
 *   `fe.secure.write.userSubTenants`), `ER-ROLE-ABOVE-OWN` (403), `ER-NOT-FOUND` (404), `ER-USER-EXISTS` (409).
 * @see Portal spec §7 "Sub-accounts"
 */
export function addUserToSubTenants(http: HttpClient, body: AddUserToSubTenantsRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${USERS}/v1`, body });
}

/**
 * Removes a user from several accounts: a DELETE with a body. A user without any team left is deleted.
 *
 * @throws {ApiError} `ER-FORBIDDEN`, `ER-ROLE-ABOVE-OWN` (403), `ER-NOT-FOUND`, `ER-USER-NOT-FOUND` (404),
 *   `ER-OWN-ACCOUNT` (409), `ER-LAST-ADMIN` (409) in the user's own account.
 * @see Portal spec §7 "Sub-accounts"
 */
export function removeUserFromSubTenants(
  http: HttpClient,
  body: RemoveUserFromSubTenantsRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${USERS}/v1`, body, headers: actingBy(token) });
}

/**
 * Adds roles to a user, per account.
 *
 * @throws {ApiError} `ER-ROLE-NOT-FOUND` (400), `ER-FORBIDDEN`, `ER-ROLE-ABOVE-OWN` (403), `ER-NOT-FOUND`,
 *   `ER-USER-NOT-FOUND` (404), `ER-LAST-ADMIN` (409) in the user's own account.
 * @see Portal spec §6
 */
export function addSubTenantRoles(
  http: HttpClient,
  userId: string,
  body: SubTenantRolesRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${userPath(userId)}/roles`, body, headers: actingBy(token) });
}

/**
 * Removes roles from a user, per account: a DELETE with a body.
 *
 * @throws {ApiError} as {@link addSubTenantRoles}.
 * @see Portal spec §6
 */
export function removeSubTenantRoles(
  http: HttpClient,
  userId: string,
  body: SubTenantRolesRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${userPath(userId)}/roles`, body, headers: actingBy(token) });
}

/**
 * Sets a user's roles, per account.
 *
 * @throws {ApiError} as {@link addSubTenantRoles}.
 * @see Portal spec §6
 */
export function setSubTenantRoles(
  http: HttpClient,
  userId: string,
  body: SubTenantRolesRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: `${userPath(userId)}/roles`, body, headers: actingBy(token) });
}

/**
 * Sets whether a member may enter the accounts below; in an account of type `alwaysOn` all members may.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.account-hierarchy.write.subAccountAccess`), `ER-USER-NOT-FOUND` (404).
 * @see Portal spec §6
 */
export function setSubAccountAccess(
  http: HttpClient,
  userId: string,
  body: SetSubAccountAccessRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${userPath(userId)}/access`, body, headers: actingBy(token) });
}

/**
 * Invites users into one account: all of them or, if refused, none.
 *
 * @throws {ApiError} as {@link addUserToSubTenants}.
 * @see Portal spec §7 "Sub-accounts"
 */
export function addUsersToSubTenant(
  http: HttpClient,
  body: AddUsersToSubTenantRequest,
  token?: SubAccountToken,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${USERS}/v2/`, body, headers: actingBy(token) });
}

function accountPath(tenantId: string): string {
  return `${ACCOUNTS}/${encodeURIComponent(tenantId)}`;
}

function userPath(userId: string): string {
  return `${USERS}/v1/${encodeURIComponent(userId)}`;
}

function actingBy(token: SubAccountToken): Record<string, string> {
  return token === undefined ? {} : { Authorization: token };
}
