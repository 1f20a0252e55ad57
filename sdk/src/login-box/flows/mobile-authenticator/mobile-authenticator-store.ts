import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { MobileAuthenticatorState } from './mobile-authenticator-state';
import { readOtpauth } from './read-otpauth';

/** Query parameter with the account to add: a whole `otpauth://totp/…` address. */
const OTPAUTH_PARAMETER = 'otpauth';

/** Actions of the user on the mobile-authenticator route. None of them rejects. */
interface MobileAuthenticatorActions {
  /** Removes the key from the address and the history. Call after mount; more calls do nothing. */
  start(): Promise<void>;
  /** Opens the authenticator app with the account. */
  open(): void;
}

export type MobileAuthenticatorStore = FlowSnapshot<MobileAuthenticatorState> & MobileAuthenticatorActions;

/**
 * Creates the mobile-authenticator store of one mounted login box. It sends nothing: the key stays on the phone.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §2
 */
export function createMobileAuthenticatorStore(
  { location }: App,
  given?: FlowSnapshot<MobileAuthenticatorState>,
): StoreApi<MobileAuthenticatorStore> {
  return createStore<MobileAuthenticatorStore>()((_set, get) => ({
    ...(given ?? { state: stateOfAddress(location.read().query), pending: false, error: null }),

    async start() {
      const { path, query } = location.read();
      if (!query.has(OTPAUTH_PARAMETER)) return;
      query.delete(OTPAUTH_PARAMETER);
      location.go(query.size > 0 ? `${path}?${query}` : path, { replace: true });
    },

    open() {
      const { state } = get();
      if (state.step === 'addAuthenticator') location.leave(state.added.address);
    },
  }));
}

function stateOfAddress(query: URLSearchParams): MobileAuthenticatorState {
  const added = readOtpauth(query.get(OTPAUTH_PARAMETER));
  return added ? { step: 'addAuthenticator', added } : { step: 'addAuthenticatorInvalid' };
}
