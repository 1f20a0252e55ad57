import type { PreLoginResponse } from '../../contract';
import { isWebAddress } from '../../core/redirect';
import type { LoginState } from './login-state';

/** Who signs in elsewhere is sent there (sign-in spec §4, step 1); `null` for everybody else. */
export function afterPreLogin(email: string, found: PreLoginResponse | null): LoginState | null {
  const address = found?.address;
  return address && isWebAddress(address) ? { step: 'redirectToSSO', email, address } : null;
}

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
    case 'success':
      return state;
  }
}

/** An identifier as the calls take it: an e-mail address, or a user name. */
export function identifierOf(typed: string): { email: string } | { username: string } {
  return typed.includes('@') ? { email: typed } : { username: typed };
}
