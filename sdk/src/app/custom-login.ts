import type { App } from './app';

/**
 * Applies the login page and start page of a tenant that has its own: the active tenant, or the tenant of the host's
 * resolver before a user signs in. In all other cases nothing is downloaded or requested.
 *
 * @see Sign-in spec §3 "Tenant metadata"; contract: headers-and-storage §6
 */
export async function followCustomLogin(app: App): Promise<void> {
  const { status, activeTenant } = app.session.store.getState();
  const { tenantResolver } = app.options.contextOptions;
  if (status === 'signedIn' ? !activeTenant?.hasCustomLogin : !tenantResolver) return;
  await (await import('./custom-login-routes')).loadCustomLoginRoutes(app);
}
