import { createStore, type StoreApi } from 'zustand/vanilla';
import { passwordlessPreLogin } from '../../../api/passwordless-and-webauthn';
import { changePhone, resetPhone, verifyResetPhone } from '../../../api/users-contacts';
import type { App } from '../../../app/app';
import type { ErrorCode } from '../../../contract';
import { isEmail } from '../../parts/email/email-check';
import { captchaToken } from '../../parts/form/captcha';
import { createFlowRunner, flowErrorOf } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import type { ResetPhoneNumberState } from './reset-phone-number-state';
import { resetPhoneNumberBefore } from './reset-phone-number-transitions';

/** What a user can do whose phone is gone. None rejects. */
interface ResetPhoneNumberActions {
  /** Mails a code to somebody's address. */
  submitEmail(email: string): Promise<void>;
  /** Mails another code. */
  resendCode(): Promise<void>;
  submitCode(code: string): Promise<void>;
  /** Puts the number in the place of the lost one, and goes on to signing in by text message. */
  submitPhoneNumber(phoneNumber: string): Promise<void>;
  /** Back to the form, with what was typed. */
  changeEmail(): void;
}

export type ResetPhoneNumberStore = FlowSnapshot<ResetPhoneNumberState> &
  SteppedFlow<ResetPhoneNumberState> &
  ResetPhoneNumberActions;

/** How the flow begins, and where it leads. */
interface ResetPhoneNumberOptions {
  /** Where it starts; absent, at its beginning. */
  given: FlowSnapshot<ResetPhoneNumberState> | undefined;
  /** Known from another flow. */
  email: string;
  /** Goes to the login route, which starts where it is told. */
  onSignIn: HandOver;
}

/**
 * Makes the flow of one mounted login box that replaces a lost phone number. Nothing is sent before somebody asks for it.
 *
 * @see Sign-in spec §4 "Sign-up"
 */
export function createResetPhoneNumberStore(
  app: App,
  { given, email, onSignIn }: ResetPhoneNumberOptions,
): StoreApi<ResetPhoneNumberStore> {
  const { http } = app;
  // Whoever signs in by text message may have given the number that is gone.
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
 * Texts the code to sign in with. Where that fails the number is changed all the same: the login route starts at its
 * beginning and says why, unless the vendor has closed this way in.
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

/** Failures after which only another code from the mail helps, with what is said about them. */
const endings: Readonly<Partial<Record<string, string>>> = {
  'ER-MFA-TOO-MANY-ATTEMPTS': 'resetPhoneNumber.tooManyCodes',
  'ER-RESET-LINK-INVALID': 'resetPhoneNumber.attemptEnded',
  'ER-RESET-LINK-EXPIRED': 'resetPhoneNumber.attemptEnded',
} satisfies Partial<Record<ErrorCode, string>>;

const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** Back to the beginning when nothing else helps; a number that somebody else has is told in its own words. */
function whenOver(email: string) {
  return (error: FlowError): Partial<FlowSnapshot<ResetPhoneNumberState>> => {
    const code = endings[error.code];
    if (code) return { state: { step: 'ResetPhoneNumber', email }, error: { ...error, code } };
    return error.code === TAKEN ? { error: { ...error, code: 'resetPhoneNumber.phoneIsTaken' } } : {};
  };
}
