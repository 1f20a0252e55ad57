/** `acr` of a session that a second factor stands behind (contract: client-facts, "Sign-in and session"). */
export const MULTI_FACTOR_ACR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
/** Kinds of second factors that count, as `amr` names them: a code, a text message, a key. */
const SECOND_FACTORS = ['otp', 'sms', 'hwk'];

/** What a token says of how its user was made sure of. */
export interface AuthenticationClaims {
  acr?: string | undefined;
  amr?: readonly string[] | undefined;
  /** Second of the sign-in, since the epoch. */
  auth_time?: number | undefined;
}

export interface StepUpOptions {
  /** How long ago the second factor may have been shown, in seconds; any time unless told otherwise. */
  maxAge?: number | undefined;
}

/**
 * Whether somebody has shown a second factor, and recently enough. With a `maxAge`, a token that does not say when is not
 * satisfied.
 *
 * @param nowMs This moment, in milliseconds since the epoch.
 * @see Sign-in spec §4 "MFA routing"; contract: sdk-surface §11
 */
export function isSteppedUp(
  claims: AuthenticationClaims | null | undefined,
  { maxAge }: StepUpOptions = {},
  nowMs: number = Date.now(),
): boolean {
  const { acr, amr = [], auth_time: at } = claims ?? {};
  if (acr !== MULTI_FACTOR_ACR || !amr.includes('mfa')) return false;
  if (!SECOND_FACTORS.some((factor) => amr.includes(factor))) return false;
  return maxAge === undefined || (typeof at === 'number' && nowMs / 1000 - at <= maxAge);
}
