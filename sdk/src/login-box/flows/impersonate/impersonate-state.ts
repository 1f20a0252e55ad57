/** Who is to be seen through whose eyes; `actorToken` is the access token of the one who looks. */
interface Impersonation {
  impersonatedUserId: string;
  actorToken: string;
}

/** What the login box shows on the impersonation route. */
export type ImpersonateState =
  /** Asks before it does anything: an address alone must not swap somebody's session. */
  | { step: 'impersonating'; request: Impersonation }
  | { step: 'success' }
  /** Of no use any more, or a part is missing (`expired`), or the service does not allow it (`refused`). */
  | { step: 'impersonationFailed'; reason: 'expired' | 'refused' };

export type ImpersonateStep = ImpersonateState['step'];
export type ImpersonateStateOf<S extends ImpersonateStep> = Extract<ImpersonateState, { step: S }>;
