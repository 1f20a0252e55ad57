import type { LoginState } from './login-state';

/**
 * One step back. A step that follows the session, and the first one, have nothing behind them.
 *
 * @param firstFactor Where the user begins again whose first factor is used up.
 */
export function stepBack(state: LoginState, firstFactor: LoginState): LoginState {
  switch (state.step) {
    case 'loginWithPassword':
    case 'loginWithOtc':
    case 'quickLogin':
    case 'loginWithSmsOtc':
    case 'magicLinkPreLoginSuccess':
    case 'magicLinkPostLogin':
    case 'redirectToSSO':
    case 'callback':
    case 'socialLoginFailed':
    case 'loginWithSSOFailed':
    case 'approvalPending':
      return { step: 'preLogin', email: state.email };
    case 'loginWithQuickSmsOtc':
      return state.flow === 'registerQuickLogin' ? state : { step: 'preLogin', email: state.email };
    case 'forceTwoFactor':
      return state.enrolment.step === 'recoveryCode' ? state : firstFactor;
    case 'loginWithTwoFactor':
    case 'passwordRotationExpired':
    case 'breachedPassword':
    case 'breachedPasswordSuccess':
      return firstFactor;
    case 'recoverTwoFactor':
      return state.back;
    case 'preLogin':
    case 'magicLinkPostLoginSuccess':
    case 'passwordRotationNotification':
    case 'promptPasskeys':
    case 'registerQuickLogin':
    case 'quickLoginPhone':
    case 'success':
      return state;
  }
}
