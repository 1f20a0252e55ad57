import { getAccountSettings, getPublicAccountSettings } from '../api/account-settings';
import { isWebAddress } from '../core/redirect';
import type { App } from './app';

/**
 * Loads the tenant's login page and start page and sets them as routes. Routes that the host has set take precedence.
 *
 * @throws {ApiError} as `getAccountSettings` and `getPublicAccountSettings`.
 * @see contract: headers-and-storage §6 "Custom-login routes"
 */
export async function loadCustomLoginRoutes(app: App): Promise<void> {
  const { location, options, routes } = app;
  const address = (await askAddress(app)) ?? '';
  const full = fullAddress(address, new URL(location.href('/')).host);
  if (!isWebAddress(full)) return;
  const { href, search } = new URL(full);
  const own = options.authOptions?.routes;
  routes.customLoginAuthenticatedUrl = own?.customLoginAuthenticatedUrl ?? href;
  if (search) routes.customLoginUrl = own?.customLoginUrl ?? routes.loginUrl + search;
}

async function askAddress({ http, options, session }: App): Promise<string | undefined> {
  const { activeTenant } = session.store.getState();
  if (activeTenant) {
    const settings = getAccountSettings(http).catch((error) => {
      // Not every user is permitted to read the settings; the tenant's own record has the same address.
      if (!activeTenant.applicationUrl) throw error;
      return activeTenant;
    });
    return (await settings).applicationUrl;
  }
  // Without a tenant from the host's resolver there is nothing to load.
  if (!(await options.contextOptions.tenantResolver?.())?.tenant) return undefined;
  return (await getPublicAccountSettings(http)).applicationUrl;
}

/** Completes an address: `https` is the default scheme, except on localhost; `{host}` is the host of this page. */
function fullAddress(address: string, host: string): string {
  const text = address.replaceAll('{host}', host);
  if (!text || /^https?:\/\//i.test(text)) return text;
  return `${text.startsWith('localhost') ? 'http' : 'https'}://${text}`;
}
