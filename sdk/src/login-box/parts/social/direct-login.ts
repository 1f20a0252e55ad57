import type { App } from '../../../app/app';
import { DIRECT_ACTION_PARAMETER } from '../../../app/navigation';
import { storeDestination } from '../../../app/store-destination';
import { isWebAddress } from '../../../core/redirect';
import { serviceAddress } from '../../../core/service-address';
import { isAllowedAddress } from './direct-allow-list';
import type { OfferedProvider } from './social-providers';
import type { SocialLoginOrigin } from './social-redirects';
import { startSocialLogin } from './start-social-login';

/** The login method that the query of the address requests. */
interface DirectAction {
  type: SocialLoginOrigin | 'signup';
  /** Type or id of a provider; for `direct` an address of the service or of a provider. */
  data: string;
  additionalQueryParams: Record<string, string>;
}

/**
 * Carries out the action in the query at once: redirects to a provider, or opens the sign-up page. Anything else is
 * ignored with a warning, so that a crafted link can't send the user to another site.
 */
export async function followDirectAction(app: App, providers: readonly OfferedProvider[]): Promise<void> {
  const text = app.location.read().query.get(DIRECT_ACTION_PARAMETER);
  if (!text) return;
  const action = readDirectAction(text);
  if (action?.type === 'signup') return app.redirectTo(app.routes.signUpUrl, { replace: true });
  if (action?.type === 'direct') return goDirectly(app, providers, action);
  const provider = providers.find(({ id }) => id === action?.data);
  if (!action || !provider) return console.warn('A direct sign-in that is not offered here was ignored.');
  const { type: origin, additionalQueryParams: parameters } = action;
  await startSocialLogin(app, provider, { name: providerName(provider), origin, parameters });
}

async function goDirectly(app: App, providers: readonly OfferedProvider[], action: DirectAction): Promise<void> {
  const url = URL.canParse(action.data) ? new URL(action.data) : null;
  if (!url || !isWebAddress(url.href) || url.username || !isPermitted(app, providers, url)) {
    return console.warn('A direct sign-in at an unknown address was ignored.');
  }
  for (const [name, value] of Object.entries(action.additionalQueryParams)) url.searchParams.set(name, value);
  const provider = providerAt(app, providers, url);
  if (provider) return leaveForProvider(app, provider, url);
  // The service handles the provider's answer itself, so there is no callback and no pending redirect.
  storeDestination(app);
  app.location.leave(url.href);
}

/** Whether the address belongs to the service, to an offered provider, or to a site that the vendor permits. */
function isPermitted(app: App, providers: readonly OfferedProvider[], url: URL): boolean {
  const known = ['/', ...providers.map(({ address }) => address)];
  const allowList = app.metadata.getState().document.themeV2?.loginBox?.login?.directLoginActionConfig?.allowList;
  return known.some((address) => addressOf(app, address).origin === url.origin) || isAllowedAddress(url, allowList);
}

/** The provider that an address leads to, by the provider's address or by its name in a path of the service. */
function providerAt(app: App, providers: readonly OfferedProvider[], { origin, pathname }: URL) {
  const own = providers.find(({ address }) => {
    const known = addressOf(app, address);
    return known.origin === origin && known.pathname === pathname;
  });
  const isService = addressOf(app, '/').origin === origin;
  return own ?? providers.find(({ id }) => isService && pathname.split('/').includes(id));
}

function addressOf({ options, location }: App, address: string): URL {
  return new URL(serviceAddress(address, options.contextOptions), location.href('/'));
}

/** Adds a state and a challenge, so that the callback route accepts the answer as one that this browser requested. */
async function leaveForProvider(app: App, provider: OfferedProvider, url: URL): Promise<void> {
  const parameters = Object.fromEntries(url.searchParams);
  const start = { name: providerName(provider), origin: 'direct', parameters } as const;
  await startSocialLogin(app, { ...provider, address: url.origin + url.pathname }, start);
}

function providerName(provider: OfferedProvider): string {
  return provider.kind === 'custom' ? provider.name : provider.id;
}

const types: readonly string[] = [
  'social-login',
  'custom-social-login',
  'direct',
  'signup',
] satisfies DirectAction['type'][];

/** `null` unless the text is the base64 of an action. */
function readDirectAction(text: string): DirectAction | null {
  try {
    const { type, data, additionalQueryParams } = JSON.parse(atob(text)) as Record<string, unknown>;
    if (typeof type !== 'string' || !types.includes(type)) return null;
    const entries = Object.entries(additionalQueryParams ?? {}).filter(([, value]) => typeof value === 'string');
    return {
      type: type as DirectAction['type'],
      data: typeof data === 'string' ? data : '',
      additionalQueryParams: Object.fromEntries(entries) as Record<string, string>,
    };
  } catch {
    return null;
  }
}
