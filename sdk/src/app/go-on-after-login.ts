import { storageKeys } from '../core/key-value-store';
import { isWebAddress, REDIRECT_PARAMETER } from '../core/redirect';
import { resolveRedirect } from '../core/resolve-redirect';
import type { App } from './app';
import type { RedirectOptions } from './app-options';
import { stepEntries } from './history/step-entries';
import { authPageAt, isLoginPage } from './routes';
import { storeDestination } from './store-destination';

/** How long the last step is shown before the redirect to the application (sign-in spec §9). */
export const NAVIGATION_DELAY_MS = 200;

/** The parts of the app that leaving the login page needs. */
type Leaving = Pick<App, 'name' | 'options' | 'clock' | 'location' | 'routes' | 'storage' | 'redirectTo'>;

/**
 * Leaves the login page for the address in its parameters, the stored address or `authenticatedUrl`. Addresses of other
 * sites and of the login pages are ignored; the stored address is used once. A required step-up comes first. Back from
 * the application skips the history entries of the steps.
 *
 * @see Sign-in spec §5, contract: headers-and-storage §7
 */
export function goOnAfterLogin(app: Leaving, options: RedirectOptions = withoutUsedCode(app)): void {
  // A login page that opens within minutes can then explain that the browser did not keep the session.
  app.storage.session.set(storageKeys.signedInAt, String(app.clock.now()));
  const steps = stepEntries(app);
  const depth = steps?.depth() ?? 0;
  if (steps && depth > 0) void steps.back(depth).then(() => leave(app, options));
  else leave(app, options);
}

function leave(app: Leaving, options: RedirectOptions): void {
  if (app.storage.local.get(storageKeys.shouldStepUp)) {
    storeDestination(app);
    app.redirectTo(app.routes.stepUpUrl, options);
    return;
  }
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
    .find(
      (found) => found && !(found.kind === 'place' && isLoginPage(app.routes, found.address.replace(/[?#].*$/, ''))),
    );
  const { authenticatedUrl, customLoginAuthenticatedUrl = authenticatedUrl } = app.routes;
  if (target?.kind === 'leave') app.location.leave(target.url);
  else if (!target && isWebAddress(customLoginAuthenticatedUrl)) app.location.leave(customLoginAuthenticatedUrl);
  else app.redirectTo(target?.address ?? customLoginAuthenticatedUrl, options);
}

/** The address of a callback contains a code that is used now. With its history entry, the code disappears too. */
function withoutUsedCode({ location, routes }: Leaving): RedirectOptions {
  return authPageAt(location.read().path, routes) === 'callback' ? { replace: true } : {};
}
