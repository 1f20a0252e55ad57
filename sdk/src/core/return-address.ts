import type { UrlStrategy } from './url-strategy';

/**
 * Where providers send people back to. They take no address with a fragment (RFC 6749 §3.1.2), so behind a hash it is the
 * host's page itself, and the kit goes on from there.
 */
export function returnAddress(location: Pick<UrlStrategy, 'href'>, route: string): string {
  const { href, hash, origin, pathname } = new URL(location.href(route));
  return hash ? origin + pathname : href;
}

/** Where the service itself sends people back to: behind a hash with the route, as it is registered there (contract: endpoints). */
export function hostedReturnAddress(location: Pick<UrlStrategy, 'href'>, route: string): string {
  return returnAddress(location, route) + new URL(location.href(route)).hash;
}
