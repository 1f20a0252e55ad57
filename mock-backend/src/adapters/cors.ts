/** Headers that browser clients send in addition to the usual ones (contract: client-facts, "Headers and CORS"). */
const CLIENT_HEADERS = [
  'authorization',
  'content-type',
  'x-frontegg-framework',
  'x-frontegg-sdk',
  'frontegg-source',
  'frontegg-scoped-tenant',
  'frontegg-login-alias',
  'frontegg-requested-application-id',
];
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** How long a browser may remember a preflight. */
const PREFLIGHT_SECONDS = 600;

/** Lets the page of any origin read an answer, with credentials; nothing for a request without an origin. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'frontegg-trace-id, www-authenticate',
    vary: 'Origin',
  };
}

/** The answer to a preflight: the clients' own headers, and the ones a host adds by itself. */
export function preflightHeaders(origin: string | undefined, requestedHeaders = ''): Record<string, string> {
  const requested = requestedHeaders.split(',').map((name) => name.trim().toLowerCase());
  const names = new Set([...CLIENT_HEADERS, ...requested.filter((name) => /^[\w-]+$/.test(name))]);
  return {
    ...corsHeaders(origin),
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': [...names].join(', '),
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  };
}
