import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { loginAddress } from '../../../app/routes';
import { storeDestination } from '../../../app/store-destination';
import type { LoginResponse } from '../../../contract';
import { flowErrorOf } from '../../runtime/flow-run';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import { afterLogin } from './after-login';
import type { LoginState } from './login-state';
import { loginRules, prepareStep } from './prepare-step';

/** How long the success screen stays before the application or the login page opens (sign-in spec §4, §9). */
const JOINED_DELAY_MS = 5_000;
/** How long it stays before the second factor. */
const JOINED_MFA_DELAY_MS = 1_000;

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
  const next = afterLogin(response.userEmail ?? email, response, await loginRules(app, response));
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

/** The end of an activation or an accepted invitation. */
export interface JoiningEnd {
  /** Opens the session of a response; see {@link enterAfterJoining}. */
  enter(response: LoginResponse): Promise<void>;
  /** Goes to the application if the user is signed in and no step is left, else to the login page. */
  goOn(): void;
  /** The same after the delay of the success screen, unless the user has navigated meanwhile. */
  goOnLater(): Promise<void>;
}

/** Creates the end of a flow whose user joins by a link. */
export function createJoiningEnd(app: App, onSignIn: HandOver): JoiningEnd {
  /** Initial state of the login route, if it must ask for more before there is a session. */
  let login: FlowSnapshot<LoginState> | null = null;
  function goOn(): void {
    if (!login && app.session.store.getState().status === 'signedIn') goOnAfterLogin(app);
    else goOnToLogin();
  }
  function goOnToLogin(): void {
    storeDestination(app);
    if (login) onSignIn(login);
    else app.redirectTo(loginAddress(app.routes));
  }
  return {
    async enter(response) {
      login = await enterAfterJoining(app, '', response);
    },
    goOn,
    goOnLater: () => redirectLater(app, login ? JOINED_MFA_DELAY_MS : JOINED_DELAY_MS, goOn),
  };
}
