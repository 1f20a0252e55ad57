import type { Context } from './context';
import { toShownAddress } from './service-addresses';

/** Where the identity providers of a world live: one a tenant, on the service's own host. */
const PROVIDERS_PATH = '/simulated-provider';

/** The address of a tenant's simulated identity provider, as a path of the service. */
function providerPath(alias: string, protocol: 'saml' | 'oidc'): string {
  return `${PROVIDERS_PATH}/${alias}/${protocol}`;
}

/** Its address for somebody on this host: entity id, issuer and endpoint at once. */
export function providerAddress(context: Context, alias: string, protocol: 'saml' | 'oidc'): string {
  return toShownAddress(context, providerPath(alias, protocol));
}

/** Where a simulated provider publishes its SAML metadata. */
export function metadataUrl(context: Context, alias: string): string {
  return `${providerAddress(context, alias, 'saml')}/metadata`;
}
