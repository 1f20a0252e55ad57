import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { MobileAuthenticatorStore } from './mobile-authenticator-flow';
import type { MobileAuthenticatorState } from './mobile-authenticator-state';
import { readOtpauth } from './read-otpauth';

/** Query parameter with the account to add: a whole `otpauth://totp/…` address. */
const OTPAUTH_PARAMETER = 'otpauth';

/**
 * Creates the mobile-authenticator store of one mounted login box. It sends nothing: the key stays on the phone.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §2
 */
export function createMobileAuthenticatorStore(
  app: App,
  given?: FlowSnapshot<MobileAuthenticatorState>,
): StoreApi<MobileAuthenticatorStore> {
  const { location } = app;
  return createStore<MobileAuthenticatorStore>()((_set, _get, store) => ({
    ...(given ?? { state: stateOfAddress(location.read().query), pending: false, error: null }),
    flow: createFlow<MobileAuthenticatorState, MobileAuthenticatorStore>(app, store),
    async start() {
      const { path, query } = location.read();
      if (!query.has(OTPAUTH_PARAMETER)) return;
      query.delete(OTPAUTH_PARAMETER);
      location.go(query.size > 0 ? `${path}?${query}` : path, { replace: true });
    },
  }));
}

function stateOfAddress(query: URLSearchParams): MobileAuthenticatorState {
  const added = readOtpauth(query.get(OTPAUTH_PARAMETER));
  return added ? { step: 'addAuthenticator', added } : { step: 'addAuthenticatorInvalid' };
}
