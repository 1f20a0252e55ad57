import { createStore, type StoreApi } from 'zustand/vanilla';
import { resendInvitation } from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { rememberWayOn } from '../../../app/remember-way-on';
import { isRoute, loginAddress } from '../../../app/routes';
import { whenSettled } from '../../../session/when-settled';
import { isDeadLink } from '../../parts/dead-links';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { staysFor } from '../../runtime/stays-for';
import { enterAfterJoining, type HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import type { AcceptInvitationState, AcceptInvitationStateOf } from './accept-invitation-state';
import { type Acceptance, askAboutInvitation, isRefusal, sendAcceptance } from './invitation-calls';

/** How long the success is seen before the page goes on into the application, or to signing in, */
const ACCEPTED_DELAY_MS = 5_000;
/** or to the second factor that is still to come (as after an activation, sign-in spec §4, §9). */
const ACCEPTED_MFA_DELAY_MS = 1_000;

/** What a user can do on the invitation routes. None rejects. */
interface AcceptInvitationActions {
  /** Call once mounted, any number of times: asks about the link of the address. */
  start(): Promise<void>;
  accept(typed: Acceptance): Promise<void>;
  /** Ends the session of somebody else in this browser; the invitation stays as it is. */
  signOutOther(): Promise<void>;
  /** To where another mail can be asked for. */
  askForMail(): void;
  /** Mails the invitation once more. */
  resend(email: string): Promise<void>;
  /** On into the application, or to signing in, without the wait. */
  goOn(): void;
}

export type AcceptInvitationStore = FlowSnapshot<AcceptInvitationState> & AcceptInvitationActions;

/** How the flow begins, and where it leads. */
interface AcceptInvitationOptions {
  /** Where it starts; absent, the address decides. */
  given?: FlowSnapshot<AcceptInvitationState> | undefined;
  onSignIn: HandOver;
}

/**
 * Makes the acceptance of an invitation in one mounted login box. Nothing is sent before `start`, and nothing is
 * accepted before `accept`.
 *
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation", §5
 */
export function createAcceptInvitationStore(
  app: App,
  { given, onSignIn }: AcceptInvitationOptions,
): StoreApi<AcceptInvitationStore> {
  const { http, session, routes } = app;
  /** What the login route has to ask for before there is a session. */
  let login: FlowSnapshot<LoginState> | null = null;
  // A state that a preview has chosen stands.
  let started = given !== undefined;
  return createStore<AcceptInvitationStore>()((set, get) => {
    const flow = createFlowRunner<AcceptInvitationState, AcceptInvitationStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    /** Whoever is signed in as the invited goes on into the application; everybody else signs in. */
    function goOn(): void {
      if (!login && session.store.getState().status === 'signedIn') goOnAfterLogin(app);
      else goOnToLogin();
    }

    function goOnToLogin(): void {
      rememberWayOn(app);
      if (login) onSignIn(login);
      else app.redirectTo(loginAddress(routes));
    }

    async function goOnLater(): Promise<void> {
      if (await staysFor(app, login ? ACCEPTED_MFA_DELAY_MS : ACCEPTED_DELAY_MS)) goOn();
    }

    async function join(state: AcceptInvitationStateOf<'pending'>, typed: Acceptance): Promise<void> {
      const answer = await sendAcceptance(http, state, typed);
      if (answer) login = await enterAfterJoining(app, '', answer);
      // The user was signed in before: the session has one tenant more.
      else if (session.store.getState().status === 'signedIn') await session.refresh();
    }

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async start() {
        const { state } = get();
        if (started || state.step !== 'validate') return;
        started = true;
        await flow.run(async () => {
          // Who is signed in decides what is asked first.
          const [next] = await Promise.all([askAboutInvitation(http, state), whenSettled(session.store)]);
          return next;
        }, afterFailure);
        started = get().state.step !== 'validate';
      },

      async accept(typed) {
        const { state } = get();
        if (state.step !== 'pending') return;
        // The form of the login box asks for the code; screens of a host may not (sign-in spec §5).
        if (state.withCode && !typed.code?.trim()) return flow.move({ step: 'invalid' });
        await flow.run(async () => {
          await join(state, typed);
          return { step: 'success', name: state.name };
        }, afterFailure);
        if (get().state.step === 'success') await goOnLater();
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

      goOn,
    };
  });
}

/** A dead link asks for another mail; a refusal keeps its reason; anything else can be tried again where it failed. */
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
