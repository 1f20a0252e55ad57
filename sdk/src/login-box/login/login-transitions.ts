import type { PreLoginResponse } from '../../contract';
import { isWebAddress } from '../../core/redirect';
import type { LoginState } from './login-state';

/** Who signs in elsewhere is sent there; the password follows for everybody else (sign-in spec §4, step 1). */
export function afterPreLogin(email: string, found: PreLoginResponse | null): LoginState {
  const address = found?.address;
  return address && isWebAddress(address)
    ? { step: 'redirectToSSO', email, address }
    : { step: 'loginWithPassword', email };
}

/** One step back; the first and the last have nothing behind them. */
export function stepBack(state: LoginState): LoginState {
  switch (state.step) {
    case 'loginWithPassword':
    case 'redirectToSSO':
    case 'callback':
    case 'socialLoginFailed':
    case 'loginWithSSOFailed':
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
    case 'success':
      return state;
  }
}

/** An identifier as the calls take it: an e-mail address, or a user name. */
export function identifierOf(typed: string): { email: string } | { username: string } {
  return typed.includes('@') ? { email: typed } : { username: typed };
}
