/** The identifier that a user enters. */
export type Named = { email?: string; username?: string; phoneNumber?: string };

/** Returns the identifier as the login flow takes it; empty if there is none. */
export function typedIdentifier({ email, username, phoneNumber }: Named): string {
  return email ?? username ?? phoneNumber ?? '';
}
