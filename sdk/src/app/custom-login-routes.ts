import { getAccountSettings, getPublicAccountSettings } from '../api/account-settings';
import { isWebAddress } from '../core/redirect';
import type { App } from './app';

/**
 * Asks where people of the tenant sign in and arrive, and keeps it as routes. What the host has set itself stands.
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
      // Not everybody may read the settings; the tenant's own record says the same.
      if (!activeTenant.applicationUrl) throw error;
      return activeTenant;
    });
    return (await settings).applicationUrl;
  }
  // A resolver that knows no tenant for this page leaves nothing to ask for.
  if (!(await options.contextOptions.tenantResolver?.())?.tenant) return undefined;
  return (await getPublicAccountSettings(http)).applicationUrl;
}

/** Without a scheme it is meant to be https, but on one's own machine; `{host}` in it is the host of this page. */
function fullAddress(address: string, host: string): string {
  const text = address.replaceAll('{host}', host);
  if (!text || /^https?:\/\//i.test(text)) return text;
  return `${text.startsWith('localhost') ? 'http' : 'https'}://${text}`;
}
