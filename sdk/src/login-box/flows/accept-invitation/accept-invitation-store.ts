import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { isRoute } from '../../../app/routes';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { createJoiningEnd, type HandOver } from '../login/enter-after-joining';
import { checkInvitation } from './accept-invitation-actions';
import type { AcceptInvitationFlow, AcceptInvitationStore } from './accept-invitation-flow';
import type { AcceptInvitationState } from './accept-invitation-state';

/** Initial state of the flow, and the callback that continues with login. */
interface AcceptInvitationOptions {
  /** Initial state; default: read from the address. */
  given?: FlowSnapshot<AcceptInvitationState> | undefined;
  onSignIn: HandOver;
}

/**
 * Creates the invitation store of one mounted login box. Nothing is sent before `start`, and nothing is
 * accepted before the user presses the button.
 *
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation", §5
 */
export function createAcceptInvitationStore(
  app: App,
  { given, onSignIn }: AcceptInvitationOptions,
): StoreApi<AcceptInvitationStore> {
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;
  return createStore<AcceptInvitationStore>()((_set, _get, store) => {
    const flow: AcceptInvitationFlow = {
      ...createFlow<AcceptInvitationState, AcceptInvitationStore>(app, store),
      end: createJoiningEnd(app, onSignIn),
    };
    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
      flow,
      async start() {
        if (started || !flow.at('validate')) return;
        started = true;
        await checkInvitation(flow);
        started = flow.at('validate') === null;
      },
    };
  });
}

function stateOfAddress({ location, routes }: App): AcceptInvitationState {
  const { path, query } = location.read();
  const [userId = '', token = ''] = ['userId', 'token'].map((name) => query.get(name)?.trim());
  const withCode = isRoute(path, 'acceptInvitationWithOTCUrl', routes);
  return userId && token ? { step: 'validate', link: { userId, token }, withCode } : { step: 'invalid' };
}
