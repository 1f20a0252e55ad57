import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { isEmail } from '../../../ui/email-check';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { ResetPhoneNumberStore } from './reset-phone-number-flow';
import type { ResetPhoneNumberState } from './reset-phone-number-state';

/** Initial state of the flow, and the callback that continues with login. */
interface ResetPhoneNumberOptions {
  /** Initial state; default: the first step. */
  given: FlowSnapshot<ResetPhoneNumberState> | undefined;
  /** Entered in another flow. */
  email: string;
  /** Goes to the login route and starts it in the given state. */
  onSignIn: HandOver;
}

/**
 * Creates the store of the flow that replaces a lost phone number, for one mounted login box. Nothing is sent before
 * the user submits a form.
 *
 * @see Sign-in spec §4 "Sign-up"
 */
export function createResetPhoneNumberStore(
  app: App,
  { given, email, onSignIn }: ResetPhoneNumberOptions,
): StoreApi<ResetPhoneNumberStore> {
  // The other flow may have passed the lost phone number: prefill only an e-mail address.
  const known = isEmail(email) ? email : '';
  return createStore<ResetPhoneNumberStore>()((_set, _get, store) => ({
    ...(given ?? { state: { step: 'ResetPhoneNumber', email: known }, pending: false, error: null }),
    flow: { ...createFlow<ResetPhoneNumberState, ResetPhoneNumberStore>(app, store), onSignIn },
    loadStepBack: async () => resetPhoneNumberBefore,
  }));
}

/** The previous step; `null` for the first. It is always the first step: a code can't be used twice. */
function resetPhoneNumberBefore({ step, email }: ResetPhoneNumberState): ResetPhoneNumberState | null {
  return step === 'ResetPhoneNumber' ? null : { step: 'ResetPhoneNumber', email };
}
