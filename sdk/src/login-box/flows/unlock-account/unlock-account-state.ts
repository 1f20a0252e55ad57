/** What the login box shows on the unlock route: the way out of a lockout, by a mailed link. */
export type UnlockAccountState =
  /** Asks before it does anything: a program that opens links before their reader must not use them up. */
  | { step: 'unlockAccount'; token: string }
  | { step: 'unlockAccountSuccess' }
  /** The link is missing its token, expired or used. */
  | { step: 'unlockAccountFailed' };

export type UnlockAccountStep = UnlockAccountState['step'];
