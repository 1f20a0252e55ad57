import type { AuthRoutes } from './app-options';

/**
 * Where the host wants people who have just signed up: those who have opened an account, and those who have joined a team
 * by its link, may have pages of their own. `undefined` where it has no such page.
 */
export function signUpSuccessRoute(routes: AuthRoutes, isInvited: boolean): string | undefined {
  const own = isInvited ? routes.userSignUpSuccessUrl : routes.accountSignUpSuccessUrl;
  return own ?? routes.signUpSuccessUrl;
}
