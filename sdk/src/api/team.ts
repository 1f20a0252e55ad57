import type {
  EmptyResponse,
  InviteLink,
  InviteLinkConfiguration,
  InviteLinkRequest,
  InviteUserRequest,
  ListMembersQuery,
  ListMembersResponse,
  ListTeamRolesResponse,
  ListUsersQuery,
  ListUsersResponse,
  ListUsersV3Query,
  ListUsersV3Response,
  SetTemporaryUserRequest,
  SetTemporaryUserResponse,
  TeamStats,
  TeamUser,
  TemporaryUserConfiguration,
  UpdateMemberRequest,
  UpdateMemberResponse,
  UserGroupIds,
  UserRoleIds,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * A page of the team; `_offset` is the index of the page. The default listing has 5 rows a page.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.users`).
 * @see Portal spec §7 "Team"
 */
export function listUsers(
  http: HttpClient,
  query: ListUsersQuery = {},
  signal?: AbortSignal,
): Promise<ListUsersResponse> {
  return http.send({
    method: 'GET',
    path: '/identity/resources/users/v2',
    query: { _includeSubTenants: false, ...query },
    retry: true,
    signal,
  });
}

/**
 * A page of the team without roles, by preset (no second factor, breached password, inactive) or e-mail address.
 *
 * @throws {ApiError} as {@link listUsers}.
 * @see Portal spec §4 "Security centre user lists", §7 "Team"
 */
export function listUsersV3(
  http: HttpClient,
  query: ListUsersV3Query = {},
  signal?: AbortSignal,
): Promise<ListUsersV3Response> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v3', query: { ...query }, retry: true, signal });
}

/**
 * The role ids of several users; ids that are not in the team are left out.
 *
 * @see Portal spec §7 "Team"
 */
export function listRolesOfUsers(http: HttpClient, userIds: readonly string[]): Promise<UserRoleIds[]> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v3/roles', query: { ids: userIds.join(',') } });
}

/**
 * The group ids of several users; ids that are not in the team are left out.
 *
 * @see Portal spec §7 "Team"
 */
export function listGroupsOfUsers(http: HttpClient, userIds: readonly string[]): Promise<UserGroupIds[]> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v3/groups', query: { ids: userIds.join(',') } });
}

/**
 * Adds a user to the team and mails the invitation.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-ROLE-NOT-FOUND` (400), `ER-FORBIDDEN`,
 *   `ER-ROLE-ABOVE-OWN` (403), `ER-USER-EXISTS` (409).
 * @see Portal spec §7 "Team"
 */
export function inviteUser(http: HttpClient, body: Omit<InviteUserRequest, 'provider'>): Promise<TeamUser> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v2', body: { ...body, provider: 'local' } });
}

/**
 * A page of members, the older form of {@link listUsers}.
 *
 * @throws {ApiError} as {@link listUsers}.
 * @see Portal spec §7 "Team"
 */
export function listMembers(http: HttpClient, query: ListMembersQuery): Promise<ListMembersResponse> {
  return http.send({ method: 'GET', path: '/team/resources/members/v1', query, retry: true });
}

/**
 * Changes a member: name, phone, roles. Removing all roles sends one empty role id (portal spec §4).
 *
 * @throws {ApiError} `ER-ROLE-NOT-FOUND` (400), `ER-FORBIDDEN`, `ER-ROLE-ABOVE-OWN` (403),
 *   `ER-USER-NOT-FOUND` (404), `ER-LAST-ADMIN` (409).
 * @see Portal spec §7 "Team"
 */
export function updateMember(http: HttpClient, body: UpdateMemberRequest): Promise<UpdateMemberResponse> {
  const roleIds = body.roleIds?.length === 0 ? [''] : body.roleIds;
  return http.send({ method: 'PUT', path: '/team/resources/members/v1', body: { ...body, roleIds } });
}

/**
 * Locks a member and ends their sessions. The contract has no call for it, so this uses {@link updateMember}.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404), `ER-OWN-ACCOUNT`,
 *   `ER-LAST-ADMIN` (409).
 * @see Portal spec §4 "Team users"
 */
export function lockUser(http: HttpClient, userId: string): Promise<UpdateMemberResponse> {
  return updateMember(http, { id: userId, isLocked: true });
}

/**
 * Unlocks a member.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404).
 * @see Portal spec §4 "Team users"
 */
export function unlockUser(http: HttpClient, userId: string): Promise<UpdateMemberResponse> {
  return updateMember(http, { id: userId, isLocked: false });
}

/**
 * Removes a user from the team; a user without any team left is deleted.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404), `ER-OWN-ACCOUNT`,
 *   `ER-LAST-ADMIN` (409).
 * @see Portal spec §7 "Team"
 */
export function deleteMember(http: HttpClient, userId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `/team/resources/members/v1/${encodeURIComponent(userId)}` });
}

/**
 * Mails the invitation again.
 *
 * @throws {ApiError} `ER-USER-NOT-FOUND` (404), `ER-USER-ALREADY-ACTIVE` (409).
 * @see Portal spec §7 "Team"
 */
