import type { UrlStrategy } from './url-strategy';

/**
 * Returns the redirect address for providers. They refuse a fragment (RFC 6749 §3.1.2), so with the hash strategy it is
 * the host's page without the hash, and the SDK continues from there.
 */
export function returnAddress(location: Pick<UrlStrategy, 'href'>, route: string): string {
  const { href, hash, origin, pathname } = new URL(location.href(route));
  return hash ? origin + pathname : href;
}

/**
 * Returns the redirect address for the service; with the hash strategy it includes the route, as registered there
 * (contract: endpoints).
 */
export function hostedReturnAddress(location: Pick<UrlStrategy, 'href'>, route: string): string {
  return returnAddress(location, route) + new URL(location.href(route)).hash;
}
