/** What decides whether somebody who has just signed in is asked to make a passkey. */
export interface PromptConditions {
  /** Feature flag `show-passkeys-new`. */
  isFlagOn: boolean;
  /** `Passkeys` is an active secondary strategy of the vendor. */
  isOffered: boolean;
  /** The last sign-in in this browser was by passkey. */
  prefersPasskeys: boolean;
  /** Somebody has said 'do not ask again' in this browser. */
  isUnwanted: boolean;
  /** Passkeys the user has already. */
  devices: number;
}

/** Whether to ask: all five conditions of the specification, and no other (sign-in spec §4 "Login", 3). */
export function isPromptDue(conditions: PromptConditions): boolean {
  const { isFlagOn, isOffered, prefersPasskeys, isUnwanted, devices } = conditions;
  return isFlagOn && isOffered && !prefersPasskeys && !isUnwanted && devices === 0;
}
