import type { MfaDevices, PasswordConfig } from '../../contract';

/** What the login box shows on its login route, one member a step. A field exists only in the steps that need it. */
export type LoginState =
  | { step: 'preLogin'; email: string }
  | { step: 'loginWithPassword'; email: string }
  | {
      step: 'loginWithTwoFactor';
      email: string;
      mfaToken: string;
      devices: MfaDevices;
      /** The device being asked for a code. */
      method: TwoFactorMethod;
      /** How many days the device may be remembered; absent when the vendor does not allow it. */
      rememberDays?: number;
    }
  | { step: 'recoverTwoFactor'; email: string; back: Extract<LoginState, { step: 'loginWithTwoFactor' }> }
  /** The company's own sign-in takes over, on its own after a moment. */
  | { step: 'redirectToSSO'; email: string; address: string }
  /** The password is too old: another one is chosen with the token, and signs in. */
  | { step: 'passwordRotationExpired'; email: string; userId: string; token: string; rules: PasswordConfig | null }
  /** The password has leaked somewhere: another one is chosen by mail. */
  | { step: 'breachedPassword'; email: string }
  | { step: 'breachedPasswordSuccess'; email: string }
  | { step: 'success'; email: string };

/** The second factors of this slice: the authenticator app, or a code sent to one phone. */
export type TwoFactorMethod =
  | { kind: 'authenticator'; deviceId: string }
  | { kind: 'sms'; deviceId: string; phoneNumber: string; otcToken?: string };

export type LoginStep = LoginState['step'];
export type LoginStateOf<S extends LoginStep> = Extract<LoginState, { step: S }>;
