import { login } from '../../../api/auth';
import { resetPassword, sendPasswordReset } from '../../../api/users';
import { asApiError } from '../../../core/response-error';
import { captchaToken } from '../../parts/captcha/captcha';
import { isDeadLink } from '../../parts/dead-links';
import { FlowFailure } from '../../runtime/flow-run';
import { identifierOf } from './identifier';
import type { LoginFlow } from './login-flow';
import { offerQuickLogin } from './quick-login/offer-quick-login';
import { signIn } from './sign-in';

const TOOK_TOO_LONG = 'newPasswordTookTooLong';

/** Signs in by password; a failure leaves no user signed in. */
export async function submitPassword(flow: LoginFlow, password: string): Promise<void> {
  const state = flow.at('loginWithPassword');
  if (!state) return;
  const { http, location } = flow.app;
  const invitationToken = location.read().query.get('invitationToken');
  const body = { ...identifierOf(state.email), password, ...(invitationToken && { invitationToken }) };
  await signIn(flow, async () => login(http, { ...body, ...(await captchaToken(flow.app, 'login')) }), {
    end: (last) => offerQuickLogin(flow.app, last),
  });
}

/** Replaces an expired password, then signs in with the new one. */
export async function submitExpiredPassword(flow: LoginFlow, password: string): Promise<void> {
  const state = flow.at('passwordRotationExpired');
  if (!state) return;
  const { http } = flow.app;
  const { userId, token, email } = state;
  async function call() {
    await resetPassword(http, { userId, token, password }).catch(tookTooLong);
    return login(http, { ...identifierOf(email), password, ...(await captchaToken(flow.app, 'login')) });
  }
  await signIn(flow, call, { failed: ({ code }) => (code === TOOK_TOO_LONG ? { state: flow.firstFactor() } : {}) });
}

/** Replaces the error about a dead link: here the token came from the sign-in, so the user has to sign in again. */
function tookTooLong(thrown: unknown): never {
  if (!isDeadLink(asApiError(thrown).errorCode)) throw thrown;
  throw new FlowFailure(TOOK_TOO_LONG, 'Sign in again to choose a new password.', { cause: thrown });
}

/** Sends, or sends again, the mail for replacing a leaked password. */
export async function sendBreachedPasswordMail(flow: LoginFlow): Promise<void> {
  const { email } = flow.state();
  await flow.run(async () => {
    await sendPasswordReset(flow.app.http, { email: flow.waiting.address ?? email });
    return { step: 'breachedPasswordSuccess', email };
  });
}
