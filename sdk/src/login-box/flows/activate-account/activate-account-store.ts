import { createStore, type StoreApi } from 'zustand/vanilla';
import { getPasswordConfig } from '../../../api/users';
import {
  activateAccount,
  activateAccountWithCode,
  getActivationStrategy,
  resendActivationEmailTo,
} from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { reportVerified } from '../../../app/report-events';
import { isRoute } from '../../../app/routes';
import { captchaToken } from '../../parts/captcha/captcha';
import { isDeadLink } from '../../parts/dead-links';
import { loadPasswordRules } from '../../parts/password/load-password-rules';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { createJoiningEnd, type HandOver } from '../login/enter-after-joining';
import type { ActivateAccountState, ActivateAccountStateOf } from './activate-account-state';

/** Input of the activation form. */
export interface Activation {
  password?: string;
  code?: string;
  /** Whether the checkbox of the terms is ticked. */
  agreed?: boolean;
}

/** Actions of the user on the activation routes. None of them rejects. */
interface ActivateAccountActions {
  /** Loads what the link of the address needs. Call after mount; more calls do nothing, except after a failure. */
  start(): Promise<void>;
  activate(typed: Activation): Promise<void>;
  /** Sends the activation e-mail again. */
  resend(email: string): Promise<void>;
  /** Continues to the application, or to the login page, without waiting. */
  goOn(): void;
}

export type ActivateAccountStore = FlowSnapshot<ActivateAccountState> & ActivateAccountActions;

/** Initial state of the flow, and the callback that continues with login. */
interface ActivateAccountOptions {
  /** Initial state; default: read from the address. */
  given?: FlowSnapshot<ActivateAccountState> | undefined;
  onSignIn: HandOver;
}

/** Creates the activation store of one mounted login box. Nothing is sent before `start`. */
export function createActivateAccountStore(
  app: App,
  { given, onSignIn }: ActivateAccountOptions,
): StoreApi<ActivateAccountStore> {
  const { http, clock } = app;
  const end = createJoiningEnd(app, onSignIn);
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;
  return createStore<ActivateAccountStore>()((set, get) => {
    const flow = createFlowRunner<ActivateAccountState, ActivateAccountStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ActivateAccountState>> {
      return isDeadLink(code) ? { state: { step: 'resend', sentTo: null }, error: null } : {};
    }

    async function ask({ link, withCode }: ActivateAccountStateOf<'activating'>): Promise<ActivateAccountState> {
      const { shouldSetPassword: withPassword } = await getActivationStrategy(http, link);
      const rules = withPassword ? await loadPasswordRules(app, getPasswordConfig(http, link.userId)) : null;
      return { step: 'activatingForm', link, withCode, withPassword, rules };
    }

    async function send({ link, withCode }: ActivateAccountStateOf<'activatingForm'>, typed: Activation) {
      const password = typed.password ? { password: typed.password } : {};
      // The time of the consent tells the vendor which version of the terms it was.
      const consent = typed.agreed ? { lastTermsCheck: new Date(clock.now()).toISOString() } : {};
      const body = { ...link, ...password, ...consent, ...(await captchaToken(app, 'activate')) };
      if (!withCode) return activateAccount(http, body);
      return activateAccountWithCode(http, { ...body, code: typed.code?.trim() ?? '' });
    }

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async start() {
        const { state } = get();
        if (started || state.step !== 'activating') return;
        started = true;
        await flow.run(() => ask(state), afterFailure);
        started = get().state.step !== 'activating';
      },

      async activate(typed) {
        const { state } = get();
        if (state.step !== 'activatingForm') return;
        await flow.run(async () => {
          await end.enter(await send(state, typed));
          reportVerified(app, 'ACTIVATION_LINK');
          return { step: 'success' };
        }, afterFailure);
        if (get().state.step === 'success') await end.goOnLater();
      },

      async resend(email) {
        await flow.run(async () => {
          await resendActivationEmailTo(http, { email });
          return { step: 'resend', sentTo: email };
        });
      },

      goOn: end.goOn,
    };
  });
}

function stateOfAddress({ location, routes }: App): ActivateAccountState {
  const { path, query } = location.read();
  const [userId = '', token = ''] = ['userId', 'token'].map((name) => query.get(name)?.trim());
  const withCode = isRoute(path, 'activateWithOTCUrl', routes);
  return userId && token
    ? { step: 'activating', link: { userId, token }, withCode }
    : { step: 'resend', sentTo: null, incomplete: true };
}
