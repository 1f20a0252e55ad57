import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { isRoute } from '../../../app/routes';
import { storageKeys } from '../../../core/key-value-store';
import { whenSettled } from '../../../session/when-settled';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { isEmailPasswordLogin } from './email-password-login';
import { knownUser } from './known-user';
import type { LoginFlow, LoginStore } from './login-flow';
import type { CallbackKind, LoginState } from './login-state';

/**
 * Creates the login flow of one mounted login box. Nothing is sent before `start`.
 *
 * @param given Initial snapshot; default: the step of the current address.
 * @param email E-mail address that the user typed in another flow.
 */
export function createLoginStore(app: App, given?: FlowSnapshot<LoginState>, email = ''): StoreApi<LoginStore> {
  const initial: FlowSnapshot<LoginState> = { state: stateOfAddress(app, email), pending: false, error: null };
  let started = false;

  return createStore<LoginStore>()((set, get, store) => {
    let byPassword = true;
    const flow: LoginFlow = {
      ...createFlow<LoginState, LoginStore>(app, store),
      waiting: {},
      firstFactor() {
        const { email } = get().state;
        return { step: byPassword && email ? 'loginWithPassword' : 'preLogin', email };
      },
    };

    /** Redirects a signed-in user, or explains a lost session; not if the user has started a sign-in meanwhile. */
    async function redirectIfSignedIn(): Promise<void> {
      const { status } = await whenSettled(app.session.store);
      const untouched = get().state === initial.state && !get().pending;
      const hasReason = status === 'signedIn' || app.storage.session.get(storageKeys.signedInAt);
      if (!untouched || !hasReason) return;
      // Without its script, such as while the user leaves the page, the first screen stays.
      const module = await import('./redirect-or-explain').catch(() => null);
      await module?.redirectOrExplain(flow, status);
    }

    /** Changes what the first screen asks for if users don't sign in with an e-mail address and a password. */
    async function loadPrompt(): Promise<void> {
      const strategies = await app.strategies();
      byPassword = isEmailPasswordLogin(strategies);
      if (byPassword) return;
      const identifierPrompt = await (await import('./passwordless/load-identifier-prompt')).loadIdentifierPrompt(
        app,
        strategies,
      );
      if (identifierPrompt) set({ identifierPrompt });
    }

    return {
      ...(given ?? initial),
      flow,
      loadStepBack: () => import('./step-back-actions').then((module) => module.stepBackOf(flow)),
      async start() {
        if (started) return;
        started = true;
        // Until this settles, and if it fails, the screen asks for an e-mail address; the next step loads them again.
        void loadPrompt().catch(() => undefined);
        if (!given && flow.at('callback')) await (await import('./callback-actions')).finishCallback(flow);
        else if (flow.at('quickLogin')) await Promise.all([redirectIfSignedIn(), startQuickly(flow)]);
        else if (!given && flow.at('preLogin')) await redirectIfSignedIn();
      },
    };
  });
}

async function startQuickly(flow: LoginFlow): Promise<void> {
  await (await import('./quick-login/quick-actions')).keepToOffered(flow);
}

const callbackRoutes = {
  social: 'socialLoginCallbackUrl',
  oidc: 'oidcRedirectUrl',
  saml: 'samlCallbackUrl',
} as const satisfies Readonly<Record<CallbackKind, string>>;

/** Returns the step of the current address: a callback, a magic link, or the first step. */
function stateOfAddress(app: App, email: string): LoginState {
  const { location, routes } = app;
  const { path, query } = location.read();
  if (isRoute(path, 'magicLinkCallbackUrl', routes)) {
    return { step: 'magicLinkPostLogin', email, token: query.get('token')?.trim() ?? '' };
  }
  const kinds = Object.keys(callbackRoutes) as CallbackKind[];
  const from = kinds.find((kind) => isRoute(path, callbackRoutes[kind], routes));
  if (from) return { step: 'callback', email: '', from };
  const known = email ? null : knownUser(app);
  return known ? { step: 'quickLogin', email, ...known } : { step: 'preLogin', email };
}
