import { login } from '../../../api/auth';
import { resetPassword, sendPasswordReset } from '../../../api/users';
import { asApiError } from '../../../core/response-error';
import { isDeadLink } from '../../parts/dead-links';
import { captchaToken } from '../../parts/form/captcha';
import { FlowFailure } from '../../runtime/flow-run';
import { identifierOf } from './identifier';
import type { LoginFlow } from './login-flow';
import { offerQuickLogin } from './quick-login/offer-quick-login';
import { signIn } from './sign-in';

const TOOK_TOO_LONG = 'newPasswordTookTooLong';

/** Signs in by password; a failure leaves nobody signed in. */
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

/** The new password in place of one that is too old; signs in. */
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

/** Nobody has followed a link here: what is over is the time that the old password has given. */
function tookTooLong(thrown: unknown): never {
  if (!isDeadLink(asApiError(thrown).errorCode)) throw thrown;
  throw new FlowFailure(TOOK_TOO_LONG, 'Sign in again to choose a new password.', { cause: thrown });
}

/** A mail to choose another password than the one that has leaked; once more, if it was sent already. */
export async function sendBreachedPasswordMail(flow: LoginFlow): Promise<void> {
  const { email } = flow.state();
  await flow.run(async () => {
    await sendPasswordReset(flow.app.http, { email: flow.waiting.address ?? email });
    return { step: 'breachedPasswordSuccess', email };
  });
}
