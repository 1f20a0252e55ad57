import { sha256 } from '@noble/hashes/sha2.js';
import { errorCodes, type WebAuthnCreationOptions, type WebAuthnRequestOptions } from '@portico/sdk/contract';
import { base64url } from 'jose';
import type { Rows, UserRow, WebAuthnKeyRow } from '../../../db/tables';
import { type Context, isOver, isoAfter, refusalStatus, refuse, vendorOf } from '../call/context';

/** How long a key may take to answer: 5 minutes. */
const WEBAUTHN_SECONDS = 300;
const CHALLENGE_BYTES = 32;
/** Signatures that keys may use (COSE): Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

export type WebAuthnChallengeRow = Rows['webAuthnChallenges'];
type Purpose = WebAuthnChallengeRow['purpose'];

/** Asks one of these keys for an answer. @returns The `webauthnToken`, and what the browser's call takes. */
export function askForAnswer(
  context: Context,
  purpose: Purpose,
  userId: string | null,
  credentialIds: readonly string[],
): { webauthnToken: string; options: WebAuthnRequestOptions } {
  const { token, challenge, rpId } = createChallenge(context, purpose, userId);
  const allowCredentials = credentialIds.map((id) => ({ type: 'public-key' as const, id }));
  const timeout = WEBAUTHN_SECONDS * 1000;
  return {
    webauthnToken: token,
    options: { challenge, rpId, allowCredentials, timeout, userVerification: 'preferred' },
  };
}

/** Asks for a new key; one of `taken` is not to be made twice. */
export function askForKey(
  context: Context,
  purpose: Purpose,
  user: UserRow,
  taken: readonly WebAuthnKeyRow[],
): { webauthnToken: string; options: WebAuthnCreationOptions } {
  const { token, challenge, rpId } = createChallenge(context, purpose, user.id);
  const options: WebAuthnCreationOptions = {
    rp: { name: vendorOf(context).name, id: rpId },
    user: { id: base64url.encode(user.id), name: user.email, displayName: user.name || user.email },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: taken.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    timeout: WEBAUTHN_SECONDS * 1000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
  };
  return { webauthnToken: token, options };
}

/** What names a challenge: the token of the wire, or the challenge that the key says it answers to. */
export type ChallengeName = { token: string } | { clientDataJSON: string };

/**
 * The challenge that a key has answered. It is used up, whether or not the answer is right.
 *
 * @throws {Refusal} 410 `ER-PASSKEY-EXPIRED` when it is unknown, used, expired, or for another purpose or user.
 */
export function takeChallenge(
  context: Context,
  name: ChallengeName,
  purpose: Purpose,
  userId: string | null,
): WebAuthnChallengeRow {
  const { webAuthnChallenges } = context.db;
  const row =
    'token' in name
      ? webAuthnChallenges.findBy('token', name.token)
      : webAuthnChallenges.findBy('challenge', challengeIn(context, name.clientDataJSON));
  if (!row || row.purpose !== purpose || row.userId !== userId || isOver(context, row.expiresAt)) {
    return refuse(context, 410, errorCodes.passkeyExpired, 'This took too long. Start again.');
  }
  webAuthnChallenges.remove(row.id);
  return row;
}

/** @throws {Refusal} 401 `ER-PASSKEY-REFUSED`; 400 while signed in. */
export function refuseKey(context: Context): never {
  return refuse(context, refusalStatus(context), errorCodes.passkeyRefused, 'This passkey does not work here.');
}

/** A made-up key for a user without one: the same for the same name, so that asking twice reveals nothing. */
export function decoyCredentialId(name: string): string {
  return base64url.encode(sha256(new TextEncoder().encode(`no key of ${name}`)));
}

/** Base64url without padding, in whichever alphabet a client sends it. */
export function toBase64url(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function createChallenge(context: Context, purpose: Purpose, userId: string | null): WebAuthnChallengeRow {
  const { webAuthnChallenges } = context.db;
  for (const row of webAuthnChallenges.list((one) => isOver(context, one.expiresAt))) webAuthnChallenges.remove(row.id);
  const origin = originOf(context);
  return webAuthnChallenges.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    challenge: base64url.encode(context.random.bytes(CHALLENGE_BYTES)),
    purpose,
    userId,
    origin,
    rpId: new URL(origin).hostname,
    expiresAt: isoAfter(context, WEBAUTHN_SECONDS),
  });
}

/** The page that asks: keys are bound to its site. A call without an origin counts as one of the service's own pages. */
function originOf({ request }: Context): string {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).origin : request.url.origin;
}

function challengeIn(context: Context, clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(toBase64url(clientDataJSON))));
    if (typeof data === 'object' && data !== null && 'challenge' in data) return toBase64url(String(data.challenge));
  } catch {
    // Neither base64 nor JSON, so it is not the client data of a key.
  }
  return refuseKey(context);
}
