import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { createFlowRunner } from '../../login-box/runtime/flow-run';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { useFlowActions } from './shared-flows';
import { leaveForProvider, loadSocialProviders } from './social-actions';
import type { SocialLoginState, SocialLoginStore } from './social-flow';

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
  const { flow } = store.getState();
  return {
    loadSocialLoginsConfiguration: ({ callback }: WithCallback = {}) =>
      withCallback(store, loadSocialProviders(flow), callback),
    /** Redirects to a provider, by its `id`; the callback at `socialLoginCallbackUrl` is handled by the SDK. */
    loginViaSocialLogin: ({ provider, callback }: WithCallback & { provider: string }) =>
      withCallback(store, leaveForProvider(flow, provider), callback),
  };
}

function makeSocialLogin(app: App): StoreApi<SocialLoginStore> {
  return createStore<SocialLoginStore>()((_, get, store) => {
    const flow = { ...createFlowRunner<SocialLoginState, SocialLoginStore>(store), app, state: () => get().state };
    return { state: { providers: null }, pending: false, error: null, flow, start: () => loadSocialProviders(flow) };
  });
}
