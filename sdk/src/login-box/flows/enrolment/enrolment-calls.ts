import {
  enrollAuthenticator,
  enrollPhone,
  sendEmailCode,
  startAuthenticatorEnrolment,
  startPhoneEnrolment,
  verifyEmailCode,
} from '../../../api/mfa';
import type { LoginResponse } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { daysToRemember } from '../second-factor/challenge-calls';
import { codeTo, readTyped } from '../second-factor/codes';
import { enrolmentIn, onlyStrategy, type TypedStrategy } from './enrolment-routing';
import type { EnrolmentState, EnrolmentStateOf } from './enrolment-state';

/** The steps that ask for a code. */
export type CodeEnrolment = EnrolmentStateOf<'authenticatorApp' | 'smsVerifyCode' | 'emailVerifyCode'>;

/** Prepares an enrolment: if only one kind is allowed, starts it (sign-in spec §4, MFA routing). */
export async function prepareEnrolment(http: HttpClient, enrolment: EnrolmentState): Promise<EnrolmentState> {
  const strategy = onlyStrategy(enrolment.strategies);
  const [remember, ready] = await Promise.all([
    daysToRemember(http, enrolment.mfaToken),
    strategy ? startEnrolment(http, enrolment, strategy) : enrolment,
  ]);
  return { ...ready, ...remember };
}

/** Starts the enrolment of one kind: requests a secret for an app, sends a code by mail, or asks for a phone number. */
export async function startEnrolment(
  http: HttpClient,
  state: EnrolmentState,
  strategy: TypedStrategy,
): Promise<EnrolmentState> {
  const enrolment = enrolmentIn(state);
  const { mfaToken } = enrolment;
  switch (strategy) {
    case 'AuthenticatorApp':
      return { ...enrolment, step: 'authenticatorApp', setup: await startAuthenticatorEnrolment(http, { mfaToken }) };
    case 'SMS':
      return { ...enrolment, step: 'smsSetPhoneNumber', phoneNumber: '' };
    case 'EmailCode': {
      const code = await codeTo(enrolment, EMAIL, () => sendEmailCode(http, { mfaToken }));
      return { ...enrolment, ...code, step: 'emailVerifyCode' };
    }
  }
}

/** Sends a code to the phone to set up, unless one was sent there already. */
export async function sendPhoneCode(
  http: HttpClient,
  state: EnrolmentState,
  phoneNumber: string,
): Promise<EnrolmentState> {
  const enrolment = enrolmentIn(state);
  const { mfaToken } = enrolment;
  const code = await codeTo(enrolment, phoneNumber, () => startPhoneEnrolment(http, { mfaToken, phoneNumber }));
  return { ...enrolment, ...code, step: 'smsVerifyCode', phoneNumber };
}

/** Sends another code, which replaces the last one. */
export function sendAgain(
  http: HttpClient,
  state: EnrolmentStateOf<'smsVerifyCode' | 'emailVerifyCode'>,
): Promise<EnrolmentState> {
  const { sent: _earlier, ...unsent } = state;
  if (unsent.step === 'emailVerifyCode') return startEnrolment(http, unsent, 'EmailCode');
  return sendPhoneCode(http, unsent, unsent.phoneNumber);
}

/** Key of the mailed code among the handles of sent codes. */
const EMAIL = 'email';

/** Completes the enrolment with the typed code. */
export function enrolWithCode(
  http: HttpClient,
  state: CodeEnrolment,
  typed: string,
  rememberDevice: boolean,
): Promise<LoginResponse> {
  const { mfaToken } = state;
  const { code, remember } = readTyped(typed, rememberDevice);
  switch (state.step) {
    case 'authenticatorApp':
      return enrollAuthenticator(http, { mfaToken, token: code, ...remember });
    case 'smsVerifyCode':
      return enrollPhone(http, { mfaToken, otcToken: state.otcToken, code, ...remember });
    case 'emailVerifyCode':
      return verifyEmailCode(http, { mfaToken, otcToken: state.otcToken, code, ...remember });
  }
}
