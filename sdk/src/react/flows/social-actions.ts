import { loadProviders } from '../../login-box/parts/social/social-providers';
import { startSocialLogin } from '../../login-box/parts/social/start-social-login';
import type { SocialLoginFlow } from './social-flow';

/** Loads the vendor's providers, once. */
export async function loadSocialProviders(flow: SocialLoginFlow): Promise<void> {
  if (flow.state().providers) return;
  await flow.run(async () => ({ providers: await loadProviders(flow.app.http) }));
}

/** Redirects to a provider; an unknown `id` changes nothing. */
export async function leaveForProvider(flow: SocialLoginFlow, id: string): Promise<void> {
  const state = flow.state();
  const provider = state.providers?.find((one) => one.id === id);
  if (!provider) return;
  const name = provider.kind === 'custom' ? provider.name : provider.id;
  const origin = provider.kind === 'custom' ? 'custom-social-login' : 'social-login';
  await flow.run(async () => {
    await startSocialLogin(flow.app, provider, { name, origin });
    return state;
  });
}
