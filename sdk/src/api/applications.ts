import type {
  Application,
  ApplicationUserIds,
  AssignApplicationsRequest,
  EmptyResponse,
  TenantApplicationAssignments,
  TenantApplicationIds,
  UserApplicationIds,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const IDENTITY = '/identity/resources/applications/v1';
const APPLICATIONS = '/applications/resources/applications';

/**
 * The ids of the applications assigned to a member, without those that every user has.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.users`), `ER-USER-NOT-FOUND` (404).
 * @see Portal spec §7 "Applications"
 */
export function listApplicationsOfUser(http: HttpClient, userId: string): Promise<string[]> {
  return http.send({ method: 'GET', path: `${IDENTITY}/${encodeURIComponent(userId)}/apps`, retry: true });
}

/**
 * {@link listApplicationsOfUser} for several members; ids that are not in the team are left out.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.users`).
 * @see Portal spec §7 "Applications"
 */
export function listApplicationsOfUsers(http: HttpClient, userIds: readonly string[]): Promise<UserApplicationIds[]> {
  return http.send({
    method: 'GET',
    path: `${IDENTITY}/users-apps`,
    query: { userIds: userIds.join(',') },
    retry: true,
  });
}

/**
 * The users assigned to each of these applications; applications that the account does not have are left out.
 *
 * @throws {ApiError} as {@link listApplicationsOfUsers}.
 * @see Portal spec §7 "Applications"
 */
export function listUsersOfApplications(http: HttpClient, appIds: readonly string[]): Promise<ApplicationUserIds[]> {
  return http.send({ method: 'GET', path: `${IDENTITY}/apps-users`, query: { appIds: appIds.join(',') }, retry: true });
}

/**
 * Assigns applications to a member: all of them or, if refused, none.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.appsUsers`), `ER-USER-NOT-FOUND`, `ER-NOT-FOUND` (404) for
 *   an account or an application that is not there.
 * @see Portal spec §7 "Applications"
 */
export function assignApplications(http: HttpClient, body: AssignApplicationsRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${IDENTITY}/apps-user`, body });
}

/**
 * Removes applications from a member: a DELETE with a body, at another path than {@link assignApplications}.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.appsUsers`), `ER-USER-NOT-FOUND`, `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Applications"
 */
export function unassignApplications(http: HttpClient, body: AssignApplicationsRequest): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${IDENTITY}/user-apps`, body });
}

/**
 * The applications of the account in `appIds`. Default: all, including those that every user has.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Applications"
 */
export function listApplications(
  http: HttpClient,
  appIds?: readonly string[],
  includeFreeAccess = true,
): Promise<Application[]> {
  const query = { ids: appIds?.join(','), _includeFreeAccess: includeFreeAccess };
  return http.send({ method: 'GET', path: `${APPLICATIONS}/v1`, query, retry: true });
}

/**
 * The applications of the account and of those below it.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Applications"
 */
export function listTenantApplications(http: HttpClient): Promise<TenantApplicationIds[]> {
  return http.send({ method: 'GET', path: `${APPLICATIONS}/tenant-assignments/v1`, retry: true });
}

/**
 * The same, with the users of each application.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Applications"
 */
export function listTenantApplicationsV2(http: HttpClient): Promise<TenantApplicationAssignments[]> {
  return http.send({ method: 'GET', path: `${APPLICATIONS}/tenant-assignments/v2`, retry: true });
}
