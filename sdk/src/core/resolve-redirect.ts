import { parseAddress } from './redirect';

export interface RedirectRules {
  /** Absolute address of the host's `/`, including base name and hash. */
  home: string;
  /** Ignores other origins than the page's and the allowed ones. Default: `true`. */
  sameSite?: boolean | undefined;
  allowedOrigins?: readonly string[] | undefined;
  warn?: (message: string) => void;
}

/** An address of the host's router, or one outside of it. */
export type RedirectTarget = { kind: 'place'; address: string } | { kind: 'leave'; url: string };

/**
 * Whitespace, control characters, backslashes, a scheme without slashes and a host: URL parsers interpret them differently.
 * A `file:` address needs no host.
 */
const ambiguous = /[\s\p{Cc}\\]|^(?!file:)[a-z][a-z0-9+.-]*:(?!\/\/[^/])/iu;
/** A path that starts with two slashes, in any encoding: without its origin it names another host. */
const otherHost = /^\/(?:[/\\]|%(?:25)*(?:2f|5c))/i;

/**
 * Validates a redirect address from outside. An address that does not parse, is ambiguous, is neither http(s) nor a page of
 * the host (in a desktop or mobile shell), has a user name or names an origin that is not allowed is ignored with a
 * warning; never throws.
 *
 * @see Sign-in spec §5
 */
export function resolveRedirect(candidate: string | null | undefined, rules: RedirectRules): RedirectTarget | null {
  if (!candidate) return null;
  const { home, sameSite = true, allowedOrigins = [], warn = (message) => console.warn(message) } = rules;
  const url = ambiguous.test(candidate) ? null : parseAddress(candidate, home);
  const isBelowHome = url?.href.startsWith(home);
  if (!url || !(isBelowHome || /^https?:$/.test(url.protocol)) || url.username || url.password) {
    warn('A redirect address that cannot be used was ignored.');
    return null;
  }
  const external = url.origin !== new URL(home).origin;
  if (external && sameSite && !allowedOrigins.map(originOf).includes(url.origin)) {
    warn(`A redirect to ${url.origin} was ignored: its origin is not allowed.`);
    return null;
  }
  // The host's router knows only addresses below the host's base name.
  if (external || !(isBelowHome || candidate.startsWith('/'))) return { kind: 'leave', url: url.href };
  const address = isBelowHome ? `/${url.href.slice(home.length)}` : `${url.pathname}${url.search}${url.hash}`;
  if (otherHost.test(address)) {
    warn('A redirect address that cannot be used was ignored.');
    return null;
  }
  return { kind: 'place', address };
}

function originOf(address: string): string | undefined {
  return parseAddress(address, 'invalid:')?.origin;
}
