/** Default prefix of every path of the service (contract: headers-and-storage §1). */
const DEFAULT_URL_PREFIX = 'frontegg';

/** An entry of the query or header list that a host's resolver returns. */
export interface KeyValue {
  key: string;
  value: string;
}

export interface ServiceBase {
  baseUrl: string | ((path: string) => string);
  urlPrefix?: string | undefined;
}

/**
 * Returns the absolute address of a path of the service.
 *
 * The slash is added before the check for the prefix, so a base address ending in `/frontegg` gets the prefix twice,
 * as other clients of the service do; absolute addresses are not changed.
 *
 * @see contract: headers-and-storage §1
 */
export function serviceAddress(path: string, { baseUrl, urlPrefix = DEFAULT_URL_PREFIX }: ServiceBase): string {
  if (/^https?:/i.test(path)) return path;
  const base = typeof baseUrl === 'function' ? baseUrl(path) : baseUrl;
  const withSlash = base.endsWith('/') ? base : `${base}/`;
  const withPrefix = withSlash.endsWith(urlPrefix) ? withSlash : `${withSlash}${urlPrefix}`;
  return `${withPrefix.replace(/\/$/, '')}${path}`;
}

/** Appends query parameters to an address: `undefined` is left out, objects become JSON, the host's own come last. */
export function withQuery(
  address: string,
  query: Readonly<Record<string, unknown>> = {},
  additional: readonly KeyValue[] = [],
): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const { key, value } of additional) parameters.append(key, value);
  const text = parameters.toString();
  if (!text) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${text}`;
}
