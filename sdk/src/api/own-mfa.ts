import type {
  DisableByCodeRequest,
  DisableKeyRequest,
  DisablePhoneRequest,
  EmptyResponse,
  EnrollOwnAuthenticatorRequest,
  EnrollOwnKeyRequest,
  EnrollOwnPhoneRequest,
  EnrolmentResponse,
  FirstEnrolmentResponse,
  MfaDevices,
  QrCodeResponse,
  SendSmsCodeResponse,
  VerifyOwnPhoneRequest,
  WebAuthnAssertionSession,
  WebAuthnCreationSession,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The user's own second factors; phone numbers are masked.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function listMyMfaDevices(http: HttpClient): Promise<MfaDevices> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v1/mfa/devices', retry: true });
}

/**
 * Starts the enrolment of an authenticator app (first form); an unfinished one is replaced.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, while another user impersonates this one).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function startMfaEnrolment(http: HttpClient): Promise<QrCodeResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/enroll', body: {} });
}

/**
 * Enrols the authenticator app with its first code (first form). Always creates a new recovery code, shown only once.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-FORBIDDEN` (403, while another user impersonates this one),
 *   `ER-MFA-CODE-EXPIRED` (410, without a start).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function enrollMfa(http: HttpClient, body: EnrollOwnAuthenticatorRequest): Promise<FirstEnrolmentResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/enroll/verify', body });
}

/**
 * Turns all second factors off, with a code of any of them or the recovery code.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-FORBIDDEN` (403, while another user impersonates this one),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function disableMfa(http: HttpClient, body: DisableByCodeRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/disable', body });
}

/**
 * Starts the enrolment of an authenticator app; an unfinished one is replaced.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, while another user impersonates this one).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function startOwnAuthenticatorEnrolment(http: HttpClient): Promise<QrCodeResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/authenticator/enroll', body: {} });
}

/**
 * Enrols the authenticator app with its first code. The first factor also returns a recovery code, shown only once.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-FORBIDDEN` (403, while another user impersonates this one),
 *   `ER-MFA-CODE-EXPIRED` (410, without a start).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function enrollOwnAuthenticator(
  http: HttpClient,
  body: EnrollOwnAuthenticatorRequest,
): Promise<EnrolmentResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/authenticator/enroll/verify', body });
}

/**
 * Removes an authenticator app from the account; requires its code.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID`, `ER-MFA-CODE-USED` (400), `ER-MFA-DEVICE-NOT-FOUND` (404),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function disableOwnAuthenticator(
  http: HttpClient,
  deviceId: string,
  body: DisableByCodeRequest,
): Promise<EmptyResponse> {
  const device = encodeURIComponent(deviceId);
  const path = `/identity/resources/users/v1/mfa/authenticator/${device}/disable/verify`;
  return http.send({ method: 'POST', path, body });
}

/**
 * Sends a code to the phone to enrol.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400, no phone number), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function startOwnPhoneEnrolment(http: HttpClient, body: EnrollOwnPhoneRequest): Promise<SendSmsCodeResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/sms/enroll', body });
}

/**
 * Enrols the phone with the code sent to it. The first factor also returns a recovery code, shown only once.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-MFA-CODE-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function enrollOwnPhone(http: HttpClient, body: VerifyOwnPhoneRequest): Promise<EnrolmentResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/sms/enroll/verify', body });
}

/**
 * Sends a code to the phone to disable.
 *
 * @throws {ApiError} `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function startDisablingOwnPhone(http: HttpClient, deviceId: string): Promise<SendSmsCodeResponse> {
  const path = `/identity/resources/users/v1/mfa/sms/${encodeURIComponent(deviceId)}/disable`;
  return http.send({ method: 'POST', path, body: {} });
}

/**
 * Removes a phone from the second factors; requires the code that was sent to it.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-MFA-CODE-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function disableOwnPhone(http: HttpClient, deviceId: string, body: DisablePhoneRequest): Promise<EmptyResponse> {
  const path = `/identity/resources/users/v1/mfa/sms/${encodeURIComponent(deviceId)}/disable/verify`;
  return http.send({ method: 'POST', path, body });
}

/**
 * Starts the enrolment of a key (WebAuthn).
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, while another user impersonates this one).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function startOwnKeyEnrolment(http: HttpClient): Promise<WebAuthnCreationSession> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/webauthn/enroll', body: {} });
}

/**
 * Enrols the key with its attestation. The first factor also returns a recovery code, which is shown only once.
 *
 * @throws {ApiError} `ER-PASSKEY-REFUSED` (400), `ER-PASSKEY-EXPIRED` (410).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function enrollOwnKey(http: HttpClient, body: EnrollOwnKeyRequest): Promise<EnrolmentResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/mfa/webauthn/enroll/verify', body });
}

/**
 * The options for requesting the assertion of the key to remove.
 *
 * @throws {ApiError} `ER-MFA-DEVICE-NOT-FOUND` (404).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function startDisablingOwnKey(http: HttpClient, deviceId: string): Promise<WebAuthnAssertionSession> {
  const path = `/identity/resources/users/v1/mfa/webauthn/${encodeURIComponent(deviceId)}/disable`;
  return http.send({ method: 'POST', path, body: {} });
}

/**
 * Removes a key from the second factors; requires its assertion.
 *
 * @throws {ApiError} `ER-PASSKEY-REFUSED` (400), `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-PASSKEY-EXPIRED` (410).
 * @see Sign-in spec §7 "Users", own MFA
 */
export function disableOwnKey(http: HttpClient, deviceId: string, body: DisableKeyRequest): Promise<EmptyResponse> {
  const path = `/identity/resources/users/v1/mfa/webauthn/${encodeURIComponent(deviceId)}/disable/verify`;
  return http.send({ method: 'POST', path, body });
}
