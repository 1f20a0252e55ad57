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

/** Options of a WebAuthn call. */
export interface KeyCall extends KeyHints {
  /** Measures the timeout, to distinguish it from a refusal. */
  clock: Clock;
  /** Default: the browser's credentials. */
  credentials?: CredentialStore | undefined;
  /** Aborts the call, with the reason `aborted`. */
  signal?: AbortSignal;
}

/**
 * Creates a key with the service's options; the result is sent to the service unchanged.
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
 * Gets an assertion of one of the user's keys with the service's options.
 *
 * @throws {KeyError} with the reason that there is none.
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function answerByKey(wire: WebAuthnRequestOptions, call: KeyCall): Promise<WebAuthnAssertion> {
  return getAnswer(wire, call, 'optional');
}

/**
 * Offers keys in the list below the field `autocomplete="username webauthn"` and waits until the user chooses one; only
 * the signal ends the wait. Browsers allow one such call at a time, and none while another WebAuthn call is pending.
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
    // The options request public keys only.
    return credential as PublicKeyCredential;
  } catch (thrown) {
    throw signal?.aborted ? new KeyError('aborted', { cause: thrown }) : keyErrorOf(thrown, clock.now() >= end);
  }
}
