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
import { rememberWayOn } from '../../../app/remember-way-on';
import { reportVerified } from '../../../app/report-events';
import { isRoute, loginAddress } from '../../../app/routes';
import { isDeadLink } from '../../parts/dead-links';
import { captchaToken } from '../../parts/form/captcha';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { staysFor } from '../../runtime/stays-for';
import { enterAfterJoining, type HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import type { ActivateAccountState, ActivateAccountStateOf } from './activate-account-state';

/** How long the success is seen before the page goes on (sign-in spec §4, §9): into the application, */
const ACTIVATED_DELAY_MS = 5_000;
/** or to the second factor that is still to come. */
const ACTIVATED_MFA_DELAY_MS = 1_000;

/** What somebody types to activate an account. */
export interface Activation {
  password?: string;
  code?: string;
  /** The box beside the terms is ticked. */
  agreed?: boolean;
}

/** What a user can do on the activation routes. None rejects. */
interface ActivateAccountActions {
  /** Call once mounted, any number of times: asks what the link of the address needs. */
  start(): Promise<void>;
  activate(typed: Activation): Promise<void>;
  /** Mails the way in once more. */
  resend(email: string): Promise<void>;
  /** On into the application, or to signing in, without the wait. */
  goOn(): void;
}

export type ActivateAccountStore = FlowSnapshot<ActivateAccountState> & ActivateAccountActions;

/** How the flow begins, and where it leads. */
interface ActivateAccountOptions {
  /** Where it starts; absent, the address decides. */
  given?: FlowSnapshot<ActivateAccountState> | undefined;
  onSignIn: HandOver;
}

/** Makes the activation of one mounted login box. Nothing is sent before `start`. */
export function createActivateAccountStore(
  app: App,
  { given, onSignIn }: ActivateAccountOptions,
): StoreApi<ActivateAccountStore> {
  const { http, session, clock, routes } = app;
  /** What the login route has to ask for before there is a session. */
  let login: FlowSnapshot<LoginState> | null = null;
  // A state that a preview has chosen stands.
  let started = given !== undefined;
  return createStore<ActivateAccountStore>()((set, get) => {
    const flow = createFlowRunner<ActivateAccountState, ActivateAccountStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ActivateAccountState>> {
      return isDeadLink(code) ? { state: { step: 'resend', sentTo: null }, error: null } : {};
    }

    /** Not knowing the rules is no reason to stop: the service checks them all the same. */
    async function ask({ link, withCode }: ActivateAccountStateOf<'activating'>): Promise<ActivateAccountState> {
      const { shouldSetPassword: withPassword } = await getActivationStrategy(http, link);
      const rules = withPassword ? await getPasswordConfig(http, link.userId).catch(() => null) : null;
      return { step: 'activatingForm', link, withCode, withPassword, rules };
    }

    async function send({ link, withCode }: ActivateAccountStateOf<'activatingForm'>, typed: Activation) {
      const password = typed.password ? { password: typed.password } : {};
      // When it was, so that the vendor can tell which terms they were.
      const consent = typed.agreed ? { lastTermsCheck: new Date(clock.now()).toISOString() } : {};
      const body = { ...link, ...password, ...consent, ...(await captchaToken(app, 'activate')) };
      if (!withCode) return activateAccount(http, body);
      return activateAccountWithCode(http, { ...body, code: typed.code?.trim() ?? '' });
    }

    /** Where a session has begun, the application follows; a second factor is asked for where people sign in. */
    function goOn(): void {
      if (!login && session.store.getState().status === 'signedIn') goOnAfterLogin(app);
      else goOnToLogin();
    }

    function goOnToLogin(): void {
      rememberWayOn(app);
      if (login) onSignIn(login);
      else app.redirectTo(loginAddress(routes));
    }

    async function goOnLater(): Promise<void> {
      if (await staysFor(app, login ? ACTIVATED_MFA_DELAY_MS : ACTIVATED_DELAY_MS)) goOn();
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
