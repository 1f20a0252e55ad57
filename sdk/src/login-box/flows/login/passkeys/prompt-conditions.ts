/** The conditions for prompting a user who has just signed in for a passkey. */
export interface PromptConditions {
  /** Feature flag `show-passkeys-new`. */
  isFlagOn: boolean;
  /** `Passkeys` is an active secondary strategy of the vendor. */
  isOffered: boolean;
  /** The last sign-in in this browser was by passkey. */
  prefersPasskeys: boolean;
  /** A user has chosen 'do not ask again' in this browser. */
  isUnwanted: boolean;
  /** Number of passkeys that the user has. */
  devices: number;
}

/** Whether to prompt: all five conditions of the specification, and no other (sign-in spec §4 "Login", 3). */
export function isPromptDue(conditions: PromptConditions): boolean {
  const { isFlagOn, isOffered, prefersPasskeys, isUnwanted, devices } = conditions;
  return isFlagOn && isOffered && !prefersPasskeys && !isUnwanted && devices === 0;
}
