import type { LoginStateOf, TwoFactorMethod } from './login-state';

/** Every way to prove the second factor that the user has enrolled and this kit can ask for. */
export function enrolledMethods({ devices }: LoginStateOf<'loginWithTwoFactor'>): TwoFactorMethod[] {
  return [
    ...devices.authenticators.map(({ id }) => ({ kind: 'authenticator' as const, deviceId: id })),
    ...devices.phones.map(({ id, phoneNumber }) => ({ kind: 'sms' as const, deviceId: id, phoneNumber })),
  ];
}
