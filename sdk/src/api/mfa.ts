import type {
  EmptyResponse,
  LoginResponse,
  RecoverMfaRequest,
  RememberDevicePolicy,
  SendSmsCodeRequest,
  SendSmsCodeResponse,
  VerifyAuthenticatorRequest,
  VerifySmsCodeRequest,
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
 * Says whether this browser may skip the second factor next time, and for how many seconds.
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
