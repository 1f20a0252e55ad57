import type { AuthRoutes } from '../core/host-options';
import { storageKeys } from '../core/key-value-store';
import type { App } from './app';

/**
 * Where the host wants people who have just signed up: those who have opened an account, and those who have joined a team
 * by its link, may have pages of their own. `undefined` where it has no such page.
 */
export function signUpSuccessRoute(routes: AuthRoutes, isInvited: boolean): string | undefined {
  const own = isInvited ? routes.userSignUpSuccessUrl : routes.accountSignUpSuccessUrl;
  return own ?? routes.signUpSuccessUrl;
}

/** Keeps that page over the sign-in that comes first, unless the user was on the way to another. */
export function rememberSignUpSuccess(
  { location, routes, storage }: Pick<App, 'location' | 'routes' | 'storage'>,
  isInvited: boolean,
): void {
  const { afterAuthRedirect } = storageKeys;
  const page = signUpSuccessRoute(routes, isInvited);
  if (page && !storage.local.get(afterAuthRedirect)) storage.local.set(afterAuthRedirect, location.href(page));
}
