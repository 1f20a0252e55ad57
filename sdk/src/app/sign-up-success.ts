import type { AuthRoutes } from '../core/host-options';
import { storageKeys } from '../core/key-value-store';
import type { App } from './app';

/**
 * Returns the host's page for a user who has just signed up. A user who created an account and one who joined a team by
 * its link may have different pages. `undefined` when the host sets none.
 */
export function signUpSuccessRoute(routes: AuthRoutes, isInvited: boolean): string | undefined {
  const own = isInvited ? routes.userSignUpSuccessUrl : routes.accountSignUpSuccessUrl;
  return own ?? routes.signUpSuccessUrl;
}

/** Stores that page until the sign-in that follows, unless another address is stored already. */
export function storeSignUpSuccess(
  { location, routes, storage }: Pick<App, 'location' | 'routes' | 'storage'>,
  isInvited: boolean,
): void {
  const { afterAuthRedirect } = storageKeys;
  const page = signUpSuccessRoute(routes, isInvited);
  if (page && !storage.local.get(afterAuthRedirect)) storage.local.set(afterAuthRedirect, location.href(page));
}
