import { preLogin } from '../../api/auth';
import { rememberWayOn } from '../../app/navigation';
import type { PreLoginResponse } from '../../contract';
import { isWebAddress } from '../../core/redirect';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { afterPreLogin, identifierOf, stepBack } from './login-transitions';
import { isUsual } from './usual-strategies';

/** How long the page says that it goes to the company's own sign-in (sign-in spec §9). */
export const SSO_REDIRECT_DELAY_MS = 2_000;

/** Looks for who signs in elsewhere; everybody else goes on here. */
export async function submitEmail(flow: LoginFlow, typed: string): Promise<void> {
  const { http, location, clock } = flow.app;
  const email = typed.trim();
  const tenantId = location.read().query.get('tenantId');
  // What the captcha's policy says is known before the password is.
  import('../captcha').then(
    ({ prepareCaptcha }) => prepareCaptcha(flow.app),
    () => undefined,
  );
  await flow.run(async () => {
    // An error falls through: the vendor's own way in follows.
    const found = await preLogin(http, { ...identifierOf(email), ...(tenantId && { tenantId }) }).catch(() => null);
    return afterPreLogin(email, found && withReturn(flow.app, found)) ?? localStep(flow, email);
  });
  const redirect = flow.at('redirectToSSO');
  if (!redirect) return;
  await clock.sleep(SSO_REDIRECT_DELAY_MS);
  if (flow.state() === redirect) goToSSO(flow);
}

/** OpenID providers are told where to come back to, and only the host knows its address. */
function withReturn({ location, routes }: LoginFlow['app'], found: PreLoginResponse): PreLoginResponse {
  const { address = '', idpType } = found;
  if (idpType !== 'oidc' || !isWebAddress(address)) return found;
  const url = new URL(address);
  url.searchParams.set('redirect_uri', location.href(routes.oidcRedirectUrl));
  return { ...found, address: url.href };
}

/** The vendor's own way in: the password, unless the strategies say something else. */
async function localStep(flow: LoginFlow, email: string): Promise<LoginState> {
  const strategies = await flow.app.strategies();
  if (isUsual(strategies)) return { step: 'loginWithPassword', email };
  return (await import('./ways/begin-local')).beginLocal(flow, email, strategies);
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
  if (!redirect) return;
  rememberWayOn(flow.app);
  flow.app.location.leave(redirect.address);
}
