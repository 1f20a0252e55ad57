import type {
  AcceptInvitationWithCodeRequest,
  ActivateAccountRequest,
  ActivateAccountWithCodeRequest,
  ActivationStrategy,
  EmptyResponse,
  LoginResponse,
  MailedLink,
  ResendRequest,
  SignUpRequest,
  SignUpResult,
  VerifyInviteLinkRequest,
  VerifyInviteLinkResponse,
} from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Opens an account with an e-mail address, or joins one with an `invitationToken`. A known address gets the
 * same answer as a new one wherever the next step asks for a code; its owner gets a mail.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-PASSWORD-…`, `ER-ROLE-NOT-FOUND`, `ER-RESET-LINK-INVALID` (400, the
 *   invitation), `ER-01239` (400), `ER-SIGN-UP-CLOSED` (403), `ER-USERNAME-TAKEN`, `ER-ALREADY-EXISTS` (409),
 *   `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §4 "Sign-up", §7 "Users"
 */
export function signUp(http: HttpClient, body: SignUpRequest): Promise<SignUpResult> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/signUp', body });
}

/**
 * {@link signUp} with a phone number; a sign-in by text message follows.
 *
 * @see Sign-in spec §4 "Sign-up"
 */
export function signUpWithPhoneNumber(http: HttpClient, body: SignUpRequest): Promise<SignUpResult> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/signUp/phoneNumber', body });
}

/**
 * {@link signUp} with a user name and a password.
 *
 * @see Sign-in spec §3 "Login strategies"
 */
export function signUpWithUsername(http: HttpClient, body: SignUpRequest): Promise<SignUpResult> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/signUp/username', body });
}

/**
 * Activates an account by the link in the mail, which works once, and signs its owner in.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400, the password is missing), `ER-RESET-LINK-INVALID`, `ER-PASSWORD-…`,
 *   `ER-01239` (400), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation"
 */
export function activateAccount(http: HttpClient, body: ActivateAccountRequest): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/activate', body });
}

/**
 * {@link activateAccount} for mails with a code.
 *
 * @throws {ApiError} as {@link activateAccount}; `ER-MFA-CODE-INVALID` (400), `ER-MFA-CODE-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §4 "Sign-up"
 */
export function activateAccountWithCode(
  http: HttpClient,
  body: ActivateAccountWithCodeRequest,
): Promise<LoginResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/activate/code', body });
}

/**
 * Whether a password has to be chosen to activate this account.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID` (400), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation"
 */
export function getActivationStrategy(http: HttpClient, query: MailedLink): Promise<ActivationStrategy> {
  return http.send({ method: 'GET', path: '/identity/resources/users/v1/activate/strategy', query: { ...query } });
}

/**
 * Mails the activation link again. The answer is the same whether or not the address is known.
 *
 * @throws {ApiError} `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Users"
 */
export function resendActivationEmailTo(http: HttpClient, body: ResendRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/activate/reset', body });
}

/**
 * Mails the invitation again. The answer is the same whether or not the address is known.
 *
 * @throws {ApiError} `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Sign-in spec §7 "Users"
 */
export function resendInvitation(http: HttpClient, body: ResendRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/invitation/reset', body });
}

/**
 * Mails every invitation again that a user of the team has not accepted, invitations to other accounts included.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.resendActivationEmail`), `ER-USER-NOT-FOUND` (404),
 *   `ER-USER-ALREADY-ACTIVE` (409).
 * @see Portal spec §7 "Team"
 */
export function resendAllInvitations(http: HttpClient, body: ResendRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/invitation/reset/all', body });
}

/**
 * Accepts an invitation by the link in the mail, which works once within 30 days.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID`, `ER-01239` (400), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation", portal spec §9
 */
export function acceptInvitation(http: HttpClient, body: MailedLink): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/invitation/accept', body });
}

/**
 * {@link acceptInvitation} for mails with a code.
 *
 * @throws {ApiError} as {@link acceptInvitation}; `ER-MFA-CODE-INVALID` (400), `ER-MFA-CODE-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Sign-in spec §5
 */
export function acceptInvitationWithCode(
  http: HttpClient,
  body: AcceptInvitationWithCodeRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/invitation/accept/code', body });
}

/**
 * {@link acceptInvitationWithCode} at the path of the specification.
 *
 * @see Sign-in spec §7 "Users"
 */
export function acceptInvitationWithCodeShort(
  http: HttpClient,
  body: AcceptInvitationWithCodeRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/users/v1/accept/code', body });
}

/**
 * The name of the team that an invite link leads to; an answer means that the link works.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID`, `ER-01239` (400), `ER-RESET-LINK-EXPIRED` (410).
 * @see Sign-in spec §7 "Users"
 */
export function verifyInviteLink(http: HttpClient, body: VerifyInviteLinkRequest): Promise<VerifyInviteLinkResponse> {
  return http.send({ method: 'POST', path: '/identity/resources/tenants/invites/v1/verify', body });
}
