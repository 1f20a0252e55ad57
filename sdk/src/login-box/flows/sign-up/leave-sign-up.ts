import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { loginAddress } from '../../../app/routes';
import { signUpSuccessRoute, storeSignUpSuccess } from '../../../app/sign-up-success';
import { storeDestination } from '../../../app/store-destination';
import { REDIRECT_PARAMETER } from '../../../core/redirect';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import { invitationOf } from './sign-up-terms';

/** The address of the page that asks for the code from the e-mail. It keeps the redirect target of the sign-up. */
export function activationAddress(app: App, userId: string, token: string): string {
  const { location, routes } = app;
  const next = location.read().query.get(REDIRECT_PARAMETER) ?? signUpSuccessRoute(routes, invitationOf(app) !== null);
  const parameters = { userId, token, ...(next && { [REDIRECT_PARAMETER]: next }) };
  return `${routes.activateWithOTCUrl}?${new URLSearchParams(parameters)}`;
}

/** Redirects to the requested address, else to the host's route for new users. */
export function goOnAfterSignUp(app: App): void {
  const { routes } = app;
  const authenticatedUrl = signUpSuccessRoute(routes, invitationOf(app) !== null) ?? routes.authenticatedUrl;
  goOnAfterLogin({ ...app, routes: { ...routes, authenticatedUrl } });
}

/** Continues with the login route, at the step that was prepared for it, if there is one. */
export function goOnToLogin(app: App, login: FlowSnapshot<LoginState> | null, onSignIn: HandOver): void {
  storeDestination(app);
  storeSignUpSuccess(app, invitationOf(app) !== null);
  if (login) onSignIn(login);
  else app.redirectTo(loginAddress(app.routes));
}
