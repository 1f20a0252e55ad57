import { preLogin } from '../../../api/auth-start';
import { identifierOf } from './identifier';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { isUsual } from './usual-strategies';

/** Looks for who signs in elsewhere; everybody else goes on here. */
export async function submitEmail(flow: LoginFlow, typed: string): Promise<void> {
  const { http, location } = flow.app;
  const email = typed.trim();
  const tenantId = location.read().query.get('tenantId');
  // What the captcha's policy says is known before the password is.
  import('../../parts/form/captcha').then(
    ({ prepareCaptcha }) => prepareCaptcha(flow.app),
    () => undefined,
  );
  await flow.run(async () => {
    // An error falls through: the vendor's own way in follows.
    const found = await preLogin(http, { ...identifierOf(email), ...(tenantId && { tenantId }) }).catch(() => null);
    const elsewhere = found?.address && (await import('./sso-actions')).redirectStep(flow.app, email, found);
    return elsewhere || localStep(flow, email);
  });
  if (flow.at('redirectToSSO')) await (await import('./sso-actions')).goToSSOLater(flow);
}

/** The vendor's own way in: the password, unless the strategies say something else. */
async function localStep(flow: LoginFlow, email: string): Promise<LoginState> {
  const strategies = await flow.app.strategies();
  if (isUsual(strategies)) return { step: 'loginWithPassword', email };
  return (await import('./passwordless/begin-local')).beginLocal(flow, email, strategies);
}
