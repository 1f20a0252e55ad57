import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { isRoute } from '../../../app/routes';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { createJoiningEnd, type HandOver } from '../login/enter-after-joining';
import { loadForm } from './activate-account-actions';
import type { ActivateAccountFlow, ActivateAccountStore } from './activate-account-flow';
import type { ActivateAccountState } from './activate-account-state';

/** Initial state of the flow, and the callback that continues with login. */
interface ActivateAccountOptions {
  /** Initial state; default: read from the address. */
  given?: FlowSnapshot<ActivateAccountState> | undefined;
  onSignIn: HandOver;
}

/** Creates the activation store of one mounted login box. Nothing is sent before `start`. */
export function createActivateAccountStore(
  app: App,
  { given, onSignIn }: ActivateAccountOptions,
): StoreApi<ActivateAccountStore> {
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;
  return createStore<ActivateAccountStore>()((_set, _get, store) => {
    const flow: ActivateAccountFlow = {
      ...createFlow<ActivateAccountState, ActivateAccountStore>(app, store),
      end: createJoiningEnd(app, onSignIn),
    };
    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
      flow,
      async start() {
        if (started || !flow.at('activating')) return;
        started = true;
        await loadForm(flow);
        started = flow.at('activating') === null;
      },
    };
  });
}

function stateOfAddress({ location, routes }: App): ActivateAccountState {
  const { path, query } = location.read();
  const [userId = '', token = ''] = ['userId', 'token'].map((name) => query.get(name)?.trim());
  const withCode = isRoute(path, 'activateWithOTCUrl', routes);
  return userId && token
    ? { step: 'activating', link: { userId, token }, withCode }
    : { step: 'resend', sentTo: null, incomplete: true };
}
