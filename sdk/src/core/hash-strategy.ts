import { createBrowserStrategy } from './browser-strategy';
import type { UrlStrategy } from './url-strategy';

/**
 * Writes addresses behind the hash: `https://host/any#/account/login`. Query strings are ignored (portal spec §9),
 * except on pages for which `takesParameters` returns `true`: mails and other sites put their parameters before or
 * after the hash.
 */
export function createHashStrategy(host: Window, takesParameters?: (path: string) => boolean): UrlStrategy {
  return createBrowserStrategy(host, {
    read({ hash, search }) {
      const address = hash.slice(1);
      const [route = '', query = ''] = address.split(/\?(.*)/s);
      const path = route.startsWith('/') ? route : `/${route}`;
      return {
        path,
        query: new URLSearchParams(takesParameters?.(path) ? `${search.slice(1)}&${query}` : ''),
        address,
      };
    },
    write: (address) => `#${address.startsWith('/') ? '' : '/'}${address}`,
  });
}
