/** What somebody is named by. */
export type IdentifierKind = 'email' | 'phone' | 'username';

/** Digits of a number with its country code (E.164). */
const PHONE = /^\+[1-9]\d{6,14}$/;
/** Letters and digits of any script. */
const USERNAME = /^[\p{L}\p{N}._-]+$/u;

/**
 * What was typed, of the kinds that the vendor takes. A number is known by its country code where user names, which may
 * be digits as well, are taken too.
 */
export function kindOf(typed: string, kinds: readonly IdentifierKind[]): IdentifierKind {
  const [only = 'email'] = kinds;
  if (kinds.length === 1) return only;
  if (typed.includes('@') && kinds.includes('email')) return 'email';
  const isNumber = kinds.includes('username') ? /^(\+|00)[\d\s]/ : /^[+(\d][\d\s().-]*$/;
  if (kinds.includes('phone') && isNumber.test(typed)) return 'phone';
  return kinds.includes('username') ? 'username' : 'email';
}

/** A number without what makes it readable: `+12025550125`. */
export function tidyPhone(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

/** Whether a number could be one: with its country code, and complete. */
export function isPhone(typed: string): boolean {
  return PHONE.test(tidyPhone(typed));
}

/** Whether a user name could be one. */
export function isUsername(typed: string): boolean {
  return USERNAME.test(typed);
}
