import type { MfaDevices } from '../../../contract';
import type { SentCodes } from './codes';

/** A sign-in or a step-up that waits for the second factor of an enrolled user. */
interface Challenge {
  mfaToken: string;
  /** All enrolled devices and addresses. */
  devices: MfaDevices;
  /** How many days the device may be remembered; absent when the vendor does not allow it. */
  rememberDays?: number;
  /** By device or address. */
  sent?: SentCodes;
}

/** The state of a challenge, one member per step of the specification. */
export type ChallengeState =
  /**
   * The choice among the enrolled methods; keys (WebAuthn) are used from here, in the browser's own dialog. If the
   * service lists no devices, the step asks for a code of any method.
   */
  | (Challenge & { step: 'verify' })
  | (Challenge & { step: 'authenticatorApp'; deviceId: string })
  | (Challenge & { step: 'smsVerifyCode'; deviceId: string; phoneNumber: string; otcToken: string })
  | (Challenge & { step: 'emailVerifyCode'; address: string; otcToken: string });

export type ChallengeStateOf<S extends ChallengeState['step']> = Extract<ChallengeState, { step: S }>;

/** The steps that ask for a code. */
export type CodeChallenge = Exclude<ChallengeState, { step: 'verify' }>;

/** One enrolled second factor. */
export type SecondFactorMethod =
  | { kind: 'authenticator'; deviceId: string }
  | { kind: 'sms'; deviceId: string; phoneNumber: string }
  | { kind: 'email'; address: string }
  | { kind: 'key'; deviceId: string; deviceType: 'Platform' | 'CrossPlatform'; name: string };
