import type { LoginResponse } from '../../../contract';
import { enrolNewKey } from '../enrolment/enrol-key';
import { enrolWithCode, sendAgain, sendPhoneCode, startEnrolment } from '../enrolment/enrolment-calls';
import { enrolmentBefore, type KeyStrategy, type TypedStrategy } from '../enrolment/enrolment-routing';
import type { EnrolmentState } from '../enrolment/enrolment-state';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { leaveAtTheEnd, signIn } from './sign-in';
import { whenDead } from './two-factor-actions';

/** Starts the enrolment of the chosen kind of second factor. */
export async function chooseStrategy(flow: LoginFlow, strategy: TypedStrategy): Promise<void> {
  const state = enrolmentOf(flow);
  if (state) await show(flow, () => startEnrolment(flow.app.http, state, strategy));
}

/** Sends a code to the phone to set up. */
export async function submitPhoneNumber(flow: LoginFlow, phoneNumber: string): Promise<void> {
  const state = enrolmentOf(flow);
  if (state?.step === 'smsSetPhoneNumber') {
    await show(flow, () => sendPhoneCode(flow.app.http, state, phoneNumber.trim()));
  }
}

/** Sends another code to where the last one went. */
export async function resendEnrolmentCode(flow: LoginFlow): Promise<void> {
  const state = enrolmentOf(flow);
  if (state?.step === 'smsVerifyCode' || state?.step === 'emailVerifyCode') {
    await show(flow, () => sendAgain(flow.app.http, state));
  }
}

/** Completes the enrolment with its first code, and signs in. */
export async function submitEnrolmentCode(flow: LoginFlow, code: string, remember = false): Promise<void> {
  const state = enrolmentOf(flow);
  if (!state || state.step === 'verify' || state.step === 'smsSetPhoneNumber') return;
  await finish(flow, () => enrolWithCode(flow.app.http, state, code, remember));
}

/** Enrols a key as the second factor, and signs in; the browser shows its own dialog. */
export async function enrolKey(flow: LoginFlow, strategy: KeyStrategy, remember = false): Promise<void> {
  const state = enrolmentOf(flow);
  if (state) await finish(flow, () => enrolNewKey(flow.app, state, strategy, remember));
}

/** Goes one step back: code → phone number → choice. */
export function leaveEnrolmentStep(flow: LoginFlow): void {
  const state = enrolmentOf(flow);
  const before = state && enrolmentBefore(state);
  if (before) flow.move(at(flow, before));
}

/** Continues the sign-in once the user has saved the recovery code. */
export async function confirmRecoveryCode(flow: LoginFlow): Promise<void> {
  const enrolment = flow.at('forceTwoFactor')?.enrolment;
  if (enrolment?.step !== 'recoveryCode') return;
  flow.move(enrolment.next);
  await leaveAtTheEnd(flow);
}

function finish(flow: LoginFlow, call: () => Promise<LoginResponse>): Promise<void> {
  return signIn(flow, call, { failed: whenDead(flow) });
}

function show(flow: LoginFlow, call: () => Promise<EnrolmentState>): Promise<void> {
  return flow.run(async () => at(flow, await call()), whenDead(flow));
}

function enrolmentOf(flow: LoginFlow): EnrolmentState | null {
  const enrolment = flow.at('forceTwoFactor')?.enrolment;
  return !enrolment || enrolment.step === 'recoveryCode' ? null : enrolment;
}

function at(flow: LoginFlow, enrolment: EnrolmentState): LoginState {
  return { step: 'forceTwoFactor', email: flow.state().email, enrolment };
}
