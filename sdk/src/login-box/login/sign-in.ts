import { getPasswordConfig } from '../../api/users';
import { goOnAfterLogin } from '../../app/navigation';
import type { LoginResponse } from '../../contract';
import { GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE } from '../../core/errors';
import { FlowFailure } from '../flow-run';
import type { FlowError, FlowSnapshot } from '../flow-snapshot';
import type { LoginFlow } from './login-flow';
import type { LoginState, LoginStateOf } from './login-state';
import { afterLogin } from './login-transitions';
import { prepareChallenge } from './second-factor';

/** How long the last step is seen before the page goes on (sign-in spec §9). */
const NAVIGATION_DELAY_MS = 200;

/**
 * Makes a call whose answer may sign in, and goes where the answer leads; into the application after the last step.
 * Whoever goes back meanwhile is not signed in by it.
 */
export async function signIn(
  flow: LoginFlow,
  call: () => Promise<LoginResponse>,
  failed?: (error: FlowError) => Partial<FlowSnapshot<LoginState>>,
): Promise<void> {
  const { app } = flow;
  const state = flow.state();
  const isCurrent = () => flow.state() === state;
  await flow.run(async () => follow(flow, state.email, await call(), isCurrent), failed);
  if (!flow.at('success')) return;
  await app.clock.sleep(NAVIGATION_DELAY_MS);
  goOnAfterLogin(app);
}

/** Takes a login answer to its step: a session is opened, a phone gets its code. */
async function follow(
  { app }: LoginFlow,
  known: string,
  response: LoginResponse,
  isCurrent: () => boolean,
): Promise<LoginState> {
  // Who comes back from another site has given no address here.
  const next = afterLogin(known || (response.userEmail ?? ''), response);
  if (!next) throw new FlowFailure(GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE);
  if (next.step === 'loginWithTwoFactor') return prepareChallenge(app.http, next);
  if (next.step === 'passwordRotationExpired') return withRules(app, next);
  if (next.step !== 'success') return next;
  if (isCurrent()) await app.session.accept(response);
  return next;
}

/** Not knowing the rules is no reason to stop: the service checks them all the same. */
async function withRules(
  { http }: LoginFlow['app'],
  state: LoginStateOf<'passwordRotationExpired'>,
): Promise<LoginState> {
  return { ...state, rules: await getPasswordConfig(http, state.userId).catch(() => null) };
}
