import type { Context } from '../call/context';
import { toShownAddress, toStoredAddress } from '../hosted-login/service-addresses';

/** Where the identity providers of a world live: one a tenant, on the service's own host. */
const PROVIDERS_PATH = '/simulated/sso';

/** Its address for a client on this host: entity id, issuer and SAML endpoint at once. */
export function providerAddress(context: Context, alias: string, protocol: 'saml' | 'oidc'): string {
  return toShownAddress(context, `${PROVIDERS_PATH}/${alias}/${protocol}`);
}

/** Where a simulated provider publishes its SAML metadata. */
export function metadataUrl(context: Context, alias: string): string {
  return `${providerAddress(context, alias, 'saml')}/metadata`;
}

/** A simulated provider of OpenID Connect. */
export interface SimulatedOidcProvider {
  /** Of its tenant. */
  alias: string;
  issuer: string;
}

/** The simulated OpenID provider behind an endpoint; `undefined` for one elsewhere, which no world can ask. */
export function providerOfEndpoint(context: Context, endpoint: string): SimulatedOidcProvider | undefined {
  const [, alias] = /^\/simulated\/sso\/([^/]+)\/oidc\/?$/.exec(toStoredAddress(context, endpoint)) ?? [];
  if (!alias || !context.db.tenants.findBy('alias', alias)) return undefined;
  return { alias, issuer: providerAddress(context, alias, 'oidc') };
}

/** The one client that a simulated OpenID provider knows: what an administrator types into the configuration. */
export function providerClient(alias: string): { id: string; secret: string } {
  return { id: `portico-${alias}`, secret: `portico-${alias}-secret` };
}
