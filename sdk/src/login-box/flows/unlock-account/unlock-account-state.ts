/** Steps of the unlock route, which a mailed link opens to end a lockout. */
export type UnlockAccountState =
  /** Waits for a press before any request: mail scanners open links, and that must not use up the link. */
  | { step: 'unlockAccount'; token: string }
  | { step: 'unlockAccountSuccess' }
  /** The link has no token, or it is expired or used. */
  | { step: 'unlockAccountFailed' };

/** Name of a step of the account unlock flow. */
export type UnlockAccountStep = UnlockAccountState['step'];
