/** Longest address that mail can be delivered to (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** A local part, one `@`, a domain with a dot, no space. Not stricter, because only a sent mail proves an address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
