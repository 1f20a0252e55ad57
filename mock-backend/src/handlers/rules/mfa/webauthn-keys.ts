import { errorCodes, type WebAuthnAssertion, type WebAuthnAttestation } from '@portico/sdk/contract';
import { base64url } from 'jose';
import type { WebAuthnKeyRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';
import { refuseKey, toBase64url, type WebAuthnChallengeRow } from './webauthn-challenges';

/** The verified data of a new key. */
export type NewKey = Pick<WebAuthnKeyRow, 'credentialId' | 'publicKey' | 'counter' | 'rpId'>;

/**
 * Checks what a new key has answered (WebAuthn §7.1): that it answers to this challenge, on this page, and is sound.
 *
 * @throws {Refusal} 401 `ER-PASSKEY-REFUSED`, 409 `ER-ALREADY-EXISTS`.
 */
export async function readNewKey(
  context: Context,
  { challenge, origin, rpId }: WebAuthnChallengeRow,
  { id, response }: WebAuthnAttestation,
): Promise<NewKey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = response;
  const result = await verifyRegistrationResponse({
    response: {
      ...credential(id),
      response: { clientDataJSON: toBase64url(clientDataJSON), attestationObject: toBase64url(attestationObject) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified) return refuseKey(context);
  const made = result.registrationInfo.credential;
  if (context.db.webAuthnKeys.findBy('credentialId', made.id)) {
    refuse(context, 409, errorCodes.alreadyExists, 'This passkey is in use already.', { field: 'id' });
  }
  return { credentialId: made.id, publicKey: base64url.encode(made.publicKey), counter: made.counter, rpId };
}

/** Stores a verified key. */
export function keepKey(
  context: Context,
  key: NewKey & Pick<WebAuthnKeyRow, 'userId' | 'purpose' | 'deviceType'>,
): WebAuthnKeyRow {
  return context.db.webAuthnKeys.insert({ id: context.ids.uuid(), createdAt: isoAfter(context, 0), ...key });
}

/**
 * Checks what a key has answered (WebAuthn §7.2): its signature, that it answers to this challenge, on this page, and
 * that its counter has increased.
 *
 * @returns Whether the key has checked its user, too, by a PIN, a finger or a face.
 * @throws {Refusal} 401 `ER-PASSKEY-REFUSED`.
 */
export async function checkAnswer(
  context: Context,
  { challenge, origin, rpId }: WebAuthnChallengeRow,
  key: WebAuthnKeyRow,
  assertion: WebAuthnAssertion,
): Promise<boolean> {
  if (key.rpId !== rpId || key.credentialId !== toBase64url(assertion.id)) return refuseKey(context);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: { ...credential(assertion.id), response: answerOf(assertion) },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    credential: { id: key.credentialId, publicKey: base64url.decode(key.publicKey).slice(), counter: key.counter },
  }).catch(() => null);
  if (!result?.verified || !context.db.webAuthnKeys.find(key.id)) return refuseKey(context);
  context.db.webAuthnKeys.update(key.id, { counter: result.authenticationInfo.newCounter });
  return result.authenticationInfo.userVerified;
}

/** Whether the user handle is right or absent, which WebAuthn allows. */
export function namesOwner({ response }: WebAuthnAssertion, userId: string): boolean {
  return !response.userHandle || toBase64url(response.userHandle) === base64url.encode(userId);
}

function answerOf({ response }: WebAuthnAssertion) {
  return {
    clientDataJSON: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  };
}

function credential(id: string) {
  return { id: toBase64url(id), rawId: toBase64url(id), type: 'public-key' as const, clientExtensionResults: {} };
}
