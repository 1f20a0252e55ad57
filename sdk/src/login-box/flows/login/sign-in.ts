import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { reportLogin } from '../../../app/report-events';
import type { ErrorCode, LoginResponse } from '../../../contract';
import { GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { afterLogin } from './after-login';
import { afterSession } from './after-session';
import { inDefaultWording } from './default-wording';
import type { LoginFlow } from './login-flow';
import type { LoginState, LoginStateOf } from './login-state';
import { loginRules, prepareStep } from './prepare-step';

/** How long the last step is seen before the page goes on (sign-in spec §9). */
const NAVIGATION_DELAY_MS = 200;

/** What one way of signing in does differently. */
interface SignInWay {
  failed?: (error: FlowError) => Partial<FlowSnapshot<LoginState>>;
  /** Set where a user is signed in already and adds a login method: a failure leaves the session as it is. */
  keepsSession?: boolean;
  /** The last step, where it is not the usual one; whoever brings another goes on from there. */
  end?: (last: LoginStateOf<'success'>) => LoginState | Promise<LoginState>;
  /** What the tag manager of the page calls it, where the step does not tell. */
  way?: string | undefined;
}

/**
 * Makes a call whose answer may sign in, and goes where the answer leads; into the application after the last step.
 * A failure clears the session, whatever the login method (sign-in spec §4, Login 5). A user who goes back meanwhile is
 * not signed in by it.
 */
export async function signIn(
  flow: LoginFlow,
  call: () => Promise<LoginResponse>,
  { failed = () => ({}), keepsSession = false, end = (last) => last, way: given }: SignInWay = {},
): Promise<void> {
  const state = flow.state();
  const earlier = beforeAnswer(flow, state);
  const way = given ?? wayOfStep[state.step] ?? 'magiclink';
  const isCurrent = () => flow.state() === state;
  // A code that could not be sent has used the first factor up: the way on is the choice, not the password again.
  let reached: LoginState | undefined;
  await flow.run(
    async () => {
      const response = { ...earlier, ...(await call()) };
      const { userEmail, isBreachedPassword } = response;
      Object.assign(flow.waiting, { address: userEmail, isBreachedPassword });
      // Who comes back from another site has given no address here.
      reached = afterLogin(state.email || (userEmail ?? ''), response, loginRules(flow.app)) ?? undefined;
      if (!reached) throw new FlowFailure(GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE);
      const next = await follow(flow, response, reached, { way, isCurrent });
      return withRecoveryCode(response, next.step === 'success' ? await end(next) : next);
    },
    (error) => {
      if (!keepsSession) flow.app.session.clear();
      if (reached && isChoice(reached)) return { state: reached };
      const worded = { error: inDefaultWording(error, state, way) };
      return { ...worded, ...failed(error), ...waitForTeam(flow, { call, way }, error) };
    },
  );
  await leaveAtTheEnd(flow);
}

/** A team that has yet to approve is no failure: the same sign-in can be made once more. */
function waitForTeam(
  flow: LoginFlow,
  signingIn: Pick<LoginFlow['waiting'], 'call' | 'way'>,
  { code }: FlowError,
): Partial<FlowSnapshot<LoginState>> {
  const waited = flow.at('approvalPending') !== null;
  if (code === ('ER-APPROVAL-PENDING' satisfies ErrorCode)) {
    Object.assign(flow.waiting, signingIn);
    return { state: { step: 'approvalPending', email: flow.state().email, checked: waited }, error: null };
  }
  return {};
}

/** Into the application, if the flow stands at its last step. */
export async function leaveAtTheEnd(flow: LoginFlow): Promise<void> {
  if (!flow.at('success')) return;
  await flow.app.clock.sleep(NAVIGATION_DELAY_MS);
  goOnAfterLogin(flow.app);
}

/** How the tag manager of a page calls the step that somebody has signed in at; see the README. */
const wayOfStep: Partial<Record<LoginState['step'], string>> = {
  loginWithPassword: 'password',
  passwordRotationExpired: 'password',
  loginWithOtc: 'code',
  loginWithSmsOtc: 'smscode',
  loginWithQuickSmsOtc: 'smscode',
  loginWithTwoFactor: 'mfa',
  forceTwoFactor: 'mfa',
  recoverTwoFactor: 'mfa',
  callback: 'social',
};

/** Takes a login answer to its step: a session is opened, a phone gets its code. */
async function follow(
  { app }: LoginFlow,
  response: LoginResponse,
  next: LoginState,
  { way, isCurrent }: { way: string; isCurrent: () => boolean },
): Promise<LoginState> {
  if (next.step !== 'success') return prepareStep(app, next);
  if (!isCurrent()) return next;
  await app.session.accept(response);
  reportLogin(app, way);
  return afterSession(app, next.email, response);
}

/** What earlier answers of the same sign-in have said, which later ones need not repeat (sign-in spec §3 "Login state"). */
function beforeAnswer({ waiting }: LoginFlow, state: LoginState): Partial<LoginResponse> {
  if (!isChoice(state)) return {};
  const { isBreachedPassword } = waiting;
  const { recoveryCode } = state.step === 'forceTwoFactor' ? state.enrolment : {};
  return { ...(isBreachedPassword && { isBreachedPassword }), ...(recoveryCode && { recoveryCode }) };
}

/** What is shown only once comes before the next step; not before the factor that it belongs to is set up. */
function withRecoveryCode({ recoveryCode }: LoginResponse, next: LoginState): LoginState {
  if (!recoveryCode || next.step === 'forceTwoFactor') return next;
  return { step: 'forceTwoFactor', email: next.email, enrolment: { step: 'recoveryCode', recoveryCode, next } };
}

function isChoice({ step }: LoginState): boolean {
  return step === 'loginWithTwoFactor' || step === 'forceTwoFactor';
}
