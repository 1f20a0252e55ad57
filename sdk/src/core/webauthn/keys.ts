import type {
  WebAuthnAssertion,
  WebAuthnAttestation,
  WebAuthnCreationOptions,
  WebAuthnRequestOptions,
} from '../../contract';
import type { Clock } from '../clock';
import { toBase64url } from './base64url';
import { browserCredentials, type CredentialStore } from './credential-store';
import { KeyError, keyErrorOf } from './key-error';
import { creationOptionsOf, type KeyHints, requestOptionsOf } from './key-options';

/** Who asks for a key, and how. */
export interface KeyCall extends KeyHints {
  /** Tells a refusal from a wait that was too long. */
  clock: Clock;
  /** In place of the browser's own. */
  credentials?: CredentialStore | undefined;
  /** Takes the question back: it ends with the reason `aborted`. */
  signal?: AbortSignal;
}

/**
 * Makes a key with the options of the service. The answer goes back to it as it is.
 *
 * @throws {KeyError} with the reason that there is none.
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export async function makeKey(wire: WebAuthnCreationOptions, call: KeyCall): Promise<WebAuthnAttestation> {
  const { id, response, authenticatorAttachment } = await ask(call, wire.timeout, (store, signal) =>
    store.create({ publicKey: creationOptionsOf(wire, call), ...signal }),
  );
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return {
    id,
    response: { clientDataJSON: toBase64url(clientDataJSON), attestationObject: toBase64url(attestationObject) },
    deviceType: authenticatorAttachment === 'cross-platform' ? 'CrossPlatform' : 'Platform',
  };
}

/**
 * Asks one of somebody's keys for an answer to the options of the service.
 *
 * @throws {KeyError} with the reason that there is none.
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function answerByKey(wire: WebAuthnRequestOptions, call: KeyCall): Promise<WebAuthnAssertion> {
  return getAnswer(wire, call, 'optional');
}

/**
 * Offers keys in the list below the field `autocomplete="username webauthn"` and waits for one to be chosen, for as long
 * as it takes: only the signal ends the wait. One such offer may stand at a time, and none beside another question.
 *
 * @throws {KeyError} with the reason that there is no answer.
 */
export function answerByAutofill(wire: WebAuthnRequestOptions, call: KeyCall): Promise<WebAuthnAssertion> {
  return getAnswer(wire, call, 'conditional');
}

async function getAnswer(
  wire: WebAuthnRequestOptions,
  call: KeyCall,
  mediation: CredentialMediationRequirement,
): Promise<WebAuthnAssertion> {
  const { id, response } = await ask(call, wire.timeout, (store, signal) =>
    store.get({ publicKey: requestOptionsOf(wire, call), mediation, ...signal }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    id,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      authenticatorData: toBase64url(authenticatorData),
      signature: toBase64url(signature),
      ...(userHandle?.byteLength && { userHandle: toBase64url(userHandle) }),
    },
  };
}

async function ask(
  { clock, credentials, signal }: KeyCall,
  timeout: number | undefined,
  question: (store: CredentialStore, signal: { signal?: AbortSignal }) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  const store = credentials ?? browserCredentials();
  if (!store) throw new KeyError('notSupported');
  const end = clock.now() + (timeout ?? Number.POSITIVE_INFINITY);
  try {
    signal?.throwIfAborted();
    const credential = await question(store, signal ? { signal } : {});
    if (!credential) throw new KeyError('failed');
    // Only keys are asked for.
    return credential as PublicKeyCredential;
  } catch (thrown) {
    throw signal?.aborted ? new KeyError('aborted', { cause: thrown }) : keyErrorOf(thrown, clock.now() >= end);
  }
}
