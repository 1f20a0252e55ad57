import { createStore, type StoreApi } from 'zustand/vanilla';
import { getPasswordConfig } from '../../../api/users';
import {
  activateAccount,
  activateAccountWithCode,
  getActivationStrategy,
  resendActivationEmailTo,
} from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { rememberDestination } from '../../../app/remember-destination';
import { reportVerified } from '../../../app/report-events';
import { isRoute, loginAddress } from '../../../app/routes';
import { isDeadLink } from '../../parts/dead-links';
import { captchaToken } from '../../parts/form/captcha';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { stillOnPageAfter } from '../../runtime/redirect-later';
import { enterAfterJoining, type HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import type { ActivateAccountState, ActivateAccountStateOf } from './activate-account-state';

/** How long the success screen stays before the application opens (sign-in spec §4, §9). */
const ACTIVATED_DELAY_MS = 5_000;
/** How long it stays before the second factor. */
const ACTIVATED_MFA_DELAY_MS = 1_000;

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
  const { http, session, clock, routes } = app;
  /** Initial state of the login route, if it must ask for more before there is a session. */
  let login: FlowSnapshot<LoginState> | null = null;
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

    /** If the password rules can't be loaded, continue without them: the service checks the password again. */
    async function ask({ link, withCode }: ActivateAccountStateOf<'activating'>): Promise<ActivateAccountState> {
      const { shouldSetPassword: withPassword } = await getActivationStrategy(http, link);
      const rules = withPassword ? await getPasswordConfig(http, link.userId).catch(() => null) : null;
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

    /** Goes to the application if there is a session, else to the login route, which asks for the second factor. */
    function goOn(): void {
      if (!login && session.store.getState().status === 'signedIn') goOnAfterLogin(app);
      else goOnToLogin();
    }

    function goOnToLogin(): void {
      rememberDestination(app);
      if (login) onSignIn(login);
      else app.redirectTo(loginAddress(routes));
    }

    async function goOnLater(): Promise<void> {
      if (await stillOnPageAfter(app, login ? ACTIVATED_MFA_DELAY_MS : ACTIVATED_DELAY_MS)) goOn();
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
          login = await enterAfterJoining(app, '', await send(state, typed));
          reportVerified(app, 'ACTIVATION_LINK');
          return { step: 'success' };
        }, afterFailure);
        if (get().state.step === 'success') await goOnLater();
      },

      async resend(email) {
        await flow.run(async () => {
          await resendActivationEmailTo(http, { email });
          return { step: 'resend', sentTo: email };
        });
      },

      goOn,
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
