import { preLogin } from '../../../api/auth-start';
import { isEmailPasswordLogin } from './email-password-login';
import { identifierOf } from './identifier';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';

/** Checks whether the user signs in at another site; any other user continues here. */
export async function submitEmail(flow: LoginFlow, typed: string): Promise<void> {
  const { http, location } = flow.app;
  const email = typed.trim();
  const tenantId = location.read().query.get('tenantId');
  // Load the captcha policy now, so that it is known before the user submits the password.
  import('../../parts/captcha/captcha').then(
    ({ prepareCaptcha }) => prepareCaptcha(flow.app),
    () => undefined,
  );
  await flow.run(async () => {
    // If the check fails, continue with the vendor's own login method.
    const found = await preLogin(http, { ...identifierOf(email), ...(tenantId && { tenantId }) }).catch(() => null);
    const elsewhere = found?.address && (await import('./sso-actions')).redirectStep(flow.app, email, found);
    return elsewhere || localStep(flow, email);
  });
  if (flow.at('redirectToSSO')) await (await import('./sso-actions')).goToSSOLater(flow);
}

/** Returns the first step of the vendor's own login method: the password, unless the strategies name another one. */
async function localStep(flow: LoginFlow, email: string): Promise<LoginState> {
  const strategies = await flow.app.strategies();
  if (isEmailPasswordLogin(strategies)) return { step: 'loginWithPassword', email };
  return (await import('./passwordless/begin-local')).beginLocal(flow, email, strategies);
}
