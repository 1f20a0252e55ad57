import type {
  ChangeMyPasswordRequest,
  CreateMyTokenRequest,
  EmptyResponse,
  SendPasswordResetSmsRequest,
  SendPasswordResetSmsResponse,
  UnlockMeRequest,
  UserIdRecord,
  UserToken,
  VerifyPasswordResetSmsRequest,
  VerifyPasswordResetSmsResponse,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Sends a code to the phone of a user who has lost the password. The answer is the same for all users, known or not.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, the vendor does not offer it), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §4 "Forgot password"
 */
export function sendPasswordResetSms(
  http: HttpClient,
  body: SendPasswordResetSmsRequest,
): Promise<SendPasswordResetSmsResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v2/passwords/reset/sms', body });
}

/**
 * Exchanges the code from the phone for the parameters that set a new password.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-MFA-CODE-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §4 "Forgot password"
 */
export function verifyPasswordResetSms(
  http: HttpClient,
  body: VerifyPasswordResetSmsRequest,
): Promise<VerifyPasswordResetSmsResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v2/passwords/reset/sms/verify', body });
}

/**
 * Changes the user's own password and ends all other sessions.
 *
 * @throws {ApiError} `ER-INVALID-CREDENTIALS` (400, the current password is wrong), `ER-PASSWORD-…` (400),
 *   `ER-ACCOUNT-LOCKED` (403, it was wrong too often).
 * @see Sign-in spec §7 "Users"
 */
export function changeMyPassword(http: HttpClient, body: ChangeMyPasswordRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/passwords/change', body });
}

/**
 * Mails a password reset link to all users of the team whose password has leaked.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.updateUser`).
 * @see Portal spec §3 "Recommended actions", §7 "Team"
 */
export function resetBreachedPasswords(http: HttpClient): Promise<EmptyResponse> {
  return http.send({
    method: 'POST',
    path: '/identity/resources/users/v1/passwords/breached/reset/bulk',
    body: {},
  });
}

/**
 * Unlocks an account, locked by too many wrong passwords, with the link from the mail, which works once.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID` (400), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation"
 */
export function unlockMe(http: HttpClient, body: UnlockMeRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v3/me/unlock', body });
}

/**
 * A user of the team, or the user themselves, in short form.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.users`), `ER-USER-NOT-FOUND` (404).
 * @see contract: endpoints, users
 */
export function getUserById(http: HttpClient, userId: string): Promise<UserIdRecord> {
  return http.send({ method: 'GET', path: `/identity/resources/users/v1/${encodeURIComponent(userId)}` });
}

/**
 * An access token for another account of the user, to act in it without leaving the current one.
 *
 * @throws {ApiError} `ER-TENANT-NOT-FOUND` (404).
 * @see Portal spec §4 "Sub-accounts"
 */
export function createMyToken(http: HttpClient, body: CreateMyTokenRequest): Promise<UserToken> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v3/me/token', body });
}
