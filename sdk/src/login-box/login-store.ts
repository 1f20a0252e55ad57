import { createStore, type StoreApi } from 'zustand/vanilla';
import { login, preLogin } from '../api/auth';
import { recoverMfa } from '../api/mfa';
import { getPasswordConfig, resetPassword, sendPasswordReset } from '../api/users';
import type { App } from '../app/app';
import { goOnAfterLogin } from '../app/navigation';
import type { ErrorCode, LoginResponse } from '../contract';
import { GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE } from '../core/errors';
import { whenSettled } from '../session/when-settled';
import { createFlowRunner, FlowFailure } from './flow-run';
import type { FlowError, FlowSnapshot, LoginState, LoginStateOf, TwoFactorMethod } from './login-state';
import { afterLogin, afterPreLogin, identifierOf, stepBack } from './login-transitions';
import { answerChallenge, prepareChallenge, sendDueCode } from './second-factor';

/** How long the last step is seen before the page goes on (sign-in spec §9). */
const NAVIGATION_DELAY_MS = 200;
/** How long the page says that it goes to the company's own sign-in (sign-in spec §9). */
export const SSO_REDIRECT_DELAY_MS = 2_000;
/** After these the challenge is dead: the way on is the password again. */
const deadChallengeCodes: readonly string[] = [
  'ER-MFA-TOKEN-EXPIRED',
  'ER-MFA-TOO-MANY-ATTEMPTS',
] satisfies ErrorCode[];

/** What a user can do in the login flow. Every action settles by itself; none rejects. */
interface LoginActions {
  /** Call once mounted, any number of times: leaves when somebody is signed in already, sends a code that is due. */
  start(): Promise<void>;
  submitEmail(email: string): Promise<void>;
  submitPassword(password: string): Promise<void>;
  /** `rememberDevice` skips the second factor on this device for as long as the vendor allows. */
  submitCode(code: string, rememberDevice?: boolean): Promise<void>;
  /** Sends another text message. */
  resendCode(): Promise<void>;
  /** Switches to another enrolled device; a phone is sent a code. */
  chooseMethod(method: TwoFactorMethod): Promise<void>;
  openRecovery(): void;
  submitRecoveryCode(code: string): Promise<void>;
  /** To the company's own sign-in without the wait. */
  goToSSO(): void;
  /** The new password in place of one that is too old; signs in. */
  submitExpiredPassword(password: string): Promise<void>;
  /** A mail to choose another password than the one that has leaked; once more, if it was sent already. */
  sendBreachedPasswordMail(): Promise<void>;
  /** Back to the first step, with the e-mail address kept. */
  changeEmail(): void;
  /** One step back: recovery → second factor → password → e-mail. */
  back(): void;
  /** The message has been read or the field edited. */
  dismissError(): void;
}

export type LoginStore = FlowSnapshot<LoginState> & LoginActions;

/**
 * Makes the login flow of one mounted login box. Nothing is sent before `start`.
 *
 * @param given Where it starts in place of its beginning.
 * @param email Known from another flow.
 */
