import type { LoginResponse } from '../../contract';
import { enrolmentOf } from '../enrolment/enrolment-routing';
import { challengeOf } from '../second-factor/challenge-routing';
import type { LoginState } from './login-state';

/**
 * The only place that decides which step follows a login answer.
 *
 * @returns `null` when the answer asks for a step that this version does not have.
 */
export function afterLogin(email: string, response: LoginResponse): LoginState | null {
  if (response.accessToken) return { step: 'success', email };
  if (response.mfaRequired) return afterFirstFactor(email, response);
  const { userId, resetPasswordToken: token, isBreachedPassword, passwordExpiresIn } = response;
  const isTooOld = userId && token && (!isBreachedPassword || passwordExpiresIn === 0);
  if (isTooOld) return { step: 'passwordRotationExpired', email, userId, token, rules: null };
  return isBreachedPassword ? { step: 'breachedPassword', email } : null;
}

/** The second factor of somebody who has one, or setting one up (sign-in spec §4, MFA routing). */
function afterFirstFactor(email: string, response: LoginResponse): LoginState | null {
  const enrolment = enrolmentOf(response);
  if (enrolment) return { step: 'forceTwoFactor', email, enrolment };
  const challenge = challengeOf(response);
  return challenge && { step: 'loginWithTwoFactor', email, challenge };
}