export function resendActivationEmail(http: HttpClient, userId: string): Promise<EmptyResponse> {
  const path = `/team/resources/members/v1/${encodeURIComponent(userId)}/resendActivationEmail`;
  return http.send({ method: 'POST', path, body: {} });
}

/**
 * The roles that can be given to a member.
 *
 * @see Portal spec §7 "Team"
 */
export function listTeamRoles(http: HttpClient): Promise<ListTeamRolesResponse> {
  return http.send({ method: 'GET', path: '/team/resources/roles/v1', retry: true });
}

/**
 * The statistics of the team.
 *
 * @see Portal spec §7 "Team"
 */
export function getTeamStats(http: HttpClient): Promise<TeamStats> {
  return http.send({ method: 'GET', path: '/team/resources/stats/v1/members', retry: true });
}

/**
 * Sets in how many seconds an account expires.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404), `ER-OWN-ACCOUNT`,
 *   `ER-LAST-ADMIN` (409).
 * @see Portal spec §4 "Team users"
 */
export function setTemporaryUser(
  http: HttpClient,
  userId: string,
  body: SetTemporaryUserRequest,
): Promise<SetTemporaryUserResponse> {
  const path = `/identity/resources/users/temporary/v1/${encodeURIComponent(userId)}`;
  return http.send({ method: 'PUT', path, body });
}

/**
 * Removes the expiry of an account.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404).
 * @see Portal spec §4 "Team users"
 */
export function makeUserPermanent(http: HttpClient, userId: string): Promise<EmptyResponse> {
  return http.send({
    method: 'DELETE',
    path: `/identity/resources/users/temporary/v1/${encodeURIComponent(userId)}`,
  });
}

/**
 * Whether the vendor offers temporary users.
 *
 * @see Portal spec §7 "Team"
 */
export function getTemporaryUserConfiguration(http: HttpClient): Promise<TemporaryUserConfiguration> {
  return http.send({ method: 'GET', path: '/identity/resources/users/temporary/v1/configuration', retry: true });
}

/**
 * Disables a member in this tenant until {@link enableUser}, and ends their sessions in it.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404), `ER-OWN-ACCOUNT`,
 *   `ER-LAST-ADMIN` (409).
 * @see Portal spec §4 "Team users"
 */
export function disableUser(http: HttpClient, userId: string): Promise<EmptyResponse> {
  const path = `/identity/resources/tenants/users/v1/${encodeURIComponent(userId)}/disable`;
  return http.send({ method: 'POST', path, body: {} });
}

/**
 * Enables a disabled member.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403), `ER-USER-NOT-FOUND` (404).
 * @see Portal spec §4 "Team users"
 */
export function enableUser(http: HttpClient, userId: string): Promise<EmptyResponse> {
  const path = `/identity/resources/tenants/users/v1/${encodeURIComponent(userId)}/enable`;
  return http.send({ method: 'POST', path, body: {} });
}

const INVITES = '/identity/resources/tenants/invites';

/**
 * The user's own invite link to the team. Not repeated: the service answers 404 before there is a link, and the user
 * would wait for two more attempts.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.tenantInvites`), `ER-NOT-FOUND` (404) before there is one.
 * @see Portal spec §7 "Team"
 */
export function getInviteLink(http: HttpClient): Promise<InviteLink> {
  return http.send({ method: 'GET', path: `${INVITES}/v1/user` });
}

/**
 * Creates an invite link to the team; the user's earlier one stops working.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-ROLE-NOT-FOUND`, `ER-01240` (400) in a locked account, `ER-FORBIDDEN`
 *   (403, also where the vendor allows no links), `ER-ROLE-ABOVE-OWN` (403).
 * @see Portal spec §9 (43,200 minutes)
 */
export function createInviteLink(http: HttpClient, body: InviteLinkRequest = {}): Promise<InviteLink> {
  return http.send({ method: 'POST', path: `${INVITES}/v1/user`, body });
}

/**
 * The newer form of {@link createInviteLink}.
 *
 * @throws {ApiError} as {@link createInviteLink}.
 * @see Portal spec §9 (43,200 minutes)
 */
export function createInviteLinkV2(http: HttpClient, body: InviteLinkRequest = {}): Promise<InviteLink> {
  return http.send({ method: 'POST', path: `${INVITES}/v2/user`, body });
}

/**
 * Changes the user's own invite link; its address stays. A new duration counts from now.
 *
 * @throws {ApiError} as {@link createInviteLink}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Team"
 */
export function updateInviteLink(http: HttpClient, body: InviteLinkRequest): Promise<InviteLink> {
  return http.send({ method: 'PATCH', path: `${INVITES}/v1/user`, body });
}

/**
 * Deletes the user's own invite link.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.tenantInvites`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Team"
 */
export function deleteInviteLink(http: HttpClient): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${INVITES}/v1/user` });
}

/**
 * Whether teams may invite by link.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Team"
 */
export function getInviteLinkConfiguration(http: HttpClient): Promise<InviteLinkConfiguration> {
  return http.send({ method: 'GET', path: `${INVITES}/v1/configuration`, retry: true });
}
