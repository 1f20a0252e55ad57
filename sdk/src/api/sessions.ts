import type { EmptyResponse, RevokeSessionsRequest, SessionConfigurations, UserSession } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The sessions of the user, newest first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §7 "Users", sessions
 */
export function listMySessions(http: HttpClient): Promise<UserSession[]> {
  return http.send({ method: 'GET', path: '/identity/resources/users/sessions/v1/me', retry: true });
}

/**
 * The session of this browser.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §7 "Users", sessions
 */
export function getMyCurrentSession(http: HttpClient): Promise<UserSession> {
  return http.send({ method: 'GET', path: '/identity/resources/users/sessions/v1/me/current' });
}

/**
 * Ends one session.
 *
 * @throws {ApiError} `ER-SESSION-NOT-FOUND` (404).
 * @see Portal spec §4 "Sessions"
 */
export function deleteMySession(http: HttpClient, sessionId: string): Promise<EmptyResponse> {
  const path = `/identity/resources/users/sessions/v1/me/${encodeURIComponent(sessionId)}`;
  return http.send({ method: 'DELETE', path });
}

/**
 * Ends all other sessions; the current one stays.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §4 "Sessions"
 */
export function deleteAllMySessions(http: HttpClient): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: '/identity/resources/users/sessions/v1/me/all' });
}

/**
 * Ends all sessions of a member of the team.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.users`), `ER-USER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function revokeSessions(http: HttpClient, body: RevokeSessionsRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/sessions/v1/revoke', body });
}

/**
 * How long sessions of the tenant last, and how many one user may have at once; an empty object if nothing is limited.
 * Rejects with a `SyntaxError` if the answer is neither JSON nor empty.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export async function getSessionConfigurations(http: HttpClient): Promise<SessionConfigurations> {
  const path = '/identity/resources/configurations/sessions/v1';
  // Parsed here: the client reads a text that is no JSON as an empty object, which says here that no limit is set.
  return JSON.parse((await http.send<string>({ method: 'GET', path, retry: true, answer: 'text' })) || '{}');
}

/**
 * Changes how long sessions of the tenant last; absent members stay as they are.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.securityPolicy`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function saveSessionConfigurations(http: HttpClient, body: SessionConfigurations): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/configurations/sessions/v1', body });
}
