/** `acr` of a session with a second factor (contract: client-facts, "Sign-in and session"). */
export const MULTI_FACTOR_ACR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
/** Accepted second factors, as `amr` names them: a code, a text message, a key. */
const SECOND_FACTORS = ['otp', 'sms', 'hwk'];

/** Claims of a token about how its user was authenticated. */
export interface AuthenticationClaims {
  acr?: string | undefined;
  amr?: readonly string[] | undefined;
  /** Time of the sign-in, in seconds since the epoch. */
  auth_time?: number | undefined;
}

/** Options of a step-up and of its check. */
export interface StepUpOptions {
  /** Maximum age of the second factor, in seconds. Default: no limit. */
  maxAge?: number | undefined;
}

/**
 * Whether the user has passed a second factor, and recently enough. With a `maxAge`, a token without a sign-in time is
 * never recent enough.
 *
 * @param nowMs Current time, in milliseconds since the epoch.
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
