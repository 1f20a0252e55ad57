import { listCustomSocialProviders, listSocialProviders, listSocialProvidersV1 } from '../../../api/social-login';
import type { CustomSocialProvider, SocialProvider, SocialProviderV1 } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';

/** A provider as the login box offers it. */
export type OfferedProvider =
  | { kind: 'known'; id: SocialProvider['type']; address: string; scopes: readonly string[] }
  | { kind: 'custom'; id: string; name: string; address: string; logo: string | null; request: Record<string, string> };

/**
 * The providers of the vendor, the well-known ones first. A list that can't be loaded, or whose answer is malformed, is
 * left out without an error, because the other login methods still work.
 *
 * @see Sign-in spec §7 "Users", social providers
 */
export async function loadProviders(http: HttpClient): Promise<OfferedProvider[]> {
  const lists = await Promise.all([loadKnown(http).catch(() => []), loadCustom(http).catch(() => [])]);
  return lists.flat();
}

/** Older services have only the first version of the list. */
async function loadKnown(http: HttpClient): Promise<OfferedProvider[]> {
  const known: (SocialProvider | SocialProviderV1)[] = await listSocialProviders(http).catch(() =>
    listSocialProvidersV1(http),
  );
  return known.filter(isActive).map(asKnown);
}

async function loadCustom(http: HttpClient): Promise<OfferedProvider[]> {
  const { providers } = await listCustomSocialProviders(http);
  return providers.filter(isActive).map(asCustom);
}

function isActive({ active }: { active: boolean }): boolean {
  return active;
}

function asKnown(provider: SocialProvider | SocialProviderV1): OfferedProvider {
  const { type } = provider;
  const full = 'customised' in provider ? provider : null;
  const address = full?.authorizationUrl || `/identity/resources/auth/v2/user/sso/default/${type}/prelogin`;
  return { kind: 'known', id: type, address, scopes: full?.additionalScopes ?? [] };
}

function asCustom(provider: CustomSocialProvider): OfferedProvider {
  const { id, displayName: name, authorizationUrl: address, ssoLogoUrl: logo, clientId, scopes } = provider;
  return {
    kind: 'custom',
    id,
    name,
    address,
    logo,
    request: { client_id: clientId, response_type: 'code', scope: scopes },
  };
}
