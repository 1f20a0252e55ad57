import { errorCodes, type SsoMetadataUrlRequest } from '@portico/sdk/contract';
import { type Context, refuse } from '../call/context';
import { metadataUrl, providerAddress } from './simulated-providers';
import type { ConfigurationFields } from './sso-configurations';

/**
 * The configuration in a metadata file. The XML parser is loaded with the first file.
 *
 * @throws {Refusal} 400 `ER-SSO-METADATA-INVALID`.
 */
export async function fieldsFromXml(context: Context, metadata: string): Promise<ConfigurationFields> {
  const { readProviderMetadata } = await import('../saml/provider-metadata');
  const fields = readProviderMetadata(metadata);
  return fields ?? refuse(context, 400, errorCodes.ssoMetadataInvalid, 'This is not the metadata of a provider.');
}

/**
 * What a simulated provider publishes at an address: a world has no other web sites.
 *
 * @throws {Refusal} 400 `ER-SSO-METADATA-INVALID` when no metadata is published there.
 */
export async function fieldsFromUrl(
  context: Context,
  { url, configMetadata }: SsoMetadataUrlRequest,
): Promise<ConfigurationFields> {
  const tenant = context.db.tenants.list().find(({ alias }) => url === metadataUrl(context, alias));
  if (!tenant) return refuse(context, 400, errorCodes.ssoMetadataInvalid, 'There is no metadata at this address.');
  const { describeProvider } = await import('../saml/describe-provider');
  const address = providerAddress(context, tenant.alias, 'saml');
  return { ...configMetadata, ...(await fieldsFromXml(context, describeProvider(address, address))) };
}
