import type { CreateUsernameRequest, EmptyResponse, MyUsername } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The own user name.
 *
 * @throws {ApiError} `ER-USERNAME-NOT-FOUND` (404): there is none.
 * @see Portal spec §5
 */
export function getMyUsername(http: HttpClient): Promise<MyUsername> {
  return http.send({ method: 'GET', path: '/identity/resources/usernames/v1/me' });
}

/**
 * Takes a user name. One that is changed is deleted first (portal spec §5).
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-USERNAME-TAKEN` (409).
 * @see Portal spec §5
 */
export function createUsername(http: HttpClient, body: CreateUsernameRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/usernames/v1', body });
}

/**
 * Gives the own user name up.
 *
 * @throws {ApiError} `ER-USERNAME-NOT-FOUND` (404).
 * @see Portal spec §5
 */
export function deleteUsername(http: HttpClient, username: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `/identity/resources/usernames/v1/${encodeURIComponent(username)}` });
}
