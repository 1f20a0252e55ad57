import type { ImpersonateRequest, ImpersonationTokens } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Opens a session as another user of one of the user's tenants, for an hour.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401, the actor's token is none), `ER-FORBIDDEN` (403,
 *   `fe.secure.write.impersonateUser`), `ER-ROLE-ABOVE-OWN` (403), `ER-USER-NOT-FOUND` (404), `ER-OWN-ACCOUNT` (409).
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation"
 */
export function impersonate(http: HttpClient, body: ImpersonateRequest): Promise<ImpersonationTokens> {
  return http.send({ method: 'POST', path: '/identity/resources/impersonation/v1', body });
}
