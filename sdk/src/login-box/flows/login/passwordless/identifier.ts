/** The kinds of identifier that a user can type. */
export type IdentifierKind = 'email' | 'phone' | 'username';

/**
 * Returns the kind of a typed identifier, among the kinds that the vendor accepts. If user names are accepted, which
 * may be digits only, a phone number needs its country code.
 */
export function kindOf(typed: string, kinds: readonly IdentifierKind[]): IdentifierKind {
  const [only = 'email'] = kinds;
  if (kinds.length === 1) return only;
  if (typed.includes('@') && kinds.includes('email')) return 'email';
  const isNumber = kinds.includes('username') ? /^(\+|00)[\d\s]/ : /^[+(\d][\d\s().-]*$/;
  if (kinds.includes('phone') && isNumber.test(typed)) return 'phone';
  return kinds.includes('username') ? 'username' : 'email';
}
