import { login } from '../../api/auth';
import { resetPassword, sendPasswordReset } from '../../api/users';
import { captchaToken } from '../captcha';
import { identifierOf } from './identifier';
import type { LoginFlow } from './login-flow';
import { offerQuickLogin } from './quick/offer-quick-login';
import { signIn } from './sign-in';

/** Signs in by password; a failure leaves nobody signed in. */
export async function submitPassword(flow: LoginFlow, password: string): Promise<void> {
  const state = flow.at('loginWithPassword');
  if (!state) return;
  const { http, session, location } = flow.app;
  const invitationToken = location.read().query.get('invitationToken');
  const body = { ...identifierOf(state.email), password, ...(invitationToken && { invitationToken }) };
  await signIn(
    flow,
    async () => login(http, { ...body, ...(await captchaToken(flow.app, 'login')) }),
    () => {
      session.clear();
      return {};
    },
    (last) => offerQuickLogin(flow.app, last),
  );
}

/** The new password in place of one that is too old; signs in. */
export async function submitExpiredPassword(flow: LoginFlow, password: string): Promise<void> {
  const state = flow.at('passwordRotationExpired');
  if (!state) return;
  const { http } = flow.app;
  const { userId, token, email } = state;
  await signIn(flow, async () => {
    await resetPassword(http, { userId, token, password });
    return login(http, { ...identifierOf(email), password, ...(await captchaToken(flow.app, 'login')) });
  });
}

/** A mail to choose another password than the one that has leaked; once more, if it was sent already. */
export async function sendBreachedPasswordMail(flow: LoginFlow): Promise<void> {
  const { email } = flow.state();
  await flow.run(async () => {
    await sendPasswordReset(flow.app.http, { email: flow.waiting.address ?? email });
    return { step: 'breachedPasswordSuccess', email };
  });
}
