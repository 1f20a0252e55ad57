import type {
  AddPhoneNumberRequest,
  AddPhoneNumberResponse,
  DeletePhoneNumberResponse,
  EmptyResponse,
  ListPhoneNumbersQuery,
  ListPhoneNumbersResponse,
  ListUserPhonesQuery,
  ListUserPhonesResponse,
  PhoneNumber,
  PreverifyPhoneNumberRequest,
  PreverifyPhoneNumberResponse,
  VerifyPhoneNumberRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const PATH = '/identity/resources/users/phone-numbers/v1';

/**
 * A page of the user's own phone numbers. Default: 10 rows.
 *
 * @see Portal spec §9 "Paging"
 */
export function listPhoneNumbers(
  http: HttpClient,
  query: ListPhoneNumbersQuery = {},
): Promise<ListPhoneNumbersResponse> {
  return http.send({ method: 'GET', path: PATH, query: { ...query }, retry: true });
}

/**
 * All phone numbers of the user.
 *
 * @see Portal spec §7 "Restrictions and policies"
 */
export function listMyPhoneNumbers(http: HttpClient): Promise<PhoneNumber[]> {
  return http.send({ method: 'GET', path: `${PATH}/me`, retry: true });
}

/**
 * Adds a phone number of the user; with `verify` a code is sent to it at once.
 *
 * @throws {ApiError} `ER-ALREADY-EXISTS` (409, it is in the own list), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function addPhoneNumber(http: HttpClient, body: AddPhoneNumberRequest): Promise<AddPhoneNumberResponse> {
  return http.send({ method: 'POST', path: PATH, body });
}

/**
 * Sends a code to a number, for {@link verifyPhoneNumber}.
 *
 * @throws {ApiError} `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function preverifyPhoneNumber(
  http: HttpClient,
  body: PreverifyPhoneNumberRequest,
): Promise<PreverifyPhoneNumberResponse> {
  return http.send({ method: 'POST', path: `${PATH}/preverify`, body });
}

/**
 * Verifies a number with the code that was sent there; one that is not in the list yet is added.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-ALREADY-EXISTS` (409, it is verified for another user),
 *   `ER-MFA-CODE-EXPIRED` (410), `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function verifyPhoneNumber(http: HttpClient, body: VerifyPhoneNumberRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${PATH}/verify`, body });
}

/**
 * Sends a code to a number that the user wants to remove. Nothing changes before {@link verifyDeletePhoneNumber}.
 *
 * @throws {ApiError} `ER-NOT-FOUND` (404), `ER-MFA-RESEND-TOO-SOON` (429).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deletePhoneNumber(http: HttpClient, phoneId: string): Promise<DeletePhoneNumberResponse> {
  return http.send({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(phoneId)}` });
}

/**
 * Removes a number with the code that was sent there; the next one becomes the primary one.
 *
 * @throws {ApiError} `ER-MFA-CODE-INVALID` (400), `ER-NOT-FOUND` (404), `ER-MFA-CODE-EXPIRED` (410),
 *   `ER-MFA-TOO-MANY-ATTEMPTS` (429).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function verifyDeletePhoneNumber(
  http: HttpClient,
  phoneId: string,
  body: VerifyPhoneNumberRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${PATH}/${encodeURIComponent(phoneId)}/delete/verify`, body });
}

/**
 * A page of the verified numbers in the team.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.users`).
 * @see contract: endpoints, phone-numbers
 */
export function listUserPhones(http: HttpClient, query: ListUserPhonesQuery = {}): Promise<ListUserPhonesResponse> {
  return http.send({
    method: 'GET',
    path: '/identity/resources/users/phone-numbers/v2',
    query: { ...query },
    retry: true,
  });
}
