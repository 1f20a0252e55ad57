import { createStore, type StoreApi } from 'zustand/vanilla';
import { getPasswordConfig, resetPassword, validateResetToken } from '../../../api/users';
import type { App } from '../../../app/app';
import { reportFailure } from '../../../app/report-failure';
import { authPageAt, loginAddress } from '../../../app/routes';
import type { PasswordConfig } from '../../../contract';
import { ApiError } from '../../../core/errors';
import { isDeadLink } from '../../parts/dead-links';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { Asking } from '../login/passwordless/how-to-ask';
import { isUsual } from '../login/usual-strategies';
import type { ForgotPasswordState, ForgotPasswordStateOf } from './forgot-password-state';
import { forgotPasswordBefore } from './forgot-password-transitions';
import {
  afterIdentifier,
  checkSmsCode,
  failWith,
  type RecoveryWay,
  sendRecoveryMail,
  sendRecoverySms,
  whenAttemptsAreUp,
} from './recovery-ways';

/** Answers that mean the link is of no use; any other failure says nothing about it (contract: headers-and-storage §5). */
const invalidLinkStatuses: readonly number[] = [400, 403, 410, 422];

/** What a user can do on the forgot-password and reset-password routes. None rejects. */
interface ForgotPasswordActions {
  /** Call once mounted, any number of times: checks the link of the address and loads the password rules. */
  start(): Promise<void>;
  submitEmail(email: string): Promise<void>;
  /** Sends the mail once more. */
  resendEmail(): Promise<void>;
  /** At the selector: which of the two messages is to come. */
  chooseWay(way: RecoveryWay): Promise<void>;
  /** Back to the selector. */
  chooseAgain(): void;
  /** Sends another text message. */
  resendSms(): Promise<void>;
  submitSmsCode(code: string): Promise<void>;
  /** Back to the form, with what was typed. */
  changeEmail(): void;
  submitNewPassword(password: string): Promise<void>;
  /** From a broken link to the form that sends a new one. */
  requestNewLink(): void;
  backToLogin(): void;
}

export type ForgotPasswordStore = FlowSnapshot<ForgotPasswordState> &
  SteppedFlow<ForgotPasswordState> &
  ForgotPasswordActions & {
    /** Rules of the new password; `null` until loaded. */
    passwordConfig: PasswordConfig | null;
    /** How to ask who somebody is, where an e-mail address alone is not it; `null` until known. */
    asking: Asking | null;
  };

/**
 * Makes the password recovery of one mounted login box. Nothing is sent before `start`.
 *
 * @param given Where it starts; absent, the address decides.
 * @param email Known from another flow.
 */
export function createForgotPasswordStore(
  app: App,
  given?: FlowSnapshot<ForgotPasswordState>,
  email = '',
): StoreApi<ForgotPasswordStore> {
  const { http, session, routes } = app;
  let started = false;

  return createStore<ForgotPasswordStore>()((set, get) => {
    const flow = createFlowRunner<ForgotPasswordState, ForgotPasswordStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    /** Somebody who signs in by another name has lost the password of that name. */
    async function learnToAsk(): Promise<void> {
      const strategies = await app.strategies();
      if (isUsual(strategies)) return;
      const asking = await (await import('../login/passwordless/how-to-ask')).howToAsk(app, strategies);
      if (asking?.hasField) set({ asking });
    }

    /** An answer means that the link works; so does a failure that says nothing about it. */
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
      try {
        set({ passwordConfig: await getPasswordConfig(http, userId) });
      } catch (error) {
        reportFailure(session, 'LOAD_PASSWORD_CONFIGURATION', error);
      }
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
        // Until then, and after a failure, an e-mail address is asked for.
        if (state.step === 'forgotPassword') await learnToAsk().catch(() => undefined);
        if (state.step !== 'resetPasswordPage') return;
        await Promise.all([loadPasswordConfig(state.userId), given ?? flow.run(() => checkLink(state))]);
      },

      submitEmail: (typed) => flow.run(() => afterIdentifier(http, typed.trim())),

      async chooseWay(way) {
        const { state } = get();
        if (state.step !== 'passwordRecoverySelector') return;
        const send = way === 'sms' ? sendRecoverySms : sendRecoveryMail;
        await flow.run(() => send(http, state.email, true));
      },

      async resendEmail() {
        const { state } = get();
        if (state.step !== 'forgotPasswordEmailSuccess') return;
        await flow.run(() => sendRecoveryMail(http, state.email, state.hasOtherWays));
      },

      async resendSms() {
        const { state } = get();
        if (state.step !== 'resetPasswordViaSms') return;
        await flow.run(() => sendRecoverySms(http, state.email, state.hasOtherWays));
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

/** What was typed, in the steps that know it. */
function emailOf(state: ForgotPasswordState): string {
  return ('email' in state && state.email) || '';
}
