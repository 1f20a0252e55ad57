import { generateStepUpSession } from '../../../api/auth';
import { goOnAfterLogin, NAVIGATION_DELAY_MS } from '../../../app/go-on-after-login';
import { loginAddress } from '../../../app/routes';
import type { LoginResponse } from '../../../contract';
import { GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { storageKeys } from '../../../core/key-value-store';
import { whenSettled } from '../../../session/when-settled';
import { FlowFailure, type OnFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import { prepareChallenge } from '../second-factor/challenge-calls';
import { type ChallengeFlow, isDeadChallenge } from '../second-factor/challenge-flow';
import { challengeAfter } from '../second-factor/challenge-routing';
import type { ChallengeState } from '../second-factor/challenge-state';
import type { StepUpFlow } from './step-up-flow';
import type { StepUpState } from './step-up-state';

/** The error message by which clients recognize that there is no second factor (sign-in spec §8). */
const NOT_ENROLLED_MESSAGE = 'MFA is not enrolled';

/** Loads the challenge of a signed-in user; redirects others to the login page, which then leads here. */
export async function openStepUp(flow: StepUpFlow): Promise<void> {
  const { session, routes } = flow.app;
  const { status } = await whenSettled(session.store);
  if (status === 'signedIn') await loadChallenge(flow);
  else signInFirst(flow, loginAddress(routes));
}

/** Loads the challenge, also again after a failure. */
export async function loadChallenge(flow: StepUpFlow): Promise<void> {
  const { app, owed } = flow;
  const { maxAge } = owed;
  let hasFailed = false;
  await answer(flow, () => generateStepUpSession(app.http, maxAge === undefined ? {} : { maxAge }), {
    failed(error) {
      hasFailed = true;
      return notEnrolled(error);
    },
    // The service may accept a second factor that is too old for the host, which would redirect here in a loop.
    isEnough: () => app.isSteppedUp({ maxAge }),
  });
  if (flow.at('noMFAEnrolledStepUp')) owed.settle();
  if (flow.at('stepUp') && hasFailed) startOver(flow);
}

/** Adapts the step-up flow to the interface that the challenge screens use. */
export function challengeOfStepUp(flow: StepUpFlow): ChallengeFlow {
  return {
    app: flow.app,
    page: 'stepUp',
    challenge: () => challengeIn(flow.state()),
    run: (call) => flow.run(call, whenDead),
    show: (challenge) => flow.move(challenge),
    answer: (call) => answer(flow, call, { failed: whenDead }),
  };
}

/** Cancels the step-up. Goes to the application's first page: the previous page may start a step-up again. */
export function leaveStepUp({ app, owed }: StepUpFlow): void {
  owed.settle();
  app.storage.local.remove(storageKeys.afterAuthRedirect);
  app.redirectTo(app.routes.authenticatedUrl, { replace: true });
}

interface AnswerOptions {
  failed: OnFailure<StepUpState>;
  /** Whether the session of the response satisfies the host. */
  isEnough?: () => boolean;
}

/** Makes a call that may complete the step-up, and shows the next step. After success, goes back. */
async function answer(
  flow: StepUpFlow,
  call: () => Promise<LoginResponse>,
  { failed, isEnough = () => true }: AnswerOptions,
): Promise<void> {
  let choice: ChallengeState | null = null;
  await flow.run(
    async () => {
      const response = await call();
      choice = response.accessToken ? null : challengeAfter(response);
      return choice ? prepareChallenge(flow.app.http, choice) : accept(flow, response, isEnough);
    },
    // The code couldn't be sent: show the challenge anyway, so that the user can choose a method.
    (error) => (choice ? { state: choice } : failed(error)),
  );
  if (flow.at('stepUpSuccess')) await goBack(flow);
}

async function accept({ app }: StepUpFlow, response: LoginResponse, isEnough: () => boolean): Promise<StepUpState> {
  if (response.accessToken) await app.session.accept(response);
  if (!response.accessToken || !isEnough()) throw new FlowFailure(GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE);
  return { step: 'stepUpSuccess' };
}

async function goBack({ app, owed }: StepUpFlow): Promise<void> {
  owed.settle();
  await redirectLater(app, NAVIGATION_DELAY_MS, () => goOnAfterLogin(app, { replace: true }));
}

/** Signs the user out once, so that a new login leads here. After another failure the error stays: no loop. */
function startOver(flow: StepUpFlow): void {
  if (flow.owed.isOwed()) flow.owed.settle();
  else signInFirst(flow, flow.app.routes.logoutUrl);
}

function signInFirst({ app, owed }: StepUpFlow, to: string): void {
  owed.owe();
  app.redirectTo(to, { replace: true });
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
