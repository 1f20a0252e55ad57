import type {
  CreateGroupRequest,
  EmptyResponse,
  Group,
  GroupConfiguration,
  GroupRelations,
  ListGroupsResponse,
  UpdateGroupConfigurationRequest,
  UpdateGroupRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const GROUPS = '/identity/resources/groups/v1';

/**
 * The groups of the tenant, with the relations that the query names.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.groups`).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export async function listGroups(http: HttpClient, relations?: GroupRelations): Promise<Group[]> {
  const query = { _groupsRelations: relations };
  const { groups } = await http.send<ListGroupsResponse>({ method: 'GET', path: GROUPS, query, retry: true });
  return groups;
}

/**
 * One group.
 *
 * @throws {ApiError} as {@link listGroups}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function getGroup(http: HttpClient, groupId: string, relations?: GroupRelations): Promise<Group> {
  return http.send({ method: 'GET', path: groupPath(groupId), query: { _groupsRelations: relations }, retry: true });
}

/**
 * Several groups; ids that the tenant does not have are left out.
 *
 * @throws {ApiError} as {@link listGroups}.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function getGroupsByIds(
  http: HttpClient,
  groupsIds: readonly string[],
  relations?: GroupRelations,
): Promise<Group[]> {
  const query = { _groupsRelations: relations };
  return http.send({ method: 'POST', path: `${GROUPS}/bulkGet`, query, body: { groupsIds } });
}

/**
 * Creates a group without roles and users.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.groups`),
 *   `ER-ALREADY-EXISTS` (409) when another group has the name.
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function createGroup(http: HttpClient, body: CreateGroupRequest): Promise<Group> {
  return http.send({ method: 'POST', path: GROUPS, body });
}

/**
 * Changes name, colour, description or metadata; send only what changes (portal spec §4).
 *
 * @throws {ApiError} as {@link createGroup}; `ER-NOT-FOUND` (404), `ER-MANAGED-BY-DIRECTORY` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function updateGroup(http: HttpClient, groupId: string, body: UpdateGroupRequest): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: groupPath(groupId), body });
}

/**
 * Removes a group; its members lose the roles of the group.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.groups`), `ER-NOT-FOUND` (404),
 *   `ER-MANAGED-BY-DIRECTORY` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function deleteGroup(http: HttpClient, groupId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: groupPath(groupId) });
}

/**
 * Adds roles to a group; all its members get them.
 *
 * @throws {ApiError} `ER-ROLE-NOT-FOUND` (400), `ER-FORBIDDEN` (403, `fe.secure.write.groupsRoles`),
 *   `ER-ROLE-ABOVE-OWN` (403), `ER-NOT-FOUND` (404), `ER-MANAGED-BY-DIRECTORY` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function addRolesToGroup(http: HttpClient, groupId: string, roleIds: readonly string[]): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${groupPath(groupId)}/roles`, body: { roleIds } });
}

/**
 * Removes roles from a group; a DELETE with a body.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.groupsRoles`), `ER-NOT-FOUND` (404),
 *   `ER-MANAGED-BY-DIRECTORY` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function removeRolesFromGroup(
  http: HttpClient,
  groupId: string,
  roleIds: readonly string[],
): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${groupPath(groupId)}/roles`, body: { roleIds } });
}

/**
 * Adds members of the team to a group.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.groupsUsers`), `ER-ROLE-ABOVE-OWN` (403),
 *   `ER-NOT-FOUND`, `ER-USER-NOT-FOUND` (404), `ER-MANAGED-BY-DIRECTORY` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function addUsersToGroup(http: HttpClient, groupId: string, userIds: readonly string[]): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${groupPath(groupId)}/users`, body: { userIds } });
}

/**
 * Removes users from a group; a DELETE with a body.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.groupsUsers`), `ER-NOT-FOUND` (404),
 *   `ER-MANAGED-BY-DIRECTORY` (409).
 * @see Portal spec §7 "Roles, permissions, groups"
 */
export function removeUsersFromGroup(
  http: HttpClient,
  groupId: string,
  userIds: readonly string[],
): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${groupPath(groupId)}/users`, body: { userIds } });
}

/**
 * Whether the tenant uses groups, and whether they give roles.
 *
 * @throws {ApiError} as {@link listGroups}.
 * @see Portal spec §3 "Group"
 */
export function getGroupConfiguration(http: HttpClient): Promise<GroupConfiguration> {
  return http.send({ method: 'GET', path: `${GROUPS}/config`, retry: true });
}

/**
 * Changes the group settings of the whole tenant.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.groups`).
 * @see Portal spec §3 "Group"
 */
export function updateGroupConfiguration(
  http: HttpClient,
  body: UpdateGroupConfigurationRequest,
): Promise<GroupConfiguration> {
  return http.send({ method: 'POST', path: `${GROUPS}/config`, body });
}

function groupPath(groupId: string): string {
  return `${GROUPS}/${encodeURIComponent(groupId)}`;
}
