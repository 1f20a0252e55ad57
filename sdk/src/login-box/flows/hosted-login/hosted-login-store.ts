import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { isRoute } from '../../../app/routes';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { finishCallback } from './hosted-callback-actions';
import { openHostedLogin } from './hosted-login-actions';
import type { HostedLoginStore } from './hosted-login-flow';
import type { HostedLoginState } from './hosted-login-state';

/**
 * Creates the hosted login store of one mounted login box.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §4 "Tokens and sessions"
 */
export function createHostedLoginStore(app: App, given?: FlowSnapshot<HostedLoginState>): StoreApi<HostedLoginStore> {
  let started = given !== undefined;
  return createStore<HostedLoginStore>()((_set, _get, store) => {
    const flow = createFlow<HostedLoginState, HostedLoginStore>(app, store);
    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
      flow,
      async start() {
        if (started) return;
        started = true;
        await (flow.at('hostedLoginCallback') ? finishCallback(flow) : openHostedLogin(flow));
      },
    };
  });
}

function stateOfAddress({ location, routes }: App): HostedLoginState {
  const isBack = isRoute(location.read().path, 'hostedLoginRedirectUrl', routes);
  return { step: isBack ? 'hostedLoginCallback' : 'hostedLoginRedirect' };
}
