import type { App } from './app';
import { DIRECT_ACTION_PARAMETER, loginWithRedirect } from './navigation';

/** Options of a sign-in (contract: sdk-surface §10). */
export interface LoginWithRedirectOptions {
  additionalParams?: Readonly<Record<string, string>>;
  /** `false` does not redirect a user who cannot be signed in without leaving the page. */
  shouldRedirectToLogin?: boolean;
  /** What the login page does when it opens: go to a provider, to an address of the service, or to the sign-up page. */
  loginDirectAction?: {
    type: 'social-login' | 'custom-social-login' | 'direct' | 'signup';
    /** Type or id of the provider; an address for `direct`. */
    data: string;
    additionalQueryParams?: Readonly<Record<string, string>>;
  };
}

/**
 * Signs in without leaving the page if possible, else by the login page (with hosted login, by the service's).
 *
 * @see Sign-in spec §4, silent refresh
 */
export async function loginWithRedirectV2(app: App, options: LoginWithRedirectOptions = {}): Promise<void> {
  const { additionalParams, shouldRedirectToLogin = true, loginDirectAction } = options;
  // Contract: headers-and-storage §9, `prompt`: the user signs in again even if a session exists.
  const asksAgain = additionalParams?.prompt === 'login';
  if (!asksAgain && !loginDirectAction && (await app.session.refresh())) return;
  if (!shouldRedirectToLogin) return;
  const action = loginDirectAction && { [DIRECT_ACTION_PARAMETER]: btoa(JSON.stringify(loginDirectAction)) };
  loginWithRedirect(app, { ...additionalParams, ...action });
}
