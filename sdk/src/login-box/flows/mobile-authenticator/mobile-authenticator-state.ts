/** An account as an authenticator app takes it over. */
export interface AuthenticatorAccount {
  /** The whole address, checked: `otpauth://totp/…`. */
  address: string;
  /** Who the codes are for, as the service writes it; mostly an e-mail address. */
  account: string;
  /** Empty where the address does not name one. */
  issuer: string;
  /** The key, base32. */
  secret: string;
}

/** What the login box shows on the mobile-authenticator route: a phone that was used to scan the code of the second step. */
export type MobileAuthenticatorState =
  | { step: 'addAuthenticator'; added: AuthenticatorAccount }
  /** The address holds no account for an authenticator app. */
  | { step: 'addAuthenticatorInvalid' };

export type MobileAuthenticatorStep = MobileAuthenticatorState['step'];
export type MobileAuthenticatorStateOf<S extends MobileAuthenticatorStep> = Extract<
  MobileAuthenticatorState,
  { step: S }
>;
