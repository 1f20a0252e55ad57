import { isFlagOn } from '../../../access/feature-flags';
import { getPasswordConfig } from '../../../api/users';
import type { App } from '../../../app/app';
import { loadPasswordRules } from '../../../app/password/load-password-rules';
import type { LoginResponse } from '../../../contract';
import { prepareEnrolment } from '../enrolment/enrolment-calls';
import { prepareChallenge } from '../second-factor/challenge-calls';
import type { LoginRules } from './after-login';
import type { LoginState } from './login-state';

/** Decides whether a leaked password has a step of its own (sign-in spec §4, §6). */
const BREACH_FLAG = 'security-center-show-login-flows';

/**
 * Returns what determines the next step in addition to the response of the service. A response that depends on a flag
 * waits for the flags, which the login page requests after its first field.
 */
export async function loginRules(
  { session, flagsLoaded }: Pick<App, 'session' | 'flagsLoaded'>,
  { isBreachedPassword }: LoginResponse,
): Promise<LoginRules> {
  if (isBreachedPassword) await flagsLoaded();
  return { showsBreach: isFlagOn(session.store.getState().flags, BREACH_FLAG) };
}

/**
 * Prepares the step after a login response: sends the code to a phone, loads the rules for a new password.
 *
 * @throws {ApiError} when no code could be sent; the step itself can still be shown.
 */
export async function prepareStep(
  { http, session }: Pick<App, 'http' | 'session'>,
  next: LoginState,
): Promise<LoginState> {
  if (next.step === 'loginWithTwoFactor') {
    return { ...next, challenge: await prepareChallenge(http, next.challenge) };
  }
  if (next.step === 'forceTwoFactor' && next.enrolment.step !== 'recoveryCode') {
    return { ...next, enrolment: await prepareEnrolment(http, next.enrolment) };
  }
  if (next.step !== 'passwordRotationExpired') return next;
  return { ...next, rules: await loadPasswordRules({ session }, getPasswordConfig(http, next.userId)) };
}
