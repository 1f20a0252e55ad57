/** An account to add to an authenticator app. */
export interface AuthenticatorAccount {
  /** The whole address, checked: `otpauth://totp/…`. */
  address: string;
  /** The account's name, as the service writes it; usually an e-mail address. */
  account: string;
  /** Empty if the address does not name one. */
  issuer: string;
  /** The key, base32. */
  secret: string;
}

/** Steps of the mobile-authenticator route, which a phone opens when it scans the code of an enrolment. */
export type MobileAuthenticatorState =
  | { step: 'addAuthenticator'; added: AuthenticatorAccount }
  /** The address contains no account for an authenticator app. */
  | { step: 'addAuthenticatorInvalid' };

/** Name of a step of the mobile authenticator flow. */
export type MobileAuthenticatorStep = MobileAuthenticatorState['step'];
export type MobileAuthenticatorStateOf<S extends MobileAuthenticatorStep> = Extract<
  MobileAuthenticatorState,
  { step: S }
>;
