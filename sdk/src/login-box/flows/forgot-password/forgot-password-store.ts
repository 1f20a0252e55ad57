import { createStore, type StoreApi } from 'zustand/vanilla';
import { getPasswordConfig, resetPassword, validateResetToken } from '../../../api/users';
import type { App } from '../../../app/app';
import { authPageAt, loginAddress } from '../../../app/routes';
import type { PasswordConfig } from '../../../contract';
import { ApiError } from '../../../core/errors';
import { isDeadLink } from '../../parts/dead-links';
import { loadPasswordRules } from '../../parts/password/load-password-rules';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { IdentifierPrompt } from '../login/passwordless/identifier-prompt';
import { isUsual } from '../login/usual-strategies';
import type { ForgotPasswordState, ForgotPasswordStateOf } from './forgot-password-state';
import { forgotPasswordBefore } from './forgot-password-transitions';
import {
  afterIdentifier,
  checkSmsCode,
  failWith,
  type RecoveryMethod,
  sendRecoveryMail,
  sendRecoverySms,
  whenAttemptsAreUp,
} from './recovery-methods';

/** Status codes that mean an invalid link; other failures say nothing about it (contract: headers-and-storage §5). */
const invalidLinkStatuses: readonly number[] = [400, 403, 410, 422];

/** Actions of the user on the forgot-password and reset-password routes. None of them rejects. */
interface ForgotPasswordActions {
  /** Checks the link of the address and loads the password rules. Call after mount; more calls do nothing. */
  start(): Promise<void>;
  submitEmail(email: string): Promise<void>;
  /** Sends the e-mail again. */
  resendEmail(): Promise<void>;
  /** At the selector: sends the chosen message. */
  chooseMethod(method: RecoveryMethod): Promise<void>;
  /** Goes back to the selector. */
  chooseAgain(): void;
  /** Sends another text message. */
  resendSms(): Promise<void>;
  submitSmsCode(code: string): Promise<void>;
  /** Goes back to the form and keeps the input. */
  changeEmail(): void;
  submitNewPassword(password: string): Promise<void>;
  /** Goes from an invalid link to the form that sends a new one. */
  requestNewLink(): void;
  backToLogin(): void;
}

export type ForgotPasswordStore = FlowSnapshot<ForgotPasswordState> &
  SteppedFlow<ForgotPasswordState> &
  ForgotPasswordActions & {
    /** Rules of the new password; `null` until loaded. */
    passwordConfig: PasswordConfig | null;
    /** Texts and checks of the identifier field; `null` for an e-mail field, which is also shown until loaded. */
    asking: IdentifierPrompt | null;
  };

/**
 * Creates the store of the password recovery flow of one mounted login box. Nothing is sent before `start`.
 *
 * @param given Initial state; default: read from the address.
 * @param email Entered in another flow.
 */
export function createForgotPasswordStore(
  app: App,
  given?: FlowSnapshot<ForgotPasswordState>,
  email = '',
): StoreApi<ForgotPasswordStore> {
  const { http, routes } = app;
  let started = false;

  return createStore<ForgotPasswordStore>()((set, get) => {
    const flow = createFlowRunner<ForgotPasswordState, ForgotPasswordStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    /** Loads which identifier to ask for: users who sign in with a user name reset their password with it too. */
    async function learnToAsk(): Promise<void> {
      const strategies = await app.strategies();
      if (isUsual(strategies)) return;
      const asking = await (await import('../login/passwordless/identifier-prompt')).createIdentifierPrompt(
        app,
        strategies,
      );
      if (asking?.hasField) set({ asking });
    }

    /** A failure that says nothing about the link counts as success: the service checks the link again later. */
    async function checkLink(state: ForgotPasswordStateOf<'resetPasswordPage'>): Promise<ForgotPasswordState> {
      const { userId, token } = state;
      try {
        await validateResetToken(http, { userId, token });
      } catch (error) {
        const dead = error instanceof ApiError && invalidLinkStatuses.includes(error.statusCode);
        if (dead) return { step: 'resetPasswordLinkInvalid', userId };
      }
      return state;
    }

    async function loadPasswordConfig(userId: string): Promise<void> {
      set({ passwordConfig: await loadPasswordRules(app, getPasswordConfig(http, userId)) });
    }

    return {
      ...(given ?? { state: stateOfAddress(app, email), pending: false, error: null }),
      passwordConfig: null,
      asking: null,
      loadStepBack: async () => forgotPasswordBefore,

      async start() {
        if (started) return;
        started = true;
        const { state } = get();
        // Until this is loaded, and if it fails, the form asks for an e-mail address.
        if (state.step === 'forgotPassword') await learnToAsk().catch(() => undefined);
        if (state.step !== 'resetPasswordPage') return;
        await Promise.all([loadPasswordConfig(state.userId), given ?? flow.run(() => checkLink(state))]);
      },

      submitEmail: (typed) => flow.run(() => afterIdentifier(http, typed.trim())),

      async chooseMethod(method) {
        const { state } = get();
        if (state.step !== 'passwordRecoverySelector') return;
        const send = method === 'sms' ? sendRecoverySms : sendRecoveryMail;
        await flow.run(() => send(http, state.email, true));
      },

      async resendEmail() {
        const { state } = get();
        if (state.step !== 'forgotPasswordEmailSuccess') return;
        await flow.run(() => sendRecoveryMail(http, state.email, state.hasOtherMethods));
      },

      async resendSms() {
        const { state } = get();
        if (state.step !== 'resetPasswordViaSms') return;
        await flow.run(() => sendRecoverySms(http, state.email, state.hasOtherMethods));
      },

      async submitSmsCode(code) {
        const { state } = get();
        if (state.step !== 'resetPasswordViaSms') return;
        await flow.run(async () => {
          const next = await checkSmsCode(http, state, code);
          await loadPasswordConfig(next.userId);
          return next;
        }, whenAttemptsAreUp(state));
      },

      chooseAgain: () => flow.move({ step: 'passwordRecoverySelector', email: emailOf(get().state) }),
      changeEmail: () => flow.move({ step: 'forgotPassword', email: emailOf(get().state) }),

      async submitNewPassword(password) {
        const { state } = get();
        if (state.step !== 'resetPasswordPage') return;
        const { userId, token } = state;
        await flow.run(
          async () => {
            await resetPassword(http, { userId, token, password }).catch(
              failWith('forgetPassword.unknownError', 'Unknown error occurred'),
            );
            return { step: 'resetPasswordSuccess' };
          },
          ({ code }: FlowError) =>
            isDeadLink(code) ? { state: { step: 'resetPasswordLinkInvalid', userId }, error: null } : {},
        );
      },

      requestNewLink() {
        flow.move({ step: 'forgotPassword', email: '' });
        app.redirectTo(routes.forgetPasswordUrl);
      },
      backToLogin: () => app.redirectTo(loginAddress(routes)),
    };
  });
}

function stateOfAddress({ location, routes }: App, email: string): ForgotPasswordState {
  const { path, query } = location.read();
  if (authPageAt(path, routes) !== 'resetPassword') return { step: 'forgotPassword', email };
  const userId = query.get('userId')?.trim() ?? '';
  const token = query.get('token')?.trim() ?? '';
  return userId && token ? { step: 'resetPasswordPage', userId, token } : { step: 'resetPasswordLinkInvalid', userId };
}

/** The identifier that the user entered; empty in steps without one. */
function emailOf(state: ForgotPasswordState): string {
  return ('email' in state && state.email) || '';
}
