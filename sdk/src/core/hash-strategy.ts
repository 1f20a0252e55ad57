import { createBrowserStrategy } from './browser-strategy';
import type { UrlStrategy } from './url-strategy';

/**
 * Addresses behind the hash: `https://host/any#/account/login`. Query strings are ignored (portal spec §9), but on pages
 * that `takesParameters` names: mails and other sites put what such a page needs in front of the hash or behind it.
 */
export function createHashStrategy(host: Window, takesParameters?: (path: string) => boolean): UrlStrategy {
  return createBrowserStrategy(host, {
    read({ hash, search }) {
      const [address = '', query = ''] = hash.slice(1).split(/\?(.*)/s);
      const path = address.startsWith('/') ? address : `/${address}`;
      return { path, query: new URLSearchParams(takesParameters?.(path) ? `${search.slice(1)}&${query}` : '') };
    },
    write: (address) => `#${address.startsWith('/') ? '' : '/'}${address}`,
  });
}
