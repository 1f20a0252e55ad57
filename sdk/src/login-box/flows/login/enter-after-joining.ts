import type { App } from '../../../app/app';
import type { LoginResponse } from '../../../contract';
import { flowErrorOf } from '../../runtime/flow-run';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { afterLogin } from './after-login';
import type { LoginState } from './login-state';
import { loginRules, prepareStep } from './prepare-step';

/** Goes to the login route, which starts where it is told. */
export type HandOver = (login: FlowSnapshot<LoginState>) => void;

/**
 * Opens the session that an activation, an accepted invitation or a sign-up has brought. Where the answer asks for a second
 * factor or another password first, the login route goes on with the token of the answer: nothing is asked for twice.
 *
 * @param email Given by the user; the answer may know better.
 * @returns Where the login route starts; `null` where it has nothing to ask for.
 * @throws {ApiError} when the user of the session can't be loaded.
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation"
 */
export async function enterAfterJoining(
  app: App,
  email: string,
  response: LoginResponse,
): Promise<FlowSnapshot<LoginState> | null> {
  const next = afterLogin(response.userEmail ?? email, response, loginRules(app));
  if (!next) return null;
  if (next.step === 'success') {
    await app.session.accept(response);
    return null;
  }
  try {
    return { state: await prepareStep(app, next), pending: false, error: null };
  } catch (thrown) {
    return { state: next, pending: false, error: flowErrorOf(thrown) };
  }
}
