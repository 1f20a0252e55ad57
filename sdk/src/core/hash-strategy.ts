import { createBrowserStrategy } from './browser-strategy';
import type { UrlStrategy } from './url-strategy';

/** Addresses behind the hash: `https://host/any#/account/login`. Query strings are ignored (portal spec §9). */
export function createHashStrategy(host: Window): UrlStrategy {
  return createBrowserStrategy(host, {
    read: ({ hash }) => ({ path: pathOf(hash), query: new URLSearchParams() }),
    write: (address) => `#${address.startsWith('/') ? '' : '/'}${address}`,
  });
}

function pathOf(hash: string): string {
  const path = hash.replace(/^#/, '').replace(/\?.*$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
