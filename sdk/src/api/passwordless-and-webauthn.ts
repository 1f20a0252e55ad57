import type {
  CreatePasskeyResponse,
  EmptyResponse,
  ListMyPasskeysResponse,
  LoginResponse,
  PasswordlessPostLoginRequest,
  PasswordlessPreLoginRequest,
  PasswordlessPreLoginResponse,
  PasswordlessType,
  WebAuthnAttestation,
  WebAuthnPostLoginRequest,
  WebAuthnPreLoginRequest,
  WebAuthnPreLoginResponse,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Sends a code or a link to sign in with. A later one replaces it. An unknown user gets the same
 * answer, and no message.
 *
 * @throws {ApiError} `ER-SIGN-IN-WAY-CLOSED` (403, not offered), `ER-NOT-FOUND` (404, no such method),
 *   `ER-MFA-RESEND-TOO-SOON` (429, with `retryAfterSeconds`).
 * @see Sign-in spec §7 "Auth", passwordless
 */
export function passwordlessPreLogin(
  http: HttpClient,
  type: PasswordlessType,
  body: PasswordlessPreLoginRequest,
): Promise<PasswordlessPreLoginResponse> {
  const path = `/identity/resources/auth/v1/passwordless/${encodeURIComponent(type)}/prelogin`;
  return http.send({ method: 'POST', path, body });
}

/**
 * Signs in with the code, or with the token of the link. A code works only in the browser that requested it.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (401), `ER-MFA-CODE-EXPIRED` and `ER-SIGN-IN-LINK-INVALID` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429), `ER-SIGN-IN-WAY-CLOSED` (403); `ER-ACCOUNT-LOCKED`,
 *   `ER-ACCOUNT-DISABLED`, `ER-ACCOUNT-EXPIRED`, `ER-INVITATION-PENDING` (403).
 * @see Sign-in spec §7 "Auth", passwordless
 */
export function passwordlessPostLogin(
  http: HttpClient,
  type: PasswordlessType,
  body: PasswordlessPostLoginRequest,
): Promise<LoginResponse> {
  const path = `/identity/resources/auth/v1/passwordless/${encodeURIComponent(type)}/postlogin`;
  return http.send({ method: 'POST', path, body });
}

/**
 * The options for the browser's passkey prompt. An unknown user, or one without a passkey, gets an answer of the same
 * form.
 *
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function webAuthnPreLogin(http: HttpClient, body: WebAuthnPreLoginRequest): Promise<WebAuthnPreLoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/webauthn/prelogin', body });
}

/**
 * Signs in with a passkey's assertion. A passkey with user verification (PIN, finger, face) counts as both factors.
 *
 * @throws {ApiError} `ER-PASSKEY-REFUSED` (401), `ER-PASSKEY-EXPIRED` (410); `ER-ACCOUNT-LOCKED`,
 *   `ER-ACCOUNT-DISABLED`, `ER-ACCOUNT-EXPIRED`, `ER-ACCOUNT-NOT-VERIFIED`, `ER-INVITATION-PENDING` (403).
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function webAuthnPostLogin(http: HttpClient, body: WebAuthnPostLoginRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/auth/v1/webauthn/postlogin', body });
}

/**
 * The options for creating a passkey of the signed-in user.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, while another user impersonates this one).
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function createPasskey(http: HttpClient): Promise<CreatePasskeyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/webauthn/v1/devices', body: {} });
}

/**
 * Stores the passkey that was created with the latest options.
 *
 * @throws {ApiError} `ER-PASSKEY-REFUSED` (400), `ER-ALREADY-EXISTS` (409), `ER-PASSKEY-EXPIRED` (410).
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function verifyPasskey(http: HttpClient, body: WebAuthnAttestation): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/webauthn/v1/devices/verify', body });
}

/**
 * The user's own passkeys, oldest first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function listMyPasskeys(http: HttpClient): Promise<ListMyPasskeysResponse> {
  return http.send({ method: 'GET', path: '/identity/resources/users/webauthn/v1/devices', retry: true });
}

/**
 * Deletes one of the user's own passkeys.
 *
 * @throws {ApiError} `ER-NOT-FOUND` (404).
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function deletePasskey(http: HttpClient, deviceId: string): Promise<EmptyResponse> {
  const path = `/identity/resources/users/webauthn/v1/devices/${encodeURIComponent(deviceId)}`;
  return http.send({ method: 'DELETE', path });
}
