import type {
  ChangeMyEmailRequest,
  ChangeMyPhoneRequest,
  ChangeMyPhoneResponse,
  ChangePhoneRequest,
  EmptyResponse,
  ResetPhoneRequest,
  ResetPhoneResponse,
  VerifyMyEmailRequest,
  VerifyMyPhoneRequest,
  VerifyResetPhoneRequest,
  VerifyResetPhoneResponse,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Mails a code to a new e-mail address. Nothing changes before {@link verifyMyEmail}.
 *
 * @throws {ApiError} `ER-MANAGED-BY-DIRECTORY` (409), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Users"
 */
export function changeMyEmail(http: HttpClient, body: ChangeMyEmailRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/email/me', body });
}

/**
 * Changes the e-mail address to the new one, with the code that was mailed there.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-ALREADY-EXISTS` (409), `ER-MFA-CODE-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Users"
 */
export function verifyMyEmail(http: HttpClient, body: VerifyMyEmailRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/email/me/verify', body });
}

/**
 * Sends a code to a new phone number. Nothing changes before {@link verifyMyPhone}.
 *
 * @throws {ApiError} `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Users"
 */
export function changeMyPhone(http: HttpClient, body: ChangeMyPhoneRequest): Promise<ChangeMyPhoneResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/phone', body });
}

/**
 * Changes the phone number to the new one, with the code that was sent there.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-ALREADY-EXISTS` (409), `ER-MFA-CODE-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Users"
 */
export function verifyMyPhone(http: HttpClient, body: VerifyMyPhoneRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/phone/verify', body });
}

/**
 * Mails a code to a user whose phone is lost. The answer is the same whether or not the address is known.
 *
 * @throws {ApiError} `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §4 "Sign-up"
 */
export function resetPhone(http: HttpClient, body: ResetPhoneRequest): Promise<ResetPhoneResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/phone/reset', body });
}

/**
 * Exchanges the code from the mail for a token that allows one change of the phone number.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-MFA-CODE-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §4 "Sign-up"
 */
export function verifyResetPhone(http: HttpClient, body: VerifyResetPhoneRequest): Promise<VerifyResetPhoneResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/phone/reset/verify', body });
}

/**
 * Replaces the lost phone number; a sign-in by text message follows, which verifies the new one. Users with another
 * login method verify it by {@link verifyMyPhone} with the returned handle.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID` (400), `ER-ALREADY-EXISTS` (409), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §4 "Sign-up", §7 "Users"
 */
export function changePhone(http: HttpClient, body: ChangePhoneRequest): Promise<ChangeMyPhoneResponse> {
  return http.send({ method: 'PUT', path: '/identity/resources/users/v1/phone/change', body });
}
