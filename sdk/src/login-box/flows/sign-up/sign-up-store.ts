import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { whenSettled } from '../../../session/when-settled';
import { isEmail } from '../../../ui/email-check';
import { prepareCaptcha } from '../../parts/captcha/captcha';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { SignUpFlow, SignUpStore } from './sign-up-flow';
import type { SignUpState } from './sign-up-state';
import { askTerms } from './sign-up-terms';
import { signUpBefore } from './sign-up-transitions';

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
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;

  return createStore<SignUpStore>()((set, get, store) => {
    const flow: SignUpFlow = { ...createFlow<SignUpState, SignUpStore>(app, store), login: null, onSignIn };

    async function loadTerms(): Promise<void> {
      prepareCaptcha(app);
      set({ pending: false });
      await flow.run(() => askTerms(app));
    }

    return {
      ...(given ?? beginning),
      flow,
      // The login page may pass a user name or a phone number: prefill only an e-mail address.
      email: isEmail(email) ? email : '',
      loadStepBack: async () => signUpBefore,
      async start() {
        if (started) return;
        started = true;
        const [{ status }] = await Promise.all([whenSettled(app.session.store), loadTerms()]);
        if (status === 'signedIn') return goOnAfterLogin(app, { replace: true });
        started = get().error === null;
      },
    };
  });
}
