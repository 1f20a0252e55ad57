/** The user to impersonate, and the access token of the user who impersonates (`actorToken`). */
interface Impersonation {
  impersonatedUserId: string;
  actorToken: string;
}

/** Steps of the impersonation route. */
export type ImpersonateState =
  /** Waits for a press before any request: opening an address must not replace the user's session. */
  | { step: 'impersonating'; request: Impersonation }
  | { step: 'success' }
  /** The token is expired or a parameter is missing (`expired`), or the service does not permit it (`refused`). */
  | { step: 'impersonationFailed'; reason: 'expired' | 'refused' };

/** Name of a step of the impersonation flow. */
export type ImpersonateStep = ImpersonateState['step'];
export type ImpersonateStateOf<S extends ImpersonateStep> = Extract<ImpersonateState, { step: S }>;
