import { MULTI_FACTOR_ACR, type StepUpOptions } from '../access/step-up';
import { storageKeys } from '../core/key-value-store';
import { REDIRECT_PARAMETER } from '../core/redirect';
import type { NavigableApp, RedirectOptions } from './app-options';
import { isLoginPage, loginAddress } from './routes';

/** Query parameter that says what the login page does at once (contract: headers-and-storage §9). */
export const DIRECT_ACTION_PARAMETER = 'login_direct_action';

/** {@link App.redirectTo}: the host's own router first. */
export function redirectTo(
  { options: { onRedirectTo, history }, location }: Pick<NavigableApp, 'options' | 'location'>,
  address: string,
  options: RedirectOptions = {},
) {
  if (onRedirectTo) onRedirectTo(address, options);
  else if (options.refresh) location.leave(location.href(address));
  else if (history) history[options.replace ? 'replace' : 'push'](address);
  else location.go(address, options);
}

/**
 * To the login page (or, with hosted login, to the service's) and, afterwards, back to where the user is now. Does nothing
 * on the login pages themselves.
 */
export function loginWithRedirect(app: NavigableApp, parameters: Readonly<Record<string, string>> = {}): void {
  goAndComeBack(app, loginAddress(app.routes), parameters);
}

/**
 * To the step-up page (or, with hosted login, through the service's) and, once the second factor is shown, back to where
 * the user is now. Does nothing on the login pages.
 */
export function stepUp(app: NavigableApp, { maxAge }: StepUpOptions = {}): void {
  const seconds = maxAge === undefined ? undefined : String(Math.max(0, Math.floor(maxAge)));
  const hosted = { acr_values: MULTI_FACTOR_ACR, ...(seconds && { max_age: seconds }) };
  const own = seconds && { maxAge: seconds };
  goAndComeBack(app, app.routes.stepUpUrl, app.options.hostedLoginBox ? hosted : { ...own });
}

function goAndComeBack(app: NavigableApp, address: string, parameters: Readonly<Record<string, string>>): void {
  const { path, query } = app.location.read();
  if (isLoginPage(app.routes, path)) return;
  const here = app.location.href(query.size > 0 ? `${path}?${query}` : path);
  // Behind a hash there is no query string to carry the address, and no other site brings it back.
  const carried = app.options.urlStrategy !== 'hash' && !app.options.hostedLoginBox;
  if (!carried) app.storage.local.set(storageKeys.afterAuthRedirect, here);
  if (app.options.hostedLoginBox) void leaveForHostedLogin(app, parameters);
  else app.redirectTo(withParameters(address, { ...parameters, [REDIRECT_PARAMETER]: here }));
}

/** Puts parameters into an address that may have some already. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = address.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) all.set(name, value);
  return `${path}?${all}`;
}

async function leaveForHostedLogin(app: NavigableApp, parameters: Readonly<Record<string, string>>): Promise<void> {
  await (await import('../session/hosted-login')).leaveForHostedLogin(app, parameters);
}
