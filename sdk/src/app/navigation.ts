import { MULTI_FACTOR_ACR, type StepUpOptions } from '../access/step-up';
import { storageKeys } from '../core/key-value-store';
import { REDIRECT_PARAMETER } from '../core/redirect';
import type { NavigableApp, RedirectOptions } from './app-options';
import { isLoginPage, loginAddress } from './routes';

/** Query parameter with the action that the login page takes when it opens (contract: headers-and-storage §9). */
export const DIRECT_ACTION_PARAMETER = 'login_direct_action';

/** {@link App.redirectTo}: the host's router comes first. */
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
 * Goes to the login page (with hosted login, to the service's) and, after login, back to the current address. Does
 * nothing on the login pages.
 *
 * @param options For a page that redirects on its own, which must not stay in the history: with hosted login too, it goes
 * to the login page, which redirects to the service's and can be restored by the browser's Back.
 */
export function loginWithRedirect(
  app: NavigableApp,
  parameters?: Readonly<Record<string, string>>,
  options?: RedirectOptions,
): void {
  goAndComeBack(app, loginAddress(app.routes), parameters, options);
}

/**
 * Goes to the step-up page (with hosted login, to the service's) and, after the challenge, back to the current address.
 * Does nothing on the login pages.
 */
export function stepUp(app: NavigableApp, { maxAge }: StepUpOptions = {}): void {
  const { hostedLoginBox } = app.options;
  goAndComeBack(app, app.routes.stepUpUrl, {
    ...(hostedLoginBox && { acr_values: MULTI_FACTOR_ACR }),
    ...(maxAge !== undefined && { [hostedLoginBox ? 'max_age' : 'maxAge']: `${Math.max(0, Math.floor(maxAge))}` }),
  });
}

function goAndComeBack(
  app: NavigableApp,
  address: string,
  parameters?: Readonly<Record<string, string>>,
  options?: RedirectOptions,
): void {
  const { path, address: current } = app.location.read();
  if (isLoginPage(app.routes, path)) return;
  const here = app.location.href(current);
  const { hostedLoginBox, urlStrategy } = app.options;
  // The hash strategy has no query string for the address, and other sites don't return it.
  if (hostedLoginBox || urlStrategy === 'hash') app.storage.local.set(storageKeys.afterAuthRedirect, here);
  const openPage = () =>
    app.redirectTo(withParameters(address, { ...parameters, [REDIRECT_PARAMETER]: here }), options);
  if (!hostedLoginBox || options) openPage();
  // On a failure, such as a chunk that can't be loaded, the page tries it once more, shows the failure and offers a retry.
  else import('../session/hosted/hosted-login').then((m) => m.startHostedLogin(app, parameters)).catch(openPage);
}

/** Adds parameters to an address that may have some already. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const [path, query] = address.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) all.set(name, value);
  return `${path}?${all}`;
}
