/** Query parameter with the address to go to after login (contract: headers-and-storage §9). */
export const REDIRECT_PARAMETER = 'redirectUrl';

/** Whether this is an absolute http(s) address, which a browser may be redirected to. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(parseAddress(text, 'invalid:')?.protocol ?? '');
}

/** Parses an absolute address, or one relative to `base`; `null` if it is invalid. */
export function parseAddress(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
