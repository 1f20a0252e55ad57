import { passwordlessPreLogin } from '../../../api/passwordless-and-webauthn';
import { changePhone, resetPhone, verifyResetPhone } from '../../../api/users-contacts';
import type { App } from '../../../app/app';
import type { ErrorCode } from '../../../contract';
import { captchaToken } from '../../parts/captcha/captcha';
import { flowErrorOf } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import type { LoginState } from '../login/login-state';
import type { ResetPhoneNumberFlow } from './reset-phone-number-flow';
import type { ResetPhoneNumberState } from './reset-phone-number-state';

/** Sends a code to the e-mail address. */
export async function submitEmail(flow: ResetPhoneNumberFlow, typed: string): Promise<void> {
  await flow.run(() => mailCode(flow.app, typed.trim()));
}

/** Sends another code. */
export async function resendCode(flow: ResetPhoneNumberFlow): Promise<void> {
  const state = flow.at('VerifyResetPhoneNumber');
  if (state) await flow.run(() => mailCode(flow.app, state.email));
}

async function mailCode({ http }: App, email: string): Promise<ResetPhoneNumberState> {
  const { resetPhoneNumberToken } = await resetPhone(http, { email });
  return { step: 'VerifyResetPhoneNumber', email, resetPhoneNumberToken };
}

/** Submits the code of the e-mail; the new number follows. */
export async function submitCode(flow: ResetPhoneNumberFlow, code: string): Promise<void> {
  const state = flow.at('VerifyResetPhoneNumber');
  if (!state) return;
  const { email, resetPhoneNumberToken } = state;
  await flow.run(async () => {
    const { changePhoneNumberToken } = await verifyResetPhone(flow.app.http, { resetPhoneNumberToken, code });
    return { step: 'ChangePhoneNumber', email, changePhoneNumberToken };
  }, whenOver(email));
}

/** Replaces the lost number, and continues with login by text message. */
export async function submitPhoneNumber(flow: ResetPhoneNumberFlow, phoneNumber: string): Promise<void> {
  const state = flow.at('ChangePhoneNumber');
  if (!state) return;
  const { email, changePhoneNumberToken } = state;
  await flow.run(async () => {
    await changePhone(flow.app.http, { changePhoneNumberToken, phoneNumber });
    flow.onSignIn(await sendSignInCode(flow.app, phoneNumber, email));
    return state;
  }, whenOver(email));
}

/** Goes back to the form and keeps the input. */
export function changeEmail(flow: ResetPhoneNumberFlow): void {
  flow.move({ step: 'ResetPhoneNumber', email: flow.state().email });
}

/**
 * Sends the login code by text message. If that fails, the number is changed anyway: the login route starts at its
 * first step and shows the error, unless the vendor has disabled this login method.
 */
async function sendSignInCode(app: App, number: string, email: string): Promise<FlowSnapshot<LoginState>> {
  try {
    const body = { phoneNumber: number, ...(await captchaToken(app, 'passwordless')) };
    const { phoneNumber = '' } = await passwordlessPreLogin(app.http, 'smscode', body);
    return { state: { step: 'loginWithSmsOtc', email: number, phoneNumber }, pending: false, error: null };
  } catch (thrown) {
    const error = flowErrorOf(thrown);
    return { state: { step: 'preLogin', email }, pending: false, error: error.code === CLOSED ? null : error };
  }
}

const CLOSED: ErrorCode = 'ER-SIGN-IN-WAY-CLOSED';

/** Errors after which only a new code from the e-mail helps, with the error to show. */
const endings: Readonly<Partial<Record<string, string>>> = {
  'ER-MFA-TOO-MANY-ATTEMPTS': 'resetPhoneNumber.tooManyCodes',
  'ER-RESET-LINK-INVALID': 'resetPhoneNumber.attemptEnded',
  'ER-RESET-LINK-EXPIRED': 'resetPhoneNumber.attemptEnded',
} satisfies Partial<Record<ErrorCode, string>>;

const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** Goes back to the first step if only a new code helps. A number that another user has gets its own error text. */
function whenOver(email: string) {
  return (error: FlowError): Partial<FlowSnapshot<ResetPhoneNumberState>> => {
    const code = endings[error.code];
    if (code) return { state: { step: 'ResetPhoneNumber', email }, error: { ...error, code } };
    return error.code === TAKEN ? { error: { ...error, code: 'resetPhoneNumber.phoneIsTaken' } } : {};
  };
}
