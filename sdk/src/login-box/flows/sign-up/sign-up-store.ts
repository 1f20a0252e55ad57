import { createStore, type StoreApi } from 'zustand/vanilla';
import { passwordlessPostLogin, passwordlessPreLogin } from '../../../api/passwordless-and-webauthn';
import { signUp, signUpWithPhoneNumber, signUpWithUsername } from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import type { SignUpCompletePayload } from '../../../app/host-events';
import { rememberWayOn } from '../../../app/remember-way-on';
import { reportSignUp, reportVerified } from '../../../app/report-events';
import { loginAddress } from '../../../app/routes';
import { rememberSignUpSuccess, signUpSuccessRoute } from '../../../app/sign-up-success';
import type { LoginResponse, SignUpRequest, SignUpResult } from '../../../contract';
import { ApiError } from '../../../core/errors';
import { REDIRECT_PARAMETER } from '../../../core/redirect';
import { whenSettled } from '../../../session/when-settled';
import { isEmail } from '../../parts/email/email-check';
import { captchaToken, prepareCaptcha } from '../../parts/form/captcha';
import { createFlowRunner, FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import { staysFor } from '../../runtime/stays-for';
import { enterAfterJoining, type HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import { forgetDraft } from './sign-up-draft';
import type { SignUpState, SignUpTerms } from './sign-up-state';
import { askTerms, invitationOf, signsUpByPhone } from './sign-up-terms';
import { signUpBefore } from './sign-up-transitions';

/** How long the success is seen before the page goes on (sign-in spec §9, navigation). */
const SIGNED_UP_DELAY_MS = 200;

/** What somebody gives to get an account. */
export type NewAccount = Omit<SignUpRequest, 'recaptchaToken' | 'invitationToken' | 'roleIds'>;

/** What a user can do on the sign-up route. None rejects. */
interface SignUpActions {
  /** Call once mounted, any number of times: asks what the form depends on; leaves when somebody is signed in already. */
  start(): Promise<void>;
  submit(account: NewAccount): Promise<void>;
  /** The code of the text message: signs in. */
  submitCode(code: string): Promise<void>;
  resendCode(): Promise<void>;
  /** Back to the form, as it was filled in. */
  changeDetails(): Promise<void>;
  /** On to the application without the wait. */
  goOn(): void;
}

export type SignUpStore = FlowSnapshot<SignUpState> &
  SteppedFlow<SignUpState> &
  SignUpActions & {
    /** The address given in another flow; empty where there was none. */
    readonly email: string;
  };

const beginning: FlowSnapshot<SignUpState> = { state: { step: 'SignUp', terms: null }, pending: true, error: null };

/** How the flow begins, and where it leads. */
interface SignUpOptions {
  /** Where it starts in place of its beginning. */
  given?: FlowSnapshot<SignUpState> | undefined;
  /** Known from another flow. */
  email?: string;
  onSignIn: HandOver;
}

/** Makes the sign-up of one mounted login box. Nothing is sent before `start`. */
export function createSignUpStore(app: App, { given, email = '', onSignIn }: SignUpOptions): StoreApi<SignUpStore> {
  const { http, session, routes } = app;
  /** What the login route has to ask for before there is a session. */
  let login: FlowSnapshot<LoginState> | null = null;
  // A state that a preview has chosen stands, unless it still has to ask.
  let started = given !== undefined;

  return createStore<SignUpStore>()((set, get) => {
    const flow = createFlowRunner<SignUpState, SignUpStore>({ getState: () => get(), setState: (patch) => set(patch) });

    async function begin(): Promise<void> {
      prepareCaptcha(app);
      set({ pending: false });
      await flow.run(() => askTerms(app));
    }

    async function send(terms: SignUpTerms, account: NewAccount): Promise<SignUpResult> {
      const invitationToken = invitationOf(app);
      const body = { ...account, ...(invitationToken && { invitationToken }), ...(await captchaToken(app, 'sign_up')) };
      if (signsUpByPhone(terms)) {
        // A bug of the form, not of the user: the developer reads it (sign-in spec §5).
        if (!body.phoneNumber)
          throw new FlowFailure('signup.phoneIsRequired', 'Phone number is required for phone number signup');
        return signUpWithPhoneNumber(http, body);
      }
      return !body.email && body.username ? signUpWithUsername(http, body) : signUp(http, body);
    }

    /** Where the answer leads; whoever has a code in the mail goes to the page that asks for it. */
    async function follow(terms: SignUpTerms, account: NewAccount, result: SignUpResult): Promise<SignUpState> {
      const { shouldActivate, userId, tenantId, activationToken, authResponse } = result;
      reportSignUp(app, whoSignedUp(account, { userId, tenantId }));
      if (shouldActivate && userId && activationToken) {
        forgetDraft(app);
        app.redirectTo(activationAddress(app, userId, activationToken));
        return get().state;
      }
      if (authResponse && isAnswer(authResponse)) return enter(authResponse, account.email ?? '');
      const { phoneNumber } = account;
      if (signsUpByPhone(terms) && phoneNumber) return sendCode(phoneNumber, terms);
      forgetDraft(app);
      return { step: 'SignUpSuccess', signedIn: false };
    }

    async function sendCode(phoneNumber: string, terms: SignUpTerms): Promise<SignUpState> {
      await passwordlessPreLogin(http, 'smscode', { phoneNumber, ...(await captchaToken(app, 'sign_up_code')) });
      return { step: 'VerifyPhone', phoneNumber, terms };
    }

    /** A session, unless a second factor comes before it: that is asked for where people sign in. */
    async function enter(answer: LoginResponse, known = ''): Promise<SignUpState> {
      login = await enterAfterJoining(app, known, answer);
      forgetDraft(app);
      return { step: 'SignUpSuccess', signedIn: session.store.getState().status === 'signedIn' };
    }

    function afterFailure({ code }: FlowError): Partial<FlowSnapshot<SignUpState>> {
      if (code === 'ER-APPROVAL-PENDING') return { state: { step: 'SignUpAwaitsApproval' }, error: null };
      if (code === 'ER-SIGN-UP-CLOSED') return { state: { step: 'SignUpRefused', reason: 'closed' }, error: null };
      return {};
    }

    async function goOnLater(): Promise<void> {
      const { state } = get();
      if (state.step !== 'SignUpSuccess' || !(state.signedIn || login)) return;
      if (await staysFor(app, SIGNED_UP_DELAY_MS)) goOn();
    }

    function goOn(): void {
      const { state } = get();
      if (state.step !== 'SignUpSuccess' || state.signedIn) goOnAfterSignUp(app);
      else goOnToLogin();
    }

    function goOnToLogin(): void {
      rememberWayOn(app);
      rememberSignUpSuccess(app, invitationOf(app) !== null);
      if (login) onSignIn(login);
      else app.redirectTo(loginAddress(routes));
    }

    return {
      ...(given ?? beginning),
      // The login page may have been given a user name, or a phone number.
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
        await flow.run(async () => follow(terms, account, await send(terms, account).catch(inOwnWords)), afterFailure);
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
        if (state.step === 'VerifyPhone') await flow.run(() => sendCode(state.phoneNumber, state.terms));
      },

      async changeDetails() {
        const before = signUpBefore(get().state);
        if (before) flow.move(before);
      },

      goOn,
    };
  });
}

/** Whether an answer leads anywhere: an empty one stands for an account without a session. */
function isAnswer({ accessToken, mfaRequired }: LoginResponse): boolean {
  return accessToken !== undefined || mfaRequired;
}

/** An address that is taken has words of its own here: elsewhere the code is about names and values. */
function inOwnWords(thrown: unknown): never {
  if (!(thrown instanceof ApiError) || thrown.errorCode !== 'ER-ALREADY-EXISTS') throw thrown;
  throw new FlowFailure('signup.emailIsTaken', thrown.message, { cause: thrown });
}

/** Where the code in the mail is asked for; what was to follow the sign-up follows the activation. */
function activationAddress(app: App, userId: string, token: string): string {
  const { location, routes } = app;
  const next = location.read().query.get(REDIRECT_PARAMETER) ?? signUpSuccessRoute(routes, invitationOf(app) !== null);
  const parameters = { userId, token, ...(next && { [REDIRECT_PARAMETER]: next }) };
  return `${routes.activateWithOTCUrl}?${new URLSearchParams(parameters)}`;
}

/** To the address that was given, else to where the host wants whoever has just signed up. */
function goOnAfterSignUp(app: App): void {
  const { routes } = app;
  const authenticatedUrl = signUpSuccessRoute(routes, invitationOf(app) !== null) ?? routes.authenticatedUrl;
  goOnAfterLogin({ ...app, routes: { ...routes, authenticatedUrl } });
}

/** What the host hears of a new account: never its password. */
function whoSignedUp(
  { name, companyName, email, phoneNumber, username }: NewAccount,
  { userId, tenantId }: Pick<SignUpResult, 'userId' | 'tenantId'>,
): SignUpCompletePayload {
  const unnamed = phoneNumber && !email ? 'PHONE_NUMBER' : 'PASSWORD';
  return {
    ...(name && { name }),
    ...(companyName && { companyName }),
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
    ...(userId && { id: userId }),
    ...(tenantId && { tenantId }),
    authenticationType: username && !email ? 'USERNAME' : unnamed,
  };
}
