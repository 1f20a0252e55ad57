/** Converts a typed identifier to the field of the request: an e-mail address, or a user name. */
export function identifierOf(typed: string): { email: string } | { username: string } {
  return typed.includes('@') ? { email: typed } : { username: typed };
}
