import type {
  EmptyResponse,
  EnrollAuthenticatorRequest,
  EnrollKeyRequest,
  EnrollPhoneRequest,
  LoginResponse,
  MfaTokenRequest,
  QrCodeResponse,
  RecoverMfaRequest,
  RememberDevicePolicy,
  SendEmailCodeResponse,
  SendSmsCodeRequest,
  SendSmsCodeResponse,
  VerifyAuthenticatorRequest,
  VerifyEmailCodeRequest,
  VerifyKeyRequest,
  VerifyPhoneRequest,
  VerifySmsCodeRequest,
  WebAuthnAssertionSession,
  WebAuthnCreationSession,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Turns the second factor off with the recovery code, which works once. The user signs in again afterwards.
 *
 * @throws {ApiError} `ER-RECOVERY-CODE-INVALID` (401), also for an unknown e-mail address;
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function recoverMfa(http: HttpClient, body: RecoverMfaRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/recover', body });
}

/**
 * Completes a sign-in with a code from an authenticator app.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID`, `ER-MFA-CODE-USED` (401), `ER-MFA-DEVICE-NOT-FOUND` (404),
 *   `ER-MFA-TOKEN-EXPIRED` (410, after 5 minutes), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function verifyAuthenticator(
  http: HttpClient,
  deviceId: string,
  body: VerifyAuthenticatorRequest,
): Promise<LoginResponse> {
  const device = encodeURIComponent(deviceId);
  return http.send({
    method: 'POST',
    path: `/identity/resources/auth/v1/user/mfa/authenticator/${device}/verify`,
    body,
  });
}

/**
 * Sends a code to a phone. A later code replaces an earlier one.
 *
 * @throws {ApiError} `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-MFA-RESEND-TOO-SOON` (429, with `retryAfterSeconds`).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function sendSmsCode(
  http: HttpClient,
  deviceId: string,
  body: SendSmsCodeRequest,
): Promise<SendSmsCodeResponse> {
  const device = encodeURIComponent(deviceId);
  return http.send({ method: 'POST', path: `/identity/resources/auth/v1/user/mfa/sms/${device}`, body });
}

/**
 * Completes a sign-in with the code that arrived on a phone.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (401), `ER-MFA-DEVICE-NOT-FOUND` (404),
 *   `ER-MFA-CODE-EXPIRED`, `ER-MFA-TOKEN-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function verifySmsCode(http: HttpClient, deviceId: string, body: VerifySmsCodeRequest): Promise<LoginResponse> {
  const device = encodeURIComponent(deviceId);
  return http.send({ method: 'POST', path: `/identity/resources/auth/v1/user/mfa/sms/${device}/verify`, body });
}

/**
 * Whether this browser may skip the second factor at the next login, and for how many seconds.
 *
 * @throws {ApiError} `ER-MFA-TOKEN-EXPIRED` (410).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function getRememberDevicePolicy(http: HttpClient, mfaToken: string): Promise<RememberDevicePolicy> {
  return http.send({
    method: 'GET',
    path: '/identity/resources/configurations/v1/mfa-policy/allow-remember-device',
    query: { mfaToken },
  });
}

/**
 * Starts the enrolment of an authenticator app that this sign-in requires.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, when the sign-in may not enrol this kind),
 *   `ER-MFA-TOKEN-EXPIRED` (410).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function startAuthenticatorEnrolment(http: HttpClient, body: MfaTokenRequest): Promise<QrCodeResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/authenticator/enroll', body });
}

/**
 * Enrols the authenticator app with its first code, and completes the sign-in; `recoveryCode` is shown this once.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (401), `ER-FORBIDDEN` (403, when the sign-in may not enrol this kind),
 *   `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function enrollAuthenticator(http: HttpClient, body: EnrollAuthenticatorRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/authenticator/enroll/verify', body });
}

/**
 * Mails a code to the enrolled address, or to the user's own one if this sign-in must enrol. A later code replaces it.
 *
 * @throws {ApiError} `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-MFA-TOKEN-EXPIRED` (410), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function sendEmailCode(http: HttpClient, body: MfaTokenRequest): Promise<SendEmailCodeResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/emailcode', body });
}

/**
 * Completes a sign-in with the code from the mail. If the sign-in must enrol, this enrols codes by mail.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (401), `ER-MFA-CODE-EXPIRED`, `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function verifyEmailCode(http: HttpClient, body: VerifyEmailCodeRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/emailcode/verify', body });
}

/**
 * Sends a code to the phone that this sign-in enrols.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400, no phone number), `ER-FORBIDDEN` (403, when the sign-in may not enrol this kind),
 *   `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function startPhoneEnrolment(http: HttpClient, body: EnrollPhoneRequest): Promise<SendSmsCodeResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/sms/enroll', body });
}

/**
 * Enrols the phone with the code that arrived there, and completes the sign-in; `recoveryCode` is shown this once.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (401), `ER-FORBIDDEN` (403, when the sign-in may not enrol this kind),
 *   `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-MFA-CODE-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function enrollPhone(http: HttpClient, body: VerifyPhoneRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/sms/enroll/verify', body });
}

/**
 * Starts the enrolment of a key (WebAuthn) that this sign-in requires.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, when the sign-in may not enrol this kind),
 *   `ER-MFA-TOKEN-EXPIRED` (410).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function startKeyEnrolment(http: HttpClient, body: MfaTokenRequest): Promise<WebAuthnCreationSession> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/webauthn/enroll', body });
}

/**
 * Enrols the key with its attestation, and completes the sign-in; `recoveryCode` is shown this once.
 *
 * @throws {ApiError} `ER-PASSKEY-REFUSED` (401), `ER-FORBIDDEN` (403, when the sign-in may not enrol this kind),
 *   `ER-MFA-TOKEN-EXPIRED` (410),
 *   `ER-PASSKEY-EXPIRED` (410).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function enrollKey(http: HttpClient, body: EnrollKeyRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/user/mfa/webauthn/enroll/verify', body });
}

/**
 * The options for requesting the assertion of an enrolled key.
 *
 * @throws {ApiError} `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-MFA-TOKEN-EXPIRED` (410).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function startKeyCheck(
  http: HttpClient,
  deviceId: string,
  body: MfaTokenRequest,
): Promise<WebAuthnAssertionSession> {
  const device = encodeURIComponent(deviceId);
  return http.send({ method: 'POST', path: `/identity/resources/auth/v1/user/mfa/webauthn/${device}`, body });
}

/**
 * Completes a sign-in with a key's assertion.
 *
 * @throws {ApiError} `ER-PASSKEY-REFUSED` (401), `ER-MFA-DEVICE-NOT-FOUND` (404), `ER-PASSKEY-EXPIRED`,
 *   `ER-MFA-TOKEN-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §7 "Auth", MFA
 */
export function verifyKey(http: HttpClient, deviceId: string, body: VerifyKeyRequest): Promise<LoginResponse> {
  const device = encodeURIComponent(deviceId);
  return http.send({ method: 'POST', path: `/identity/resources/auth/v1/user/mfa/webauthn/${device}/verify`, body });
}
