import { goOnAfterLogin, NAVIGATION_DELAY_MS } from '../../../app/go-on-after-login';
import { reportLogin } from '../../../app/report-events';
import type { ErrorCode, LoginResponse } from '../../../contract';
import { GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { FlowFailure, failureOutcome } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { afterLogin } from './after-login';
import { afterSession } from './after-session';
import { inDefaultWording } from './default-wording';
import type { LoginFlow } from './login-flow';
import type { LoginState, LoginStateOf } from './login-state';
import { loginRules, prepareStep } from './prepare-step';

/** What one login method does differently. */
interface SignInOptions {
  failed?: (error: FlowError) => Partial<FlowSnapshot<LoginState>>;
  /** Set if a signed-in user adds a login method: a failure then leaves the session as it is. */
  keepsSession?: boolean;
  /** Replaces the last step; the caller that returns another step leads on from it. Default: step `success`. */
  end?: (last: LoginStateOf<'success'>) => LoginState | Promise<LoginState>;
  /** Name of the login method in the page's tag manager; default: by the step. */
  analyticsMethod?: string | undefined;
}

/**
 * Makes a call that may sign the user in, and goes to the step that its response demands; after the last step, to the
 * application. A failure clears the session, whatever the login method (sign-in spec §4, Login 5). A user who goes back
 * meanwhile is not signed in.
 */
export async function signIn(
  flow: LoginFlow,
  call: () => Promise<LoginResponse>,
  { failed = () => ({}), keepsSession = false, end = (last) => last, analyticsMethod: given }: SignInOptions = {},
): Promise<void> {
  const settle = flow.begin();
  if (!settle) return;
  const state = flow.state();
  const analyticsMethod = given ?? analyticsMethods[state.step] ?? 'magiclink';
  // The first factor is used up even if no code could be sent: continue at the choice of methods, not at the password.
  let reached: LoginState | undefined;
  try {
    const response = { ...beforeAnswer(flow, state), ...(await call()) };
    reached = await stepAfter(flow, state, response);
    const next = await follow(flow, response, reached, { analyticsMethod, isCurrent: () => flow.state() === state });
    const shown = withRecoveryCode(response, next.step === 'success' ? await end(next) : next);
    settle(() => ({ state: shown }));
  } catch (thrown) {
    const onFailure = (error: FlowError) => {
      if (!keepsSession) flow.app.session.clear();
      if (reached && isChoice(reached)) return { state: reached };
      const worded = { error: inDefaultWording(error, state, analyticsMethod) };
      return { ...worded, ...failed(error), ...waitForTeam(flow, { call, analyticsMethod }, error) };
    };
    settle(() => failureOutcome(thrown, onFailure));
  }
  await leaveAtTheEnd(flow);
}

/**
 * Returns the step that a response demands.
 *
 * @throws {FlowFailure} if it demands none that is known.
 */
async function stepAfter(flow: LoginFlow, { email }: LoginState, response: LoginResponse): Promise<LoginState> {
  const { userEmail, isBreachedPassword } = response;
  Object.assign(flow.waiting, { address: userEmail, isBreachedPassword });
  // After a callback the state holds no address, because the user typed none here.
  const next = afterLogin(email || (userEmail ?? ''), response, await loginRules(flow.app, response));
  if (!next) throw new FlowFailure(GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE);
  return next;
}

/** Treats a missing approval as a step, not as a failure: stores the sign-in so that it can be repeated. */
function waitForTeam(
  flow: LoginFlow,
  signingIn: Pick<LoginFlow['waiting'], 'call' | 'analyticsMethod'>,
  { code }: FlowError,
): Partial<FlowSnapshot<LoginState>> {
  const waited = flow.at('approvalPending') !== null;
  if (code === ('ER-APPROVAL-PENDING' satisfies ErrorCode)) {
    Object.assign(flow.waiting, signingIn);
    return { state: { step: 'approvalPending', email: flow.state().email, checked: waited }, error: null };
  }
  return {};
}

/**
 * Redirects to the application if the flow is at its last step. Not by `redirectLater`: a host may navigate by itself as
 * soon as the session opens, and the requested address and a required step-up take precedence over that.
 */
export async function leaveAtTheEnd(flow: LoginFlow): Promise<void> {
  if (!flow.at('success')) return;
  await flow.app.clock.sleep(NAVIGATION_DELAY_MS);
  goOnAfterLogin(flow.app);
}

/** Names of the login methods in a page's tag manager, by the step that signs in; see the README. */
const analyticsMethods: Partial<Record<LoginState['step'], string>> = {
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

/** Completes the step that a login response leads to: opens the session, or sends the code to a phone. */
async function follow(
  { app }: LoginFlow,
  response: LoginResponse,
  next: LoginState,
  { analyticsMethod, isCurrent }: { analyticsMethod: string; isCurrent: () => boolean },
): Promise<LoginState> {
  if (next.step !== 'success') return prepareStep(app, next);
  if (!isCurrent()) return next;
  await app.session.accept(response);
  reportLogin(app, analyticsMethod);
  return afterSession(app, next.email, response);
}

/** Returns values of earlier responses that later ones need not repeat (sign-in spec §3 "Login state"). */
function beforeAnswer({ waiting }: LoginFlow, state: LoginState): Partial<LoginResponse> {
  if (!isChoice(state)) return {};
  const { isBreachedPassword } = waiting;
  const { recoveryCode } = state.step === 'forceTwoFactor' ? state.enrolment : {};
  return { ...(isBreachedPassword && { isBreachedPassword }), ...(recoveryCode && { recoveryCode }) };
}

/** Inserts the recovery code, which is shown only once, before the next step; not before its factor is set up. */
function withRecoveryCode({ recoveryCode }: LoginResponse, next: LoginState): LoginState {
  if (!recoveryCode || next.step === 'forceTwoFactor') return next;
  return { step: 'forceTwoFactor', email: next.email, enrolment: { step: 'recoveryCode', recoveryCode, next } };
}

function isChoice({ step }: LoginState): boolean {
  return step === 'loginWithTwoFactor' || step === 'forceTwoFactor';
}
