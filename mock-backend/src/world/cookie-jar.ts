interface Cookie {
  name: string;
  value: string;
  path: string;
  /** Milliseconds since the epoch; `Infinity` for a session cookie. */
  expires: number;
}

/** The cookies of one browser at one service. */
export interface CookieJar {
  /** The `cookie` header for a path, longest path first; empty when there is none. */
  header(path: string): string;
  /** Takes in a whole `Set-Cookie` value that came for a path. */
  store(setCookie: string, path: string): void;
  /** Every cookie as a complete `Set-Cookie` value. */
  list(): string[];
  clear(): void;
}

/** A jar for one service, so without domains (RFC 6265 otherwise); `now` is the world's time. */
export function createCookieJar(now: () => number): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    header: (path) => {
      const alive = [...cookies.values()].filter((cookie) => cookie.expires > now() && covers(cookie.path, path));
      return alive
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
    },
    store: (setCookie, path) => {
      const cookie = parse(setCookie, path, now());
      if (!cookie) return;
      const key = `${cookie.name};${cookie.path}`;
      if (cookie.expires > now()) cookies.set(key, cookie);
      else cookies.delete(key);
    },
    list: () => [...cookies.values()].map(write),
    clear: () => cookies.clear(),
  };
}

function write({ name, value, path, expires }: Cookie): string {
  const expiry = Number.isFinite(expires) ? `; Expires=${new Date(expires).toUTCString()}` : '';
  return `${name}=${value}; Path=${path}${expiry}`;
}

function parse(setCookie: string, requestPath: string, now: number): Cookie | undefined {
  const [pair = '', ...attributes] = setCookie.split(';');
  const at = pair.indexOf('=');
  if (at < 1) return undefined;
  const values = new Map(attributes.map(splitAttribute));
  const path = values.get('path') ?? '';
  return {
    name: pair.slice(0, at).trim(),
    value: pair.slice(at + 1).trim(),
    path: path.startsWith('/') ? path : defaultPath(requestPath),
    expires: expiry(values.get('max-age'), values.get('expires'), now),
  };
}

function splitAttribute(attribute: string): [string, string] {
  const at = attribute.indexOf('=');
  if (at < 0) return [attribute.trim().toLowerCase(), ''];
  return [attribute.slice(0, at).trim().toLowerCase(), attribute.slice(at + 1).trim()];
}

/** `Max-Age` wins over `Expires` (RFC 6265 §5.3); what cannot be read counts as absent. */
function expiry(maxAge: string | undefined, expires: string | undefined, now: number): number {
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0 ? 0 : now + Number(maxAge) * 1000;
  const date = Date.parse(expires ?? '');
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : date;
}

function defaultPath(requestPath: string): string {
  return requestPath.slice(0, Math.max(1, requestPath.lastIndexOf('/')));
}

function covers(cookiePath: string, path: string): boolean {
  if (!path.startsWith(cookiePath)) return false;
  return cookiePath.endsWith('/') || path.length === cookiePath.length || path[cookiePath.length] === '/';
}
