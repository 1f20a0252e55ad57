import type { App } from '../../app/app';
import { DIRECT_ACTION_PARAMETER } from '../../app/navigation';
import { rememberWayOn } from '../../app/remember-way-on';
import { isWebAddress } from '../../core/redirect';
import { serviceAddress } from '../../core/service-address';
import { isAllowedAddress } from './direct-allow-list';
import type { OfferedProvider } from './social-providers';
import type { SocialLoginOrigin } from './social-visits';
import { startSocialLogin } from './start-social-login';

/** What somebody asked for who was sent here to sign in one certain way. */
interface DirectAction {
  type: SocialLoginOrigin | 'signup';
  /** Type or id of a provider; for `direct` an address of the service or of a provider. */
  data: string;
  additionalQueryParams: Record<string, string>;
}

/**
 * Does at once what the address asks for: leaves for a provider, or opens the sign-up page. Anything that is not offered
 * here is ignored with a warning: an address that somebody was sent must not lead them anywhere else.
 */
export async function followDirectAction(app: App, providers: readonly OfferedProvider[]): Promise<void> {
  const text = app.location.read().query.get(DIRECT_ACTION_PARAMETER);
  if (!text) return;
  const action = readDirectAction(text);
  if (action?.type === 'signup') return app.redirectTo(app.routes.signUpUrl, { replace: true });
  if (action?.type === 'direct') return goDirectly(app, providers, action);
  const provider = providers.find(({ id }) => id === action?.data);
  if (!action || !provider) return console.warn('A direct sign-in that is not offered here was ignored.');
  const name = provider.kind === 'custom' ? provider.name : provider.id;
  await startSocialLogin(app, provider, { name, origin: action.type, parameters: action.additionalQueryParams });
}

function goDirectly(app: App, providers: readonly OfferedProvider[], { data, additionalQueryParams }: DirectAction) {
  const { contextOptions } = app.options;
  const known = [
    serviceAddress('/', contextOptions),
    ...providers.map(({ address }) => serviceAddress(address, contextOptions)),
  ];
  const url = URL.canParse(data) ? new URL(data) : null;
  const allowList = app.metadata.getState().document.themeV2?.loginBox?.login?.directLoginActionConfig?.allowList;
  const goes = (to: URL) => known.some((one) => new URL(one).origin === to.origin) || isAllowedAddress(to, allowList);
  if (!url || !isWebAddress(url.href) || url.username || !goes(url)) {
    return console.warn('A direct sign-in at an unknown address was ignored.');
  }
  for (const [name, value] of Object.entries(additionalQueryParams)) url.searchParams.set(name, value);
  rememberWayOn(app);
  app.location.leave(url.href);
}

const types: readonly string[] = [
  'social-login',
  'custom-social-login',
  'direct',
  'signup',
] satisfies DirectAction['type'][];

/** `null` for whatever is not the base64 of an action. */
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
