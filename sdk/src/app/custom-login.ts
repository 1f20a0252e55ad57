import type { App } from './app';

/**
 * Follows the tenant whose people sign in and arrive at a place of their own: the active one where it says so, before
 * anybody has signed in the one of the host's resolver. Nobody else downloads or asks anything for it.
 *
 * @see Sign-in spec §3 "Tenant metadata"; contract: headers-and-storage §6
 */
export async function followCustomLogin(app: App): Promise<void> {
  const { status, activeTenant } = app.session.store.getState();
  const { tenantResolver } = app.options.contextOptions;
  if (status === 'signedIn' ? !activeTenant?.hasCustomLogin : !tenantResolver) return;
  await (await import('./custom-login-routes')).loadCustomLoginRoutes(app);
}
