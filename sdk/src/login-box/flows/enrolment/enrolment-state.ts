import type { MfaStrategyName, QrCodeResponse } from '../../../contract';
import type { SentCodes } from '../second-factor/codes';

/** A sign-in that waits until the user has set up a second factor. */
interface Enrolment {
  mfaToken: string;
  /** The kinds of second factor that the user may set up. */
  strategies: readonly MfaStrategyName[];
  /** Recipient of codes by mail, from the service: the user may have typed a user name or a phone number. */
  address?: string;
  /** How many days the device may be remembered; absent when the vendor does not allow it. */
  rememberDays?: number;
  /** By phone number or `email`. */
  sent?: SentCodes;
  /** Returned with the demand for a second factor; shown at the end of the enrolment (sign-in spec §4, MFA routing). */
  recoveryCode?: string;
}

/** The state of an enrolment, one member per step of the specification. */
export type EnrolmentState =
  /** The choice among the allowed methods; keys (WebAuthn) are created from here, in the browser's own dialog. */
  | (Enrolment & { step: 'verify' })
  | (Enrolment & { step: 'authenticatorApp'; setup: QrCodeResponse })
  | (Enrolment & { step: 'smsSetPhoneNumber'; phoneNumber: string })
  | (Enrolment & { step: 'smsVerifyCode'; phoneNumber: string; otcToken: string })
  | (Enrolment & { step: 'emailVerifyCode'; otcToken: string });

export type EnrolmentStateOf<S extends EnrolmentState['step']> = Extract<EnrolmentState, { step: S }>;
