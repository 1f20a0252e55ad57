import type { App } from '../../../app/app';
import { storeDestination } from '../../../app/store-destination';
import type { PreLoginResponse } from '../../../contract';
import { isWebAddress } from '../../../core/redirect';
import { returnAddress } from '../../../core/return-address';
import { pendingSsoRedirects } from '../../../core/sso-redirects';
import { FlowFailure } from '../../runtime/flow-run';
import { redirectLater } from '../../runtime/redirect-later';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';

/** How long the page announces the redirect to the company's own sign-in (sign-in spec §9). */
export const SSO_REDIRECT_DELAY_MS = 2_000;

/** Returns the redirect step of a user who signs in at another site (sign-in spec §4, step 1); `null` for any other. */
export function redirectStep(app: App, email: string, found: PreLoginResponse): LoginState | null {
  const { address = '', idpType } = found;
  if (!isWebAddress(address)) return null;
  return { step: 'redirectToSSO', email, address: idpType === 'oidc' ? withReturn(app, address) : address };
}

/** Adds the redirect URI for an OpenID provider; the service can't, because only the host knows its address. */
function withReturn({ location, routes }: App, address: string): string {
  const url = new URL(address);
  url.searchParams.set('redirect_uri', returnAddress(location, routes.oidcRedirectUrl));
  return url.href;
}

/** Redirects to the company's own sign-in after the announcement, unless the user goes back meanwhile. */
export async function goToSSOLater(flow: LoginFlow): Promise<void> {
  const redirect = flow.state();
  await redirectLater(flow.app, SSO_REDIRECT_DELAY_MS, () => {
    if (flow.state() === redirect) goToSSO(flow);
  });
}

/** Redirects to the company's own sign-in at once. */
export function goToSSO(flow: LoginFlow): void {
  const redirect = flow.at('redirectToSSO');
  if (!redirect) return;
  // The new state object cancels `goToSSOLater`, even if the user is back on this page before its delay ends.
  flow.move({ ...redirect });
  storeDestination(flow.app);
  if (findsBack(flow.app, redirect.address)) flow.app.location.leave(redirect.address);
  else void explainBlockedStorage(flow, redirect.email);
}

/**
 * Stores the pending redirect; returns whether its callback will be recognized. With the URL strategy `hash`, only the
 * stored `state` distinguishes the parameters of a callback from the host's own.
 */
function findsBack(app: App, address: string): boolean {
  const state = new URL(address).searchParams.get('state');
  const lasts = !state || pendingSsoRedirects(app).begin({}, state) !== null;
  return lasts || app.options.urlStrategy !== 'hash';
}

async function explainBlockedStorage(flow: LoginFlow, email: string): Promise<void> {
  const refused = new FlowFailure('storageBlocked', 'The browser keeps nothing for this page.');
  await flow.run(
    () => Promise.reject(refused),
    () => ({ state: { step: 'preLogin', email } }),
  );
}
