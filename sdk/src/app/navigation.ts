import { storageKeys } from '../core/key-value-store';
import { REDIRECT_PARAMETER, resolveRedirect } from '../core/redirect';
import type { App } from './app';
import { authPageAt } from './routes';

/** How to go to a place of the host (contract: sdk-surface §1, `onRedirectTo`). */
export interface RedirectOptions {
  /** Loads the page anew instead of changing the address only. */
  refresh?: boolean;
  /** Leaves no entry in the history. */
  replace?: boolean;
}

type Navigable = Pick<App, 'options' | 'location' | 'routes' | 'storage' | 'redirectTo'>;

/** {@link App.redirectTo}: the host's own router first. */
export function redirectTo(app: Pick<App, 'options' | 'location'>, address: string, options: RedirectOptions = {}) {
  if (app.options.onRedirectTo) app.options.onRedirectTo(address, options);
  else if (options.refresh) app.location.leave(app.location.href(address));
  else app.location.go(address, options);
}

/** To the login page and, afterwards, back to where the user is now. Does nothing on the login pages themselves. */
export function loginWithRedirect(app: Navigable, parameters: Readonly<Record<string, string>> = {}): void {
  const { path, query } = app.location.read();
  if (isLoginPage(app, path)) return;
  const here = app.location.href(query.size > 0 ? `${path}?${query}` : path);
  // Behind a hash there is no query string to carry the address.
  if (app.options.urlStrategy === 'hash') app.storage.local.set(storageKeys.afterAuthRedirect, here);
  app.redirectTo(`${app.routes.loginUrl}?${new URLSearchParams({ ...parameters, [REDIRECT_PARAMETER]: here })}`);
}

/** Keeps the address to go to after login over a visit to another site, which brings back none of ours. */
export function rememberWayOn({ location, storage }: Pick<App, 'location' | 'storage'>): void {
  const wanted = location.read().query.get(REDIRECT_PARAMETER);
  if (wanted) storage.local.set(storageKeys.afterAuthRedirect, wanted);
}

/**
 * Leaves the login page: to the address it was given, the stored one or `authenticatedUrl`. Addresses of other sites and
 * of the login pages themselves are ignored; the stored address serves once.
 *
 * @see Sign-in spec §5, contract: headers-and-storage §7
 */
export function goOnAfterLogin(app: Navigable, options: RedirectOptions = {}): void {
  const { authOptions = {} } = app.options;
  const candidates = [
    app.location.read().query.get(REDIRECT_PARAMETER),
    app.storage.local.get(storageKeys.afterAuthRedirect),
  ];
  app.storage.local.remove(storageKeys.afterAuthRedirect);
  const rules = {
    home: app.location.href('/'),
    sameSite: authOptions.enforceRedirectToSameSite,
    allowedOrigins: authOptions.allowedRedirectOrigins,
  };
  const target = candidates
    .map((candidate) => resolveRedirect(candidate, rules))
    .find((found) => found && !(found.kind === 'place' && isLoginPage(app, found.address.replace(/[?#].*$/, ''))));
  if (target?.kind === 'leave') app.location.leave(target.url);
  else app.redirectTo(target?.address ?? app.routes.authenticatedUrl, options);
}

function isLoginPage({ routes }: Navigable, path: string): boolean {
  const page = authPageAt(path, routes);
  return page !== null && page !== 'adminPortal';
}
