import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ImpersonateStore } from './impersonate-flow';
import type { ImpersonateState } from './impersonate-state';

/**
 * Creates the impersonation store of one mounted login box. Nothing is sent before the user presses the button. The
 * address contains `impersonatedUserId`, `actorToken` and, as the redirect target, `redirectUrl`.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation", contract: sdk-surface, auth.impersonateState
 */
export function createImpersonateStore(app: App, given?: FlowSnapshot<ImpersonateState>): StoreApi<ImpersonateStore> {
  const { location } = app;
  return createStore<ImpersonateStore>()((_set, _get, store) => ({
    ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
    flow: createFlow<ImpersonateState, ImpersonateStore>(app, store),
    async start() {
      const { path, query } = location.read();
      if (!query.has('actorToken')) return;
      query.delete('actorToken');
      location.go(`${path}?${query}`, { replace: true });
    },
  }));
}

function stateOfAddress({ location }: App): ImpersonateState {
  const { query } = location.read();
  const [impersonatedUserId = '', actorToken = ''] = ['impersonatedUserId', 'actorToken'].map((name) =>
    query.get(name)?.trim(),
  );
  if (!impersonatedUserId || !actorToken) return { step: 'impersonationFailed', reason: 'expired' };
  return { step: 'impersonating', request: { impersonatedUserId, actorToken } };
}
