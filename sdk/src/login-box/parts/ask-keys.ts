import type { App } from '../../app/app';
import type {
  WebAuthnAssertion,
  WebAuthnAttestation,
  WebAuthnCreationOptions,
  WebAuthnRequestOptions,
} from '../../contract';
import { KeyError, type KeyFailure } from '../../core/webauthn/key-error';
import type { KeyHints } from '../../core/webauthn/key-options';
import { answerByKey, type KeyCall, makeKey } from '../../core/webauthn/keys';
import { FlowFailure } from '../runtime/flow-run';

/** Options of a flow's request for a key. */
export interface KeyQuestion extends KeyHints {
  /** Cancels the request. */
  signal?: AbortSignal;
}

/**
 * Requests an assertion from one of the user's keys, as part of a flow's call.
 *
 * @throws {FlowFailure} with the key of its text under `loginBox.login`.
 */
export function askKey(
  app: App,
  options: WebAuthnRequestOptions,
  question: KeyQuestion = {},
): Promise<WebAuthnAssertion> {
  return withFailureText(answerByKey(options, callOf(app, question)));
}

/**
 * Creates a key, as part of a flow's call.
 *
 * @throws {FlowFailure} as {@link askKey}.
 */
export function askForNewKey(
  app: App,
  options: WebAuthnCreationOptions,
  question: KeyQuestion = {},
): Promise<WebAuthnAttestation> {
  return withFailureText(makeKey(options, callOf(app, question)));
}

/** The arguments that a flow passes to the browser's key API. */
export function callOf({ clock, credentials }: App, question: KeyQuestion): KeyCall {
  return { ...question, clock, credentials };
}

const textOfReason: Readonly<Record<KeyFailure, string>> = {
  cancelled: 'passkeyCancelled',
  aborted: 'passkeyCancelled',
  timedOut: 'passkeyTimedOut',
  notSupported: 'passkeyNotSupported',
  alreadyRegistered: 'passkeyAlreadyRegistered',
  wrongOrigin: 'passkeyWrongOrigin',
  failed: 'passkeyFailed',
};

async function withFailureText<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (thrown) {
    const reason = thrown instanceof KeyError ? thrown.reason : 'failed';
    throw new FlowFailure(textOfReason[reason], '', { cause: thrown });
  }
}
