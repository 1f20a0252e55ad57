import { errorCodes } from '@portico/sdk/contract';
import type { Context } from '../call/context';
import { refuseWithPage, sendTo } from '../call/pages';
import { Refusal } from '../call/refusal';
import { findClient, takesRedirect } from './redirect-addresses';

/** What the product's own client asks for (sign-in spec §9). */
export const DEFAULT_SCOPE = 'openid email profile';
/** Of a challenge: 32 bytes as base64url (RFC 7636 §4.2). */
const CHALLENGE = /^[\w-]{43}$/;
/** Longest value of one parameter: long enough for an address with parameters of its own. */
const MAX_LENGTH = 4096;

/** A request for a sign-in, as far as it can be checked without knowing who asks. */
export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  nonce: string | null;
  scope: string;
  codeChallenge: string;
  /** Values of `prompt`. */
  prompts: readonly string[];
  /** Seconds since the sign-in, at most. */
  maxAge: number | undefined;
  acrValues: readonly string[];
  tenantId: string | undefined;
  /** Login alias of a tenant. */
  organization: string | undefined;
  idTokenHint: string | undefined;
}

/** Errors that go back to the client (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
export type AuthorizationError =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'access_denied'
  | 'login_required'
  | 'interaction_required'
  | 'request_not_supported'
  | 'request_uri_not_supported';

/** Where the answer goes. */
type ReturnAddress = Pick<AuthorizationRequest, 'redirectUri' | 'state'>;

/**
 * Reads a request as it came. A parameter with the text `undefined` counts as absent, because published clients send it.
 *
 * @throws {Refusal} a page of our own while client and address are in doubt, an error for the client afterwards.
 */
export function readAuthorizationRequest(context: Context, parameters: URLSearchParams): AuthorizationRequest {
  const client = findClient(context, one(parameters, 'client_id') ?? '');
  if (!client) {
    return refuseWithPage(context, 400, errorCodes.invalidRequest, 'client_id: no client of ours has this id.');
  }
  const redirectUri = one(parameters, 'redirect_uri') ?? '';
  if (parameters.getAll('redirect_uri').length > 1 || !takesRedirect(client, redirectUri)) {
    const message = 'redirect_uri: the client has not registered this address to send people back to.';
    return refuseWithPage(context, 400, errorCodes.invalidRequest, message);
  }
  const back = { redirectUri, state: one(parameters, 'state') };
  const request = { ...back, clientId: client.id, ...readRest(parameters) };
  const problem = problemOf(parameters, request);
  if (problem) refuseAuthorization(context, back, ...problem);
  return request;
}

/** @throws {Refusal} that sends the browser back to the client with an error. */
export function refuseAuthorization(
  context: Context,
  back: ReturnAddress,
  error: AuthorizationError,
  description: string,
): never {
  throw new Refusal(sendTo(context, answerAddress(context, back, { error, error_description: description })));
}

/** The client's address with an answer in it, the state among it, and who answers (RFC 9207). */
export function answerAddress(
  context: Context,
  { redirectUri, state }: ReturnAddress,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', issuerOf(context));
  return url.href;
}

/** The issuer of tokens: the origin of the request. */
export function issuerOf(context: Context): string {
  return context.request.url.origin;
}

function readRest(parameters: URLSearchParams) {
  const maxAge = one(parameters, 'max_age');
  return {
    nonce: one(parameters, 'nonce') ?? null,
    scope: one(parameters, 'scope') ?? DEFAULT_SCOPE,
    codeChallenge: one(parameters, 'code_challenge') ?? '',
    prompts: splitBySpace(one(parameters, 'prompt')),
    maxAge: maxAge === undefined ? undefined : Number(maxAge),
    acrValues: splitBySpace(one(parameters, 'acr_values')),
    tenantId: one(parameters, 'tenantId'),
    organization: one(parameters, 'organization'),
    idTokenHint: one(parameters, 'id_token_hint'),
  };
}

function problemOf(
  parameters: URLSearchParams,
  request: AuthorizationRequest,
): [AuthorizationError, string] | undefined {
  const names = [...parameters.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return ['invalid_request', 'A parameter was sent more than once.'];
  const tooLong = [...parameters.values()].some((value) => value.length > MAX_LENGTH);
  if (tooLong) return ['invalid_request', `A parameter is longer than ${MAX_LENGTH} characters.`];
  if (parameters.has('request')) return ['request_not_supported', 'Send the parameters themselves.'];
  if (parameters.has('request_uri')) return ['request_uri_not_supported', 'Send the parameters themselves.'];
  return problemOfGrant(parameters, request) ?? problemOfPrompt(request);
}

function problemOfGrant(
  parameters: URLSearchParams,
  { codeChallenge, scope }: AuthorizationRequest,
): [AuthorizationError, string] | undefined {
  const responseType = one(parameters, 'response_type');
  if (responseType === undefined) return ['invalid_request', 'response_type is missing.'];
  if (responseType !== 'code') return ['unsupported_response_type', 'The only response_type is code.'];
  if ((one(parameters, 'response_mode') ?? 'query') !== 'query') {
    return ['invalid_request', 'The only response_mode is query.'];
  }
  if (one(parameters, 'code_challenge_method') !== 'S256' || !CHALLENGE.test(codeChallenge)) {
    return ['invalid_request', 'A code_challenge with the code_challenge_method S256 is needed (RFC 7636).'];
  }
  return splitBySpace(scope).includes('openid') ? undefined : ['invalid_scope', 'The scope has to hold openid.'];
}

function problemOfPrompt({ prompts, maxAge }: AuthorizationRequest): [AuthorizationError, string] | undefined {
  if (prompts.includes('none') && prompts.length > 1) return ['invalid_request', 'prompt none stands alone.'];
  const isWhole = maxAge === undefined || (Number.isSafeInteger(maxAge) && maxAge >= 0);
  return isWhole ? undefined : ['invalid_request', 'max_age is a whole number of seconds.'];
}

function one(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name);
  return value === null || value === '' || value === 'undefined' ? undefined : value;
}

function splitBySpace(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}
