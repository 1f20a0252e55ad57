import type { LoginResponse, MfaDevices, PreLoginResponse, SendSmsCodeResponse } from '../../contract';
import { isWebAddress } from '../../core/redirect';
import type { LoginState, LoginStateOf, TwoFactorMethod } from './login-state';

/** Nothing enrolled of any kind: what a service that names no devices is taken to mean. */
const noDevices: MfaDevices = { webauthn: [], phones: [], authenticators: [], emails: [] };

/** Which device is asked first: the authenticator app, else a phone (sign-in spec §4, MFA routing). */
function firstMethod({ authenticators, phones }: MfaDevices): TwoFactorMethod | null {
  const [authenticator] = authenticators;
  if (authenticator) return { kind: 'authenticator', deviceId: authenticator.id };
  const [phone] = phones;
  return phone ? { kind: 'sms', deviceId: phone.id, phoneNumber: phone.phoneNumber } : null;
}

/** Who signs in elsewhere is sent there; the password follows for everybody else (sign-in spec §4, step 1). */
export function afterPreLogin(email: string, found: PreLoginResponse | null): LoginState {
  const address = found?.address;
  return address && isWebAddress(address)
    ? { step: 'redirectToSSO', email, address }
    : { step: 'loginWithPassword', email };
}

/**
 * The only place that decides which step follows a login answer.
 *
 * @returns `null` when the answer asks for a step that this version does not have.
 */
export function afterLogin(email: string, response: LoginResponse): LoginState | null {
  if (response.accessToken) return { step: 'success', email };
  const { mfaRequired, mfaToken, userId, resetPasswordToken: token, isBreachedPassword } = response;
  if (!mfaRequired && isBreachedPassword) return { step: 'breachedPassword', email };
  if (!mfaRequired && userId && token) return { step: 'passwordRotationExpired', email, userId, token, rules: null };
  if (!mfaRequired || !mfaToken) return null;
  const devices = { ...noDevices, ...response.mfaDevices };
  const method = firstMethod(devices);
  return method && { step: 'loginWithTwoFactor', email, mfaToken, devices, method };
}

/** The second-factor step with the handle of the code that has just been sent. */
export function withSentCode(
  state: LoginStateOf<'loginWithTwoFactor'>,
  { otcToken, phoneNumber }: SendSmsCodeResponse,
): LoginStateOf<'loginWithTwoFactor'> {
  const { method } = state;
  if (method.kind !== 'sms') return state;
  return { ...state, method: { ...method, otcToken, phoneNumber: phoneNumber || method.phoneNumber } };
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
