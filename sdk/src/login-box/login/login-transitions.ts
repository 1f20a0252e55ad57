import type { LoginState } from './login-state';

/** One step back; the first and the last have nothing behind them. */
export function stepBack(state: LoginState): LoginState {
  switch (state.step) {
    case 'loginWithPassword':
    case 'loginWithOtc':
    case 'quickLogin':
    case 'loginWithQuickSmsOtc':
    case 'loginWithSmsOtc':
    case 'magicLinkPreLoginSuccess':
    case 'magicLinkPostLogin':
    case 'redirectToSSO':
    case 'callback':
    case 'socialLoginFailed':
    case 'loginWithSSOFailed':
    case 'approvalPending':
      return { step: 'preLogin', email: state.email };
    case 'loginWithTwoFactor':
    case 'forceTwoFactor':
    case 'passwordRotationExpired':
    case 'breachedPassword':
    case 'breachedPasswordSuccess':
      return { step: 'loginWithPassword', email: state.email };
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
