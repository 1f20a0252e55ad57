import type { MobileAuthenticatorFlow } from './mobile-authenticator-flow';

/** Opens the authenticator app with the account. */
export function openAuthenticator(flow: MobileAuthenticatorFlow): void {
  const state = flow.at('addAuthenticator');
  if (state) flow.app.location.leave(state.added.address);
}
