import type { MfaStrategyName, QrCodeResponse } from '../../../contract';
import type { SentCodes } from '../second-factor/codes';

/** A sign-in that waits for somebody to set up their first second factor. */
interface Enrolment {
  mfaToken: string;
  /** What may be set up. */
  strategies: readonly MfaStrategyName[];
  /** Where codes by mail go, as the service knows it: somebody may have signed in by a user name, or a phone number. */
  address?: string;
  /** How many days the device may be remembered; absent when the vendor does not allow it. */
  rememberDays?: number;
  /** By phone number or `email`. */
  sent?: SentCodes;
  /** Given with the demand for a second factor; the enrolment ends by showing it (sign-in spec §4, MFA routing). */
  recoveryCode?: string;
}

/** How a second factor is set up, one member a step of the specification. */
export type EnrolmentState =
  /** The choice among what is allowed; keys (WebAuthn) are made from here, by the browser's own dialog. */
  | (Enrolment & { step: 'verify' })
  | (Enrolment & { step: 'authenticatorApp'; setup: QrCodeResponse })
  | (Enrolment & { step: 'smsSetPhoneNumber'; phoneNumber: string })
  | (Enrolment & { step: 'smsVerifyCode'; phoneNumber: string; otcToken: string })
  | (Enrolment & { step: 'emailVerifyCode'; otcToken: string });

export type EnrolmentStateOf<S extends EnrolmentState['step']> = Extract<EnrolmentState, { step: S }>;
