import { createStore, type StoreApi } from 'zustand/vanilla';
import { passwordlessPostLogin } from '../../../api/passwordless-and-webauthn';
import type { App } from '../../../app/app';
import { goOnAfterLogin, NAVIGATION_DELAY_MS } from '../../../app/go-on-after-login';
import { reportSignUp, reportVerified } from '../../../app/report-events';
import type { LoginResponse, SignUpResult } from '../../../contract';
import { whenSettled } from '../../../session/when-settled';
import { prepareCaptcha } from '../../parts/captcha/captcha';
import { isEmail } from '../../parts/email/email-check';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import { enterAfterJoining, type HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import { activationAddress, goOnAfterSignUp, goOnToLogin } from './leave-sign-up';
import { type NewAccount, sendAccount, sendCode, whoSignedUp } from './sign-up-calls';
import { forgetDraft } from './sign-up-draft';
import type { SignUpState, SignUpTerms } from './sign-up-state';
import { askTerms, signsUpByPhone } from './sign-up-terms';
import { signUpBefore } from './sign-up-transitions';

/** Actions of the user on the sign-up route. None of them rejects. */
interface SignUpActions {
  /**
   * Loads the terms of the form; redirects if the user is signed in. Call after mount; more calls do nothing, except
   * after a failure.
   */
  start(): Promise<void>;
  submit(account: NewAccount): Promise<void>;
  /** Submits the code of the text message, which signs the user in. */
  submitCode(code: string): Promise<void>;
  resendCode(): Promise<void>;
  /** Goes back to the form, which keeps its values. */
  changeDetails(): Promise<void>;
  /** Continues to the application without waiting. */
  goOn(): void;
}

export type SignUpStore = FlowSnapshot<SignUpState> &
  SteppedFlow<SignUpState> &
  SignUpActions & {
    /** The e-mail address entered in another flow; empty if there is none. */
    readonly email: string;
  };

const beginning: FlowSnapshot<SignUpState> = { state: { step: 'SignUp', terms: null }, pending: true, error: null };

/** Initial state of the flow, and the callback that continues with login. */
interface SignUpOptions {
  /** Initial state; default: the first step. */
  given?: FlowSnapshot<SignUpState> | undefined;
  /** Entered in another flow. */
  email?: string;
  onSignIn: HandOver;
}

/** Creates the sign-up store of one mounted login box. Nothing is sent before `start`. */
export function createSignUpStore(app: App, { given, email = '', onSignIn }: SignUpOptions): StoreApi<SignUpStore> {
  const { http, session } = app;
  /** Initial state of the login route, if it must ask for more before there is a session. */
  let login: FlowSnapshot<LoginState> | null = null;
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;

  return createStore<SignUpStore>()((set, get) => {
    const flow = createFlowRunner<SignUpState, SignUpStore>({ getState: () => get(), setState: (patch) => set(patch) });

    async function begin(): Promise<void> {
      prepareCaptcha(app);
      set({ pending: false });
      await flow.run(() => askTerms(app));
    }

    /** Returns the step after the response. Redirects to the activation page if a code was sent by e-mail. */
    async function follow(terms: SignUpTerms, account: NewAccount, result: SignUpResult): Promise<SignUpState> {
      const { shouldActivate, userId, activationToken, authResponse } = result;
      reportSignUp(app, whoSignedUp(account, result));
      if (shouldActivate && userId && activationToken) {
        forgetDraft(app);
        app.redirectTo(activationAddress(app, userId, activationToken));
        return get().state;
      }
      if (authResponse && isAnswer(authResponse)) return enter(authResponse, account.email ?? '');
      const { phoneNumber } = account;
      if (signsUpByPhone(terms) && phoneNumber) return sendCode(app, phoneNumber, terms);
      forgetDraft(app);
      return { step: 'SignUpSuccess', signedIn: false };
    }

    /** Opens the session. If a second factor is required first, prepares the login route, which asks for it. */
    async function enter(answer: LoginResponse, known = ''): Promise<SignUpState> {
      login = await enterAfterJoining(app, known, answer);
      forgetDraft(app);
      return { step: 'SignUpSuccess', signedIn: session.store.getState().status === 'signedIn' };
    }

    async function goOnLater(): Promise<void> {
      const { state } = get();
      if (state.step !== 'SignUpSuccess' || !(state.signedIn || login)) return;
      await redirectLater(app, NAVIGATION_DELAY_MS, goOn);
    }

    function goOn(): void {
      const { state } = get();
      if (state.step !== 'SignUpSuccess' || state.signedIn) goOnAfterSignUp(app);
      else goOnToLogin(app, login, onSignIn);
    }

    return {
      ...(given ?? beginning),
      // The login page may pass a user name or a phone number: prefill only an e-mail address.
      email: isEmail(email) ? email : '',

      loadStepBack: async () => signUpBefore,

      async start() {
        if (started) return;
        started = true;
        const [{ status }] = await Promise.all([whenSettled(session.store), begin()]);
        if (status === 'signedIn') return goOnAfterLogin(app, { replace: true });
        started = get().error === null;
      },

      async submit(account) {
        const { state } = get();
        if (state.step !== 'SignUp' || !state.terms) return;
        const { terms } = state;
        await flow.run(async () => follow(terms, account, await sendAccount(app, terms, account)), afterFailure);
        await goOnLater();
      },

      async submitCode(code) {
        const { state } = get();
        if (state.step !== 'VerifyPhone') return;
        await flow.run(async () => {
          const next = await enter(await passwordlessPostLogin(http, 'smscode', { token: code }), state.phoneNumber);
          reportVerified(app, 'PASSWORDLESS');
          return next;
        }, afterFailure);
        await goOnLater();
      },

      async resendCode() {
        const { state } = get();
        if (state.step === 'VerifyPhone') await flow.run(() => sendCode(app, state.phoneNumber, state.terms));
      },

      async changeDetails() {
        const before = signUpBefore(get().state);
        if (before) flow.move(before);
      },

      goOn,
    };
  });
}

/** Whether the response has a session or a challenge; an empty one means an account without a session. */
function isAnswer({ accessToken, mfaRequired }: LoginResponse): boolean {
  return accessToken !== undefined || mfaRequired;
}

/** Returns the step for a refusal that is not the user's mistake. */
function afterFailure({ code }: FlowError): Partial<FlowSnapshot<SignUpState>> {
  if (code === 'ER-APPROVAL-PENDING') return { state: { step: 'SignUpAwaitsApproval' }, error: null };
  if (code === 'ER-SIGN-UP-CLOSED') return { state: { step: 'SignUpRefused', reason: 'closed' }, error: null };
  return {};
}