export function createLoginStore(app: App, given?: FlowSnapshot<LoginState>, email = ''): StoreApi<LoginStore> {
  const { http, session, clock } = app;
  const beginning: FlowSnapshot<LoginState> = { state: { step: 'preLogin', email }, pending: false, error: null };
  let started = false;

  return createStore<LoginStore>()((set, get) => {
    const flow = createFlowRunner<LoginState, LoginStore>({ getState: () => get(), setState: (patch) => set(patch) });

    function stateOf<S extends LoginState['step']>(step: S): LoginStateOf<S> | null {
      const { state } = get();
      return state.step === step ? (state as LoginStateOf<S>) : null;
    }

    /** Takes a login answer to its step: a session is opened, a phone gets its code. */
    async function follow(email: string, response: LoginResponse, isCurrent: () => boolean): Promise<LoginState> {
      const next = afterLogin(email, response);
      if (!next) throw new FlowFailure(GENERIC_ERROR_CODE, GENERIC_ERROR_MESSAGE);
      if (next.step === 'loginWithTwoFactor') return prepareChallenge(http, next);
      if (next.step === 'passwordRotationExpired') return withRules(next);
      if (next.step !== 'success') return next;
      if (isCurrent()) await session.accept(response);
      return next;
    }

    /** Not knowing the rules is no reason to stop: the service checks them all the same. */
    async function withRules(state: LoginStateOf<'passwordRotationExpired'>): Promise<LoginState> {
      return { ...state, rules: await getPasswordConfig(http, state.userId).catch(() => null) };
    }

    /** A call whose answer may sign in; whoever goes back meanwhile is not signed in by it. */
    async function signIn(
      state: LoginState,
      call: () => Promise<LoginResponse>,
      failed?: (error: FlowError) => Partial<FlowSnapshot<LoginState>>,
    ): Promise<void> {
      const isCurrent = () => get().state === state;
      await flow.run(async () => follow(state.email, await call(), isCurrent), failed);
      if (get().state.step !== 'success') return;
      await clock.sleep(NAVIGATION_DELAY_MS);
      goOnAfterLogin(app);
    }

    function afterWrongCode({ code }: FlowError): Partial<FlowSnapshot<LoginState>> {
      const { email } = get().state;
      return deadChallengeCodes.includes(code) ? { state: { step: 'loginWithPassword', email } } : {};
    }

    return {
      ...(given ?? beginning),

      async start() {
        if (started) return;
        started = true;
        const twoFactor = stateOf('loginWithTwoFactor');
        if (twoFactor?.method.kind === 'sms' && !twoFactor.method.otcToken)
          await flow.run(() => sendDueCode(http, twoFactor));
        if (given) return;
        const { status } = await whenSettled(session.store);
        const untouched = get().state === beginning.state && !get().pending;
        if (status === 'signedIn' && untouched) goOnAfterLogin(app, { replace: true });
      },

      async submitEmail(typed) {
        const email = typed.trim();
        const tenantId = app.location.read().query.get('tenantId');
        await flow.run(async () => {
          // An error falls through: the password follows.
          const found = await preLogin(http, { ...identifierOf(email), ...(tenantId && { tenantId }) }).catch(
            () => null,
          );
          return afterPreLogin(email, found);
        });
        const redirect = stateOf('redirectToSSO');
        if (!redirect) return;
        await clock.sleep(SSO_REDIRECT_DELAY_MS);
        if (get().state === redirect) app.location.leave(redirect.address);
      },

      async submitPassword(password) {
        const state = stateOf('loginWithPassword');
        if (!state) return;
        const invitationToken = app.location.read().query.get('invitationToken');
        const body = { ...identifierOf(state.email), password, ...(invitationToken && { invitationToken }) };
        const failed = () => {
          session.clear();
          return {};
        };
        await signIn(state, () => login(http, body), failed);
      },

      async submitCode(typed, rememberDevice = false) {
        const state = stateOf('loginWithTwoFactor');
        if (!state) return;
        await signIn(state, () => answerChallenge(http, state, typed, rememberDevice), afterWrongCode);
      },

      async resendCode() {
        const state = stateOf('loginWithTwoFactor');
        if (state) await flow.run(() => sendDueCode(http, state), afterWrongCode);
      },

      async chooseMethod(method) {
        const state = stateOf('loginWithTwoFactor');
        if (!state) return;
        const chosen = { ...state, method };
        if (method.kind === 'sms' && !method.otcToken) await flow.run(() => sendDueCode(http, chosen), afterWrongCode);
        else flow.move(chosen);
      },

      openRecovery() {
        const state = stateOf('loginWithTwoFactor');
        if (state) flow.move({ step: 'recoverTwoFactor', email: state.email, back: state });
      },

      async submitRecoveryCode(typed) {
        const state = stateOf('recoverTwoFactor');
        if (!state) return;
        const { email } = state;
        await flow.run(async () => {
          await recoverMfa(http, { email, recoveryCode: typed.trim() });
          // The second factor is off now; the password has to be given once more.
          return { step: 'loginWithPassword', email };
        });
      },

      goToSSO() {
        const redirect = stateOf('redirectToSSO');
        if (redirect) app.location.leave(redirect.address);
      },

      async submitExpiredPassword(password) {
        const state = stateOf('passwordRotationExpired');
        if (!state) return;
        const { userId, token, email } = state;
        await signIn(state, async () => {
          await resetPassword(http, { userId, token, password });
          return login(http, { ...identifierOf(email), password });
        });
      },

      async sendBreachedPasswordMail() {
        const { email } = get().state;
        await flow.run(async () => {
          await sendPasswordReset(http, { email });
          return { step: 'breachedPasswordSuccess', email };
        });
      },

      changeEmail: () => flow.move({ step: 'preLogin', email: get().state.email }),
      back: () => flow.move(stepBack(get().state)),
      dismissError: () => set({ error: null }),
    };
  });
}
