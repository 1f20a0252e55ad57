import { createStore, type StoreApi } from 'zustand/vanilla';
import { generateStepUpSession } from '../../../api/auth';
import type { App } from '../../../app/app';
import { goOnAfterLogin, NAVIGATION_DELAY_MS } from '../../../app/go-on-after-login';
import { loginAddress } from '../../../app/routes';
import type { LoginResponse } from '../../../contract';
import { GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { storageKeys } from '../../../core/key-value-store';
import { whenSettled } from '../../../session/when-settled';
import { createFlowRunner, FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import { prepareChallenge } from '../second-factor/challenge-calls';
import { type ChallengeFlow, isDeadChallenge } from '../second-factor/challenge-flow';
import { challengeAfter, challengeBefore } from '../second-factor/challenge-routing';
import type { ChallengeState } from '../second-factor/challenge-state';
import { createOwedStepUp } from './owed-step-up';
import type { StepUpState } from './step-up-state';

/** The error message by which clients recognize that there is no second factor (sign-in spec §8). */
const NOT_ENROLLED_MESSAGE = 'MFA is not enrolled';

/** The step-up flow of one mounted login box. */
export interface StepUpStore extends FlowSnapshot<StepUpState>, SteppedFlow<StepUpState> {
  /** The part of the flow that the challenge screens use. */
  readonly challenge: ChallengeFlow;
  /** Loads the challenge. Call after mount; more calls do nothing. */
  start(): Promise<void>;
  /** Loads the challenge again. */
  retry(): Promise<void>;
  /** Cancels the step-up. Goes to the application's first page: the previous page may start a step-up again. */
  leave(): void;
}

/**
 * Creates the step-up store of one mounted login box (sign-in spec §4, "MFA routing"). Nothing is sent before `start`.
 *
 * @param given Initial state; default: the first step.
 */
export function createStepUpStore(app: App, given?: FlowSnapshot<StepUpState>): StoreApi<StepUpStore> {
  const { http, session, routes } = app;
  const owed = createOwedStepUp(app);
  const { maxAge } = owed;
  let started = false;

  return createStore<StepUpStore>()((set, get) => {
    const flow = createFlowRunner<StepUpState, StepUpStore>({ getState: () => get(), setState: (part) => set(part) });

    async function generate(): Promise<void> {
      await answered(
        () => generateStepUpSession(http, maxAge === undefined ? {} : { maxAge }),
        notEnrolled,
        // The service may accept a second factor that is too old for the host, which would redirect here in a loop.
        () => app.isSteppedUp({ maxAge }),
      );
      const { state, error } = get();
      if (state.step === 'noMFAEnrolledStepUp') owed.settle();
      if (state.step === 'stepUp' && error) startOver();
    }

    /** Makes a call that may complete the step-up, and shows the next step. After success, goes back. */
    async function answered(
      call: () => Promise<LoginResponse>,
      failed: (error: FlowError) => Partial<FlowSnapshot<StepUpState>>,
      isEnough = () => true,
    ): Promise<void> {
      let choice: ChallengeState | null = null;
      await flow.run(
        async () => {
          const response = await call();
          choice = response.accessToken ? null : challengeAfter(response);
          return choice ? prepareChallenge(http, choice) : accept(response, isEnough);
        },
        // The code couldn't be sent: show the challenge anyway, so that the user can choose a method.
        (error) => (choice ? { state: choice } : failed(error)),
      );
      if (get().state.step === 'stepUpSuccess') await goBack();
    }

    async function accept(response: LoginResponse, isEnough: () => boolean): Promise<StepUpState> {
      if (response.accessToken) await session.accept(response);
      if (!response.accessToken || !isEnough()) throw new FlowFailure(GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE);
      return { step: 'stepUpSuccess' };
    }

    async function goBack(): Promise<void> {
      owed.settle();
      await app.clock.sleep(NAVIGATION_DELAY_MS);
      goOnAfterLogin(app, { replace: true });
    }

    /** Signs the user out once, so that a new login leads here. After another failure the error stays: no loop. */
    function startOver(): void {
      if (owed.isOwed()) owed.settle();
      else signInFirst(routes.logoutUrl);
    }

    function signInFirst(to: string): void {
      owed.owe();
      app.redirectTo(to, { replace: true });
    }

    return {
      ...(given ?? { state: { step: 'stepUp' }, pending: false, error: null }),
      challenge: {
        app,
        page: 'stepUp',
        challenge: () => challengeIn(get().state),
        run: (call) => flow.run(call, whenDead),
        show: (challenge) => flow.move(challenge),
        answer: (call) => answered(call, whenDead),
      },
      loadStepBack: async () => (state) => ('mfaToken' in state ? challengeBefore(state) : null),
      async start() {
        if (started || given) return;
        started = true;
        const { status } = await whenSettled(session.store);
        if (status === 'signedIn') await generate();
        else signInFirst(loginAddress(routes));
      },
      retry: generate,
      leave() {
        owed.settle();
        app.storage.local.remove(storageKeys.afterAuthRedirect);
        app.redirectTo(routes.authenticatedUrl, { replace: true });
      },
    };
  });
}

function challengeIn(state: StepUpState): ChallengeState | null {
  return 'mfaToken' in state ? state : null;
}

function notEnrolled({ code, message }: FlowError): Partial<FlowSnapshot<StepUpState>> {
  const isKnown = code === 'ER-MFA-NOT-ENROLLED' || message === NOT_ENROLLED_MESSAGE;
  return isKnown ? { state: { step: 'noMFAEnrolledStepUp' }, error: null } : {};
}

function whenDead({ code }: FlowError): Partial<FlowSnapshot<StepUpState>> {
  return isDeadChallenge(code) ? { state: { step: 'stepUp' } } : {};
}
