import type { MfaDevices } from '../../../contract';
import type { SentCodes } from './codes';

/** A sign-in or a step-up that waits for the second factor of somebody who has one. */
interface Challenge {
  mfaToken: string;
  /** Everything that is enrolled. */
  devices: MfaDevices;
  /** How many days the device may be remembered; absent when the vendor does not allow it. */
  rememberDays?: number;
  /** By device or address. */
  sent?: SentCodes;
}

/** How the second factor is asked for, one member a step of the specification. */
export type ChallengeState =
  /**
   * The choice among what is enrolled; keys (WebAuthn) are asked from here, by the browser's own dialog. Where the service
   * names nothing, any code.
   */
  | (Challenge & { step: 'verify' })
  | (Challenge & { step: 'authenticatorApp'; deviceId: string })
  | (Challenge & { step: 'smsVerifyCode'; deviceId: string; phoneNumber: string; otcToken: string })
  | (Challenge & { step: 'emailVerifyCode'; address: string; otcToken: string });

export type ChallengeStateOf<S extends ChallengeState['step']> = Extract<ChallengeState, { step: S }>;

/** The steps that ask for a code. */
export type CodeChallenge = Exclude<ChallengeState, { step: 'verify' }>;

/** One enrolled way to prove who one is. */
export type SecondFactorMethod =
  | { kind: 'authenticator'; deviceId: string }
  | { kind: 'sms'; deviceId: string; phoneNumber: string }
  | { kind: 'email'; address: string }
  | { kind: 'key'; deviceId: string; deviceType: 'Platform' | 'CrossPlatform'; name: string };
