import { parseAddress } from './redirect';

export interface RedirectRules {
  /** Full address of the host's own `/`, base name and hash included. */
  home: string;
  /** On unless told otherwise: other origins than the page's and the allowed ones are ignored. */
  sameSite?: boolean | undefined;
  allowedOrigins?: readonly string[] | undefined;
  warn?: (message: string) => void;
}

/** A place of the host, or an address outside its router. */
export type RedirectTarget = { kind: 'place'; address: string } | { kind: 'leave'; url: string };

/** Blanks, control characters, backslashes, a scheme without its slashes: readers disagree about what they mean. */
const ambiguous = /[\s\p{Cc}\\]|^[a-z][a-z0-9+.-]*:(?!\/\/[^/])/iu;
/** A path that starts with two slashes, encoded however often: read without its origin it names another host. */
const otherHost = /^\/(?:[/\\]|%(?:25)*(?:2f|5c))/i;

/**
 * Reads an address that came from outside. Anything that does not parse, can be read in two ways, is not http(s),
 * carries a user name or leads to an origin that is not allowed is ignored with a warning; never throws.
 *
 * @see Sign-in spec §5
 */
export function resolveRedirect(candidate: string | null | undefined, rules: RedirectRules): RedirectTarget | null {
  if (!candidate) return null;
  const { home, sameSite = true, allowedOrigins = [], warn = (message) => console.warn(message) } = rules;
  const url = ambiguous.test(candidate) ? null : parseAddress(candidate, home);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    warn('A redirect address that cannot be used was ignored.');
    return null;
  }
  const external = url.origin !== new URL(home).origin;
  if (external && sameSite && !allowedOrigins.map(originOf).includes(url.origin)) {
    warn(`A redirect to ${url.origin} was ignored: it is neither this site nor an allowed origin.`);
    return null;
  }
  if (external) return { kind: 'leave', url: url.href };
  const address = placeOf(url, candidate, home);
  if (address === null) return { kind: 'leave', url: url.href };
  if (otherHost.test(address)) {
    warn('A redirect address that cannot be used was ignored.');
    return null;
  }
  return { kind: 'place', address };
}

/** The address as the host's router knows it; `null` when it lies beside the host's base name. */
function placeOf(url: URL, candidate: string, home: string): string | null {
  if (url.href.startsWith(home)) return `/${url.href.slice(home.length)}`;
  return candidate.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : null;
}

function originOf(address: string): string | undefined {
  return parseAddress(address, 'invalid:')?.origin;
}
