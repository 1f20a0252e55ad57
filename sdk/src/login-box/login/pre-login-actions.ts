import { preLogin } from '../../api/auth';
import type { LoginFlow } from './login-flow';
import { afterPreLogin, identifierOf, stepBack } from './login-transitions';

/** How long the page says that it goes to the company's own sign-in (sign-in spec §9). */
export const SSO_REDIRECT_DELAY_MS = 2_000;

/** Looks for who signs in elsewhere; everybody else goes on here. */
export async function submitEmail(flow: LoginFlow, typed: string): Promise<void> {
  const { http, location, clock } = flow.app;
  const email = typed.trim();
  const tenantId = location.read().query.get('tenantId');
  await flow.run(async () => {
    // An error falls through: the password follows.
    const found = await preLogin(http, { ...identifierOf(email), ...(tenantId && { tenantId }) }).catch(() => null);
    return afterPreLogin(email, found);
  });
  const redirect = flow.at('redirectToSSO');
  if (!redirect) return;
  await clock.sleep(SSO_REDIRECT_DELAY_MS);
  if (flow.state() === redirect) location.leave(redirect.address);
}

/** Back to the first step, with the e-mail address kept. */
export function changeEmail(flow: LoginFlow): void {
  flow.move({ step: 'preLogin', email: flow.state().email });
}

/** One step back: recovery → second factor → password → e-mail. */
export function stepBackward(flow: LoginFlow): void {
  flow.move(stepBack(flow.state()));
}

/** To the company's own sign-in without the wait. */
export function goToSSO(flow: LoginFlow): void {
  const redirect = flow.at('redirectToSSO');
  if (redirect) flow.app.location.leave(redirect.address);
}
