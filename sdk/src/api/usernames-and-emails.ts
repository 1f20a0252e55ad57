import type {
  CreateUsernameRequest,
  EmptyResponse,
  ListUserEmailsQuery,
  ListUserEmailsResponse,
  ListUsernamesQuery,
  ListUsernamesResponse,
  MyUsername,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Reads the signed-in user's user name; the answer is empty for a user without one.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §5
 */
export function getMyUsername(http: HttpClient): Promise<MyUsername> {
  return http.send({ method: 'GET', path: '/identity/resources/usernames/v1/me' });
}

/**
 * Sets the user name. To change it, delete the old one first (portal spec §5).
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-USERNAME-TAKEN` (409).
 * @see Portal spec §5
 */
export function createUsername(http: HttpClient, body: CreateUsernameRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/usernames/v1', body });
}

/**
 * Deletes the user's own user name.
 *
 * @throws {ApiError} `ER-USERNAME-NOT-FOUND` (404).
 * @see Portal spec §5
 */
export function deleteUsername(http: HttpClient, username: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `/identity/resources/usernames/v1/${encodeURIComponent(username)}` });
}

/**
 * A page of the user names in the team; users without one are left out.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.users`).
 * @see contract: endpoints, usernames-and-emails
 */
export function listUsernames(http: HttpClient, query: ListUsernamesQuery = {}): Promise<ListUsernamesResponse> {
  return http.send({ method: 'GET', path: '/identity/resources/usernames/v1', query: { ...query }, retry: true });
}

/**
 * A page of the e-mail addresses in the team.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.users`).
 * @see contract: endpoints, usernames-and-emails
 */
export function listUserEmails(http: HttpClient, query: ListUserEmailsQuery = {}): Promise<ListUserEmailsResponse> {
  return http.send({ method: 'GET', path: '/identity/resources/users/emails/v1', query: { ...query }, retry: true });
}
