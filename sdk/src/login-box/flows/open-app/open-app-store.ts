import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { REDIRECT_PARAMETER } from '../../../core/redirect';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { readAppAddress } from './app-address';
import { openApp } from './open-app-actions';
import type { OpenAppStore } from './open-app-flow';
import type { OpenAppState } from './open-app-state';

/**
 * Creates the open-app store of one mounted login box. The flow opens the address in `redirectUrl`, if the host allows
 * it by `allowedRedirectOrigins`.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §2, contract: sdk-surface §1 `enableOpenAppRoute`
 */
export function createOpenAppStore(app: App, given?: FlowSnapshot<OpenAppState>): StoreApi<OpenAppStore> {
  let started = given !== undefined;
  return createStore<OpenAppStore>()((_set, _get, store) => {
    const flow = createFlow<OpenAppState, OpenAppStore>(app, store);
    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
      flow,
      async start() {
        if (started) return;
        started = true;
        await openApp(flow);
      },
    };
  });
}

function stateOfAddress({ location, options: { authOptions = {} } }: App): OpenAppState {
  const address = readAppAddress(location.read().query.get(REDIRECT_PARAMETER), {
    home: location.href('/'),
    allowed: authOptions.allowedRedirectOrigins,
  });
  return address === null ? { step: 'openAppRefused' } : { step: 'openApp', address };
}
