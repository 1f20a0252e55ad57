import { createStore, type StoreApi } from 'zustand/vanilla';
import { resendInvitation } from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { isRoute } from '../../../app/routes';
import { whenSettled } from '../../../session/when-settled';
import { isDeadLink } from '../../parts/dead-links';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { createJoiningEnd, type HandOver } from '../login/enter-after-joining';
import type { AcceptInvitationState, AcceptInvitationStateOf } from './accept-invitation-state';
import { type Acceptance, askAboutInvitation, isRefusal, sendAcceptance } from './invitation-calls';

/** Actions of the user on the invitation routes. None of them rejects. */
interface AcceptInvitationActions {
  /** Checks the link of the address. Call after mount; more calls do nothing, except after a failure. */
  start(): Promise<void>;
  accept(typed: Acceptance): Promise<void>;
  /** Signs out the other user of this browser; the invitation is unchanged. */
  signOutOther(): Promise<void>;
  /** Goes to the form that sends another e-mail. */
  askForMail(): void;
  /** Sends the invitation again. */
  resend(email: string): Promise<void>;
  /** Continues to the application, or to the login page, without waiting. */
  goOn(): void;
}

export type AcceptInvitationStore = FlowSnapshot<AcceptInvitationState> & AcceptInvitationActions;

/** Initial state of the flow, and the callback that continues with login. */
interface AcceptInvitationOptions {
  /** Initial state; default: read from the address. */
  given?: FlowSnapshot<AcceptInvitationState> | undefined;
  onSignIn: HandOver;
}

/**
 * Creates the invitation store of one mounted login box. Nothing is sent before `start`, and nothing is
 * accepted before `accept`.
 *
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation", §5
 */
export function createAcceptInvitationStore(
  app: App,
  { given, onSignIn }: AcceptInvitationOptions,
): StoreApi<AcceptInvitationStore> {
  const { http, session } = app;
  const end = createJoiningEnd(app, onSignIn);
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;
  return createStore<AcceptInvitationStore>()((set, get) => {
    const flow = createFlowRunner<AcceptInvitationState, AcceptInvitationStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    async function join(state: AcceptInvitationStateOf<'pending'>, typed: Acceptance): Promise<void> {
      const answer = await sendAcceptance(http, state, typed);
      if (answer) await end.enter(answer);
      // The user was signed in before: the session now has another tenant.
      else if (session.store.getState().status === 'signedIn') await session.refresh();
    }

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async start() {
        const { state } = get();
        if (started || state.step !== 'validate') return;
        started = true;
        await flow.run(async () => {
          // The next screen depends on the signed-in user, so wait for the session too.
          const [next] = await Promise.all([askAboutInvitation(app, state), whenSettled(session.store)]);
          return next;
        }, afterFailure);
        started = get().state.step !== 'validate';
      },

      async accept(typed) {
        const { state } = get();
        if (state.step !== 'pending') return;
        // The form of the login box requires the code; screens of a host may not (sign-in spec §5).
        if (state.withCode && !typed.code?.trim()) return flow.move({ step: 'invalid' });
        await flow.run(async () => {
          await join(state, typed);
          return { step: 'success', name: state.name };
        }, afterFailure);
        if (get().state.step === 'success') await end.goOnLater();
      },

      async signOutOther() {
        const { state } = get();
        await flow.run(async () => {
          await session.logout();
          return state;
        });
      },

      askForMail: () => flow.move({ step: 'failed', reason: 'dead', sentTo: null }),

      async resend(email) {
        await flow.run(async () => {
          await resendInvitation(http, { email });
          return { step: 'failed', reason: 'dead', sentTo: email };
        });
      },

      goOn: end.goOn,
    };
  });
}

/** An invalid link leads to the form for another e-mail, a refusal keeps its error, other failures permit a retry. */
function afterFailure({ code }: FlowError): Partial<FlowSnapshot<AcceptInvitationState>> {
  if (isDeadLink(code)) return { state: { step: 'failed', reason: 'dead', sentTo: null }, error: null };
  return isRefusal(code) ? { state: { step: 'failed', reason: 'refused', sentTo: null } } : {};
}

function stateOfAddress({ location, routes }: App): AcceptInvitationState {
  const { path, query } = location.read();
  const [userId = '', token = ''] = ['userId', 'token'].map((name) => query.get(name)?.trim());
  const withCode = isRoute(path, 'acceptInvitationWithOTCUrl', routes);
  return userId && token ? { step: 'validate', link: { userId, token }, withCode } : { step: 'invalid' };
}
