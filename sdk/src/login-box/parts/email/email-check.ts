/** Longest address that mail can be delivered to (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Something before one `@`, a domain with a dot behind it, no space: the mail itself is the real test. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
