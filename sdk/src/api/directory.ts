import type {
  CreateDirectoryConnectionRequest,
  CreatedDirectoryConnection,
  DirectoryConnection,
  DirectoryUserCount,
  EmptyResponse,
  UpdateDirectoryConnectionRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const CONNECTIONS = '/directory/resources/v1/configurations/scim2';

/**
 * The directories (SCIM) that provision users into the tenant, oldest first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.provisioningConfiguration`).
 * @see Portal spec §7 "SSO and directory"
 */
export function listDirectoryConnections(http: HttpClient): Promise<DirectoryConnection[]> {
  return http.send({ method: 'GET', path: CONNECTIONS, retry: true });
}

/**
 * Creates a connection. Only this answer contains its token.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.provisioningConfiguration`),
 *   `ER-ALREADY-EXISTS` (409) when another connection has the name.
 * @see Portal spec §7 "SSO and directory"
 */
export function createDirectoryConnection(
  http: HttpClient,
  body: CreateDirectoryConnectionRequest,
): Promise<CreatedDirectoryConnection> {
  return http.send({ method: 'POST', path: CONNECTIONS, body });
}

/**
 * Sets whether the users of a directory are in the team; adds or removes them at once.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.provisioningConfiguration`),
 *   `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function updateDirectoryConnection(
  http: HttpClient,
  id: string,
  body: UpdateDirectoryConnectionRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: `${CONNECTIONS}/${encodeURIComponent(id)}`, body });
}

/**
 * Removes a connection; a DELETE with a body. Its token stops working. `deleteAll` also deletes its users and groups.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.delete.provisioningConfiguration`),
 *   `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function deleteDirectoryConnection(http: HttpClient, id: string, deleteAll: boolean): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${CONNECTIONS}/${encodeURIComponent(id)}`, body: { deleteAll } });
}

/**
 * The number of users that a directory has provisioned.
 *
 * @throws {ApiError} as {@link listDirectoryConnections}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function countDirectoryUsers(http: HttpClient, id: string): Promise<DirectoryUserCount> {
  const path = `/directory/resources/scim/temp/${encodeURIComponent(id)}/Users/count`;
  return http.send({ method: 'GET', path, retry: true });
}
