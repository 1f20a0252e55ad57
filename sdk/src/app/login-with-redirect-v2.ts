import type { App } from './app';
import { DIRECT_ACTION_PARAMETER, loginWithRedirect } from './navigation';

/** How to go about a sign-in (contract: sdk-surface §10). */
export interface LoginWithRedirectOptions {
  additionalParams?: Readonly<Record<string, string>>;
  /** `false` leaves somebody where they are who cannot be signed in without leaving the page. */
  shouldRedirectToLogin?: boolean;
  /** What the login page does at once: leave for a provider, an address of the service, or the sign-up page. */
  loginDirectAction?: {
    type: 'social-login' | 'custom-social-login' | 'direct' | 'signup';
    /** Type or id of the provider; for `direct` an address. */
    data: string;
    additionalQueryParams?: Readonly<Record<string, string>>;
  };
}

/**
 * Signs in without leaving the page where that is possible, else by the login page: with hosted login by the service's.
 *
 * @see Sign-in spec §4, silent refresh
 */
export async function loginWithRedirectV2(app: App, options: LoginWithRedirectOptions = {}): Promise<void> {
  const { additionalParams, shouldRedirectToLogin = true, loginDirectAction } = options;
  // Contract: headers-and-storage §9, `prompt`: the user is to sign in once more, whoever is signed in.
  const asksAgain = additionalParams?.prompt === 'login';
  if (!asksAgain && !loginDirectAction && (await app.session.refresh())) return;
  if (!shouldRedirectToLogin) return;
  const action = loginDirectAction && { [DIRECT_ACTION_PARAMETER]: btoa(JSON.stringify(loginDirectAction)) };
  loginWithRedirect(app, { ...additionalParams, ...action });
}
