import type { App } from '../../../app/app';
import type { LoginResponse } from '../../../contract';
import { flowErrorOf } from '../../runtime/flow-run';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { afterLogin } from './after-login';
import type { LoginState } from './login-state';
import { loginRules, prepareStep } from './prepare-step';

/** Opens the login route, which starts with the snapshot that this is called with. */
export type HandOver = (login: FlowSnapshot<LoginState>) => void;

/**
 * Opens the session that an activation, an accepted invitation or a sign-up returned. If the response demands a second
 * factor or a new password first, the login route continues with the token of the response, so that the user repeats no
 * step.
 *
 * @param email E-mail address that the user typed; an address in the response takes precedence.
 * @returns The snapshot that the login route starts with; `null` when no step is left.
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
