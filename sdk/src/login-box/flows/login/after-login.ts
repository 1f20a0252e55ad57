import type { LoginResponse } from '../../../contract';
import { enrolmentOf } from '../enrolment/enrolment-routing';
import { challengeAfter } from '../second-factor/challenge-routing';
import type { LoginState } from './login-state';

/** What determines the next step in addition to the login response. */
export interface LoginRules {
  /** Feature flag `security-center-show-login-flows`: a leaked password has a step of its own (sign-in spec §4, §6). */
  showsBreach: boolean;
}

/**
 * Returns the step that follows a login response; no other code decides this. The order is that of the specification:
 * second factor, expired password, leaked password, session. A response that demands one of the first three opens no
 * session, even if it holds an access token.
 *
 * @returns `null` when the response demands a step that this version does not have.
 * @see Sign-in spec §4 "Login", step 2
 */
export function afterLogin(email: string, response: LoginResponse, { showsBreach }: LoginRules): LoginState | null {
  if (response.mfaRequired) return afterFirstFactor(email, response);
  const { accessToken, userId, resetPasswordToken, isBreachedPassword, passwordExpiresIn } = response;
  const expired: LoginState | null =
    userId && resetPasswordToken
      ? { step: 'passwordRotationExpired', email, userId, token: resetPasswordToken, rules: null }
      : null;
  // The token of a leaked password is for its mail; only an age of 0 days says that the password has expired as well.
  if (expired && (!isBreachedPassword || passwordExpiresIn === 0)) return expired;
  if (isBreachedPassword && showsBreach && !accessToken) return { step: 'breachedPassword', email };
  if (accessToken) return { step: 'success', email };
  return expired;
}

/** Returns the challenge of an enrolled user, or the enrolment (sign-in spec §4, MFA routing). */
function afterFirstFactor(email: string, response: LoginResponse): LoginState | null {
  const enrolment = enrolmentOf(response);
  if (enrolment) return { step: 'forceTwoFactor', email, enrolment };
  const challenge = challengeAfter(response);
  return challenge && { step: 'loginWithTwoFactor', email, challenge };
}
