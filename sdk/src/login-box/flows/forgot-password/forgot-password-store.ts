import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { authPageAt } from '../../../app/routes';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { isEmailPasswordLogin } from '../login/email-password-login';
import type { IdentifierPrompt } from '../login/passwordless/identifier-prompt';
import type { ForgotPasswordFlow, ForgotPasswordStore } from './forgot-password-flow';
import type { ForgotPasswordState } from './forgot-password-state';
import { forgotPasswordBefore } from './forgot-password-transitions';
import { checkLink, loadPasswordConfig } from './new-password-actions';

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
  let started = false;

  return createStore<ForgotPasswordStore>()((set, _get, store) => {
    const flow: ForgotPasswordFlow = {
      ...createFlow<ForgotPasswordState, ForgotPasswordStore>(app, store),
      showPasswordConfig: (passwordConfig) => set({ passwordConfig }),
    };

    /** Checks the link of the address, unless the initial state was given, and loads the password rules. */
    async function openLink(userId: string): Promise<void> {
      await Promise.all([loadPasswordConfig(flow, userId), given ?? checkLink(flow)]);
    }

    return {
      ...(given ?? { state: stateOfAddress(app, email), pending: false, error: null }),
      flow,
      passwordConfig: null,
      identifierPrompt: null,
      loadStepBack: async () => forgotPasswordBefore,
      async start() {
        if (started) return;
        started = true;
        const link = flow.at('resetPasswordPage');
        if (link) await openLink(link.userId);
        // Until this is loaded, and if it fails, the form asks for an e-mail address.
        else if (flow.at('forgotPassword')) set({ identifierPrompt: await loadPrompt(app).catch(() => null) });
      },
    };
  });
}

/** Loads which identifier to ask for: users who sign in with a user name reset their password with it too. */
async function loadPrompt(app: App): Promise<IdentifierPrompt | null> {
  const strategies = await app.strategies();
  if (isEmailPasswordLogin(strategies)) return null;
  const prompt = await (await import('../login/passwordless/identifier-prompt')).createIdentifierPrompt(
    app,
    strategies,
  );
  return prompt?.hasField ? prompt : null;
}

function stateOfAddress({ location, routes }: App, email: string): ForgotPasswordState {
  const { path, query } = location.read();
  if (authPageAt(path, routes) !== 'resetPassword') return { step: 'forgotPassword', email };
  const userId = query.get('userId')?.trim() ?? '';
  const token = query.get('token')?.trim() ?? '';
  return userId && token ? { step: 'resetPasswordPage', userId, token } : { step: 'resetPasswordLinkInvalid', userId };
}
