/** Query parameter with the address to go to after login (contract: headers-and-storage §9). */
export const REDIRECT_PARAMETER = 'redirectUrl';

/** Whether this is a full address that a browser may be sent to. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(parseAddress(text, 'invalid:')?.protocol ?? '');
}

/** A full address, or one within `base`; `null` where it cannot be read. */
export function parseAddress(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
