import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { loadProviders, type OfferedProvider } from '../../login-box/parts/social/social-providers';
import { startSocialLogin } from '../../login-box/parts/social/start-social-login';
import { createFlowRunner } from '../../login-box/runtime/flow-run';
import type { FlowSnapshot } from '../../login-box/runtime/flow-snapshot';
import { type HostFlowState, told, useFlowState, type WithCallback } from './flow-state';
import { useFlowActions } from './held-flows';

/** The other sites that people may sign in with. */
export interface SocialLoginState {
  /** `null` until the service has named them; well-known ones first. */
  providers: readonly OfferedProvider[] | null;
}

type SocialLoginStore = FlowSnapshot<SocialLoginState> & {
  start(): Promise<void>;
  leaveFor(id: string): Promise<void>;
};

type Social = HostFlowState<SocialLoginState>;

/** The providers of the vendor, for buttons of the host's own. */
export function useSocialLoginState(): Social;
export function useSocialLoginState<T>(select: (social: Social) => T): T;
export function useSocialLoginState<T>(select?: (social: Social) => T): T | Social {
  return useFlowState(makeSocialLogin, select);
}

/** What buttons of the host's own do. */
export function useSocialLoginActions(): ReturnType<typeof socialLoginActions> {
  return useFlowActions(makeSocialLogin, socialLoginActions);
}

function socialLoginActions(store: StoreApi<SocialLoginStore>) {
  const { start, leaveFor } = store.getState();
  return {
    loadSocialLoginsConfiguration: ({ callback }: WithCallback = {}) => told(store, start(), callback),
    /** Leaves for a provider, by its `id`; people come back to `socialLoginCallbackUrl`, where the kit takes over. */
    loginViaSocialLogin: ({ provider, callback }: WithCallback & { provider: string }) =>
      told(store, leaveFor(provider), callback),
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
