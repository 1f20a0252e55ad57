import type { SsoConfiguration } from '../../../contract';
import type { Translate } from '../../../metadata';

/** Identity providers to choose from, each with the type that the service knows it by. */
export const providers = {
  okta: 'okta',
  azure: 'azure',
  google: 'google',
  onelogin: 'saml',
  jumpcloud: 'saml',
  saml: 'saml',
  oidc: 'oidc',
} as const;

/** An identity provider to choose, with its own name for each value. */
export type Provider = keyof typeof providers;

/** All providers to choose from. */
export const providerNames = Object.keys(providers) as Provider[];

/** Providers that speak SAML: they name the same values differently. */
export const samlProviders = providerNames.filter((name): name is Exclude<Provider, 'oidc'> => name !== 'oidc');

/** Parts of endpoints by which a provider is known that the service only knows as SAML. */
const hosts: readonly (readonly [RegExp, Provider])[] = [
  [/\.onelogin\.com\b/i, 'onelogin'],
  [/\.jumpcloud\.com\b/i, 'jumpcloud'],
];

/**
 * Returns the provider whose names for the values the guide uses.
 *
 * @param wanted The choice in the address.
 */
export function guideOf({ type, ssoEndpoint }: SsoConfiguration, wanted: string | undefined): Provider {
  const chosen = samlProviders.find((name) => name === wanted);
  if (type === 'oidc') return 'oidc';
  if (chosen) return chosen;
  const known = type === 'saml' ? hosts.find(([host]) => host.test(ssoEndpoint ?? ''))?.[1] : undefined;
  return known ?? samlProviders.find((name) => name === type) ?? 'saml';
}

/** A provider as a choice: the two without a product of their own are the others. */
export function choiceName(t: Translate, provider: Provider): string {
  return provider === 'saml' || provider === 'oidc'
    ? t(`adminPortal.sso_Choices.${provider}`)
    : t(`adminPortal.sso_Providers.${provider}`);
}
