import { enrolmentBefore } from '../enrolment/enrolment-routing';
import { challengeBefore } from '../second-factor/challenge-routing';
import type { LoginState, LoginStateOf } from './login-state';

/**
 * Returns the previous step; `null` for the first step, for a step opened by a link or a callback, and for every step
 * after the session is open.
 *
 * @param firstFactor Step at which the user starts again once the first factor is used up.
 */
export function stepBack(state: LoginState, firstFactor: LoginState): LoginState | null {
  switch (state.step) {
    case 'loginWithPassword':
    case 'loginWithOtc':
    case 'loginWithSmsOtc':
    case 'magicLinkPreLoginSuccess':
    case 'redirectToSSO':
    case 'approvalPending':
      return { step: 'preLogin', email: state.email };
    case 'loginWithQuickSmsOtc':
      return state.flow === 'registerQuickLogin' ? null : { step: 'preLogin', email: state.email };
    case 'forceTwoFactor':
      return enrolmentBack(state, firstFactor);
    case 'loginWithTwoFactor': {
      const challenge = challengeBefore(state.challenge);
      return challenge ? { ...state, challenge } : firstFactor;
    }
    case 'passwordRotationExpired':
    case 'breachedPassword':
    case 'breachedPasswordSuccess':
      return firstFactor;
    case 'recoverTwoFactor':
      return state.back;
    case 'preLogin':
    case 'quickLogin':
    case 'callback':
    case 'socialLoginFailed':
    case 'loginWithSSOFailed':
    case 'magicLinkPostLogin':
    case 'magicLinkPostLoginSuccess':
    case 'passwordRotationNotification':
    case 'promptPasskeys':
    case 'registerQuickLogin':
    case 'quickLoginPhone':
    case 'success':
      return null;
  }
}

function enrolmentBack(state: LoginStateOf<'forceTwoFactor'>, firstFactor: LoginState): LoginState | null {
  if (state.enrolment.step === 'recoveryCode') return null;
  const enrolment = enrolmentBefore(state.enrolment);
  return enrolment ? { ...state, enrolment } : firstFactor;
}
