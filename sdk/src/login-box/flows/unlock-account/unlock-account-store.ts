import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { UnlockAccountStore } from './unlock-account-flow';
import type { UnlockAccountState } from './unlock-account-state';

/**
 * Creates the unlock store of one mounted login box. Nothing is sent before the user presses the button.
 *
 * @param given Initial state; default: read from the address.
 */
export function createUnlockAccountStore(
  app: App,
  given?: FlowSnapshot<UnlockAccountState>,
): StoreApi<UnlockAccountStore> {
  return createStore<UnlockAccountStore>()((_set, _get, store) => ({
    ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
    flow: createFlow<UnlockAccountState, UnlockAccountStore>(app, store),
  }));
}

function stateOfAddress({ location }: App): UnlockAccountState {
  const token = location.read().query.get('token')?.trim() ?? '';
  return token ? { step: 'unlockAccount', token } : { step: 'unlockAccountFailed' };
}
