import { createStore, type StoreApi } from 'zustand/vanilla';
import { passwordlessPreLogin } from '../../../api/passwordless-and-webauthn';
import { changePhone, resetPhone, verifyResetPhone } from '../../../api/users-contacts';
import type { App } from '../../../app/app';
import type { ErrorCode } from '../../../contract';
import { captchaToken } from '../../parts/captcha/captcha';
import { isEmail } from '../../parts/email/email-check';
import { createFlowRunner, flowErrorOf } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import type { ResetPhoneNumberState } from './reset-phone-number-state';
import { resetPhoneNumberBefore } from './reset-phone-number-transitions';

/** Actions of a user who lost their phone. None of them rejects. */
interface ResetPhoneNumberActions {
  /** Sends a code to the e-mail address. */
  submitEmail(email: string): Promise<void>;
  /** Sends another code. */
  resendCode(): Promise<void>;
  submitCode(code: string): Promise<void>;
  /** Replaces the lost number, and continues with login by text message. */
  submitPhoneNumber(phoneNumber: string): Promise<void>;
  /** Goes back to the form and keeps the input. */
  changeEmail(): void;
}

export type ResetPhoneNumberStore = FlowSnapshot<ResetPhoneNumberState> &
  SteppedFlow<ResetPhoneNumberState> &
  ResetPhoneNumberActions;

/** Initial state of the flow, and the callback that continues with login. */
interface ResetPhoneNumberOptions {
  /** Initial state; default: the first step. */
  given: FlowSnapshot<ResetPhoneNumberState> | undefined;
  /** Entered in another flow. */
  email: string;
  /** Goes to the login route and starts it in the given state. */
  onSignIn: HandOver;
}

/**
 * Creates the store of the flow that replaces a lost phone number, for one mounted login box. Nothing is sent before
 * the user submits a form.
 *
 * @see Sign-in spec §4 "Sign-up"
 */
export function createResetPhoneNumberStore(
  app: App,
  { given, email, onSignIn }: ResetPhoneNumberOptions,
): StoreApi<ResetPhoneNumberStore> {
  const { http } = app;
  // The other flow may have passed the lost phone number: prefill only an e-mail address.
  const known = isEmail(email) ? email : '';
  return createStore<ResetPhoneNumberStore>()((set, get) => {
    const flow = createFlowRunner<ResetPhoneNumberState, ResetPhoneNumberStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    async function mailCode(address: string): Promise<ResetPhoneNumberState> {
      const { resetPhoneNumberToken } = await resetPhone(http, { email: address });
      return { step: 'VerifyResetPhoneNumber', email: address, resetPhoneNumberToken };
    }

    return {
      ...(given ?? { state: { step: 'ResetPhoneNumber', email: known }, pending: false, error: null }),

      loadStepBack: async () => resetPhoneNumberBefore,

      submitEmail: (typed) => flow.run(() => mailCode(typed.trim())),

      async resendCode() {
        const { state } = get();
        if (state.step === 'VerifyResetPhoneNumber') await flow.run(() => mailCode(state.email));
      },

      async submitCode(code) {
        const { state } = get();
        if (state.step !== 'VerifyResetPhoneNumber') return;
        const { resetPhoneNumberToken } = state;
        await flow.run(async () => {
          const { changePhoneNumberToken } = await verifyResetPhone(http, { resetPhoneNumberToken, code });
          return { step: 'ChangePhoneNumber', email: state.email, changePhoneNumberToken };
        }, whenOver(state.email));
      },

      async submitPhoneNumber(phoneNumber) {
        const { state } = get();
        if (state.step !== 'ChangePhoneNumber') return;
        const { changePhoneNumberToken } = state;
        await flow.run(async () => {
          await changePhone(http, { changePhoneNumberToken, phoneNumber });
          onSignIn(await sendSignInCode(app, phoneNumber, state.email));
          return state;
        }, whenOver(state.email));
      },

      changeEmail: () => flow.move({ step: 'ResetPhoneNumber', email: get().state.email }),
    };
  });
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
