import { createBrowserStrategy, normalBasename } from './browser-strategy';
import type { UrlStrategy } from './url-strategy';

/** Writes addresses as paths: `https://host/{basename}/account/login?redirectUrl=…`. */
export function createPathStrategy(host: Window, basename?: string): UrlStrategy {
  const base = normalBasename(basename);
  return createBrowserStrategy(host, {
    read({ pathname, search, hash }) {
      const path = withoutBase(pathname, base);
      return { path, query: new URLSearchParams(search), address: path + search + hash };
    },
    write: (address) => `${base}${address.startsWith('/') ? '' : '/'}${address}`,
  });
}

function withoutBase(pathname: string, base: string): string {
  if (base && (pathname === base || pathname.startsWith(`${base}/`))) return pathname.slice(base.length) || '/';
  return pathname;
}
