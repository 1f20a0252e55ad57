import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { loadProviders, type OfferedProvider } from '../../login-box/parts/social/social-providers';
import { startSocialLogin } from '../../login-box/parts/social/start-social-login';
import { createFlowRunner } from '../../login-box/runtime/flow-run';
import type { FlowSnapshot } from '../../login-box/runtime/flow-snapshot';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { useFlowActions } from './shared-flows';

/** State of the social login: the providers that users can sign in with. */
export interface SocialLoginState {
  /** `null` until they are loaded; well-known providers come first. */
  providers: readonly OfferedProvider[] | null;
}

type SocialLoginStore = FlowSnapshot<SocialLoginState> & {
  start(): Promise<void>;
  leaveFor(id: string): Promise<void>;
};

type Social = HostFlowState<SocialLoginState>;

/** Returns the vendor's providers, for the host's own buttons. */
export function useSocialLoginState(): Social;
export function useSocialLoginState<T>(select: (social: Social) => T): T;
export function useSocialLoginState<T>(select?: (social: Social) => T): T | Social {
  return useFlowState(makeSocialLogin, select);
}

/** Returns the actions of the social login, for the host's own buttons. */
export function useSocialLoginActions(): ReturnType<typeof socialLoginActions> {
  return useFlowActions(makeSocialLogin, socialLoginActions);
}

function socialLoginActions(store: StoreApi<SocialLoginStore>) {
  const { start, leaveFor } = store.getState();
  return {
    loadSocialLoginsConfiguration: ({ callback }: WithCallback = {}) => withCallback(store, start(), callback),
    /** Redirects to a provider, by its `id`; the callback at `socialLoginCallbackUrl` is handled by the SDK. */
    loginViaSocialLogin: ({ provider, callback }: WithCallback & { provider: string }) =>
      withCallback(store, leaveFor(provider), callback),
  };
}

function makeSocialLogin(app: App): StoreApi<SocialLoginStore> {
  return createStore<SocialLoginStore>()((set, get) => {
    const flow = createFlowRunner<SocialLoginState, SocialLoginStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });
    return {
      state: { providers: null },
      pending: false,
      error: null,
      async start() {
        if (get().state.providers) return;
        await flow.run(async () => ({ providers: await loadProviders(app.http) }));
      },
      async leaveFor(id) {
        const { state } = get();
        const provider = state.providers?.find((one) => one.id === id);
        if (!provider) return;
        const name = provider.kind === 'custom' ? provider.name : provider.id;
        const origin = provider.kind === 'custom' ? 'custom-social-login' : 'social-login';
        await flow.run(async () => {
          await startSocialLogin(app, provider, { name, origin });
          return state;
        });
      },
    };
  });
}
