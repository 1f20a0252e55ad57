/** Schemes that run a script, show a document or start any program: refused even if the host allows them. */
const neverOpened =
  /^(?:javascript|data|vbscript|blob|file|about|filesystem|view-source|intent|content|chrome|ws|wss|ftp):$/;
/** White space, control characters and backslashes: URL parsers treat them differently. */
const ambiguous = /[\s\p{Cc}\\]/u;

/**
 * Reads the untrusted address of an app. Accepts the page's own origin, an allowed origin, or the scheme of an allowed
 * entry (`acme-harbor://` allows every address of that scheme, `acme-harbor://callback` that host only).
 *
 * @returns The address, normalized by the URL parser; `null` for everything else. Never throws.
 */
export function readAppAddress(
  candidate: string | null,
  { home, allowed = [] }: { home: string; allowed?: readonly string[] | undefined },
): string | null {
  const url = candidate && !ambiguous.test(candidate) ? parse(candidate) : null;
  if (!url || neverOpened.test(url.protocol) || url.username || url.password) return null;
  if (/^https?:$/.test(url.protocol)) {
    const origins = [home, ...allowed].map((entry) => parse(entry)?.origin);
    return origins.includes(url.origin) ? url.href : null;
  }
  return allowed.some((entry) => isSameApp(url, parse(entry))) ? url.href : null;
}

function isSameApp(url: URL, entry: URL | null): boolean {
  return entry !== null && entry.protocol === url.protocol && (entry.host === '' || entry.host === url.host);
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
