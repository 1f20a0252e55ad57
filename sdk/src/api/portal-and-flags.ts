import type {
  FeatureFlagMap,
  IpMetadata,
  MetadataOverride,
  PortalMetadataResponse,
  SamlMetadataResponse,
} from '../contract';
import { ApiError, DEFAULT_ERROR_STATUS, GENERIC_ERROR_CODE } from '../core/errors';
import type { HttpClient } from '../core/http-client';

/**
 * Theme, texts and navigation as the vendor has published them.
 *
 * @see Portal spec §7 "Portal and flags"
 */
export function getPortalMetadata(http: HttpClient): Promise<PortalMetadataResponse> {
  return http.send({ method: 'GET', path: '/metadata', query: { entityName: 'adminBox' }, retry: true });
}

/**
 * The SAML metadata of the service, for an identity provider.
 *
 * @see contract: headers-and-storage §6
 */
export function getSamlMetadata(http: HttpClient): Promise<SamlMetadataResponse> {
  return http.send({ method: 'GET', path: '/metadata', query: { entityName: 'saml' }, retry: true });
}

/**
 * The feature flags of the vendor.
 *
 * @see Portal spec §7 "Portal and flags"
 */
export function getFeatureFlags(http: HttpClient): Promise<FeatureFlagMap> {
  return http.send({ method: 'GET', path: '/flags', retry: true });
}

/**
 * The document at `metadataOverrides.url`, if the service itself hosts it.
 *
 * @throws {ApiError} `ER-NOT-FOUND` (404) when there is none.
 * @see Portal spec §7 "Portal and flags"
 */
export function getMetadataOverride(http: HttpClient): Promise<MetadataOverride> {
  return http.send({ method: 'GET', path: '/metadata/overrides', retry: true });
}

/**
 * The location of an IP address.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-NOT-FOUND` (404) for what is no address; `ip metadata not found` for an
 *   empty answer.
 * @see Sign-in spec §7 "Users", §8
 */
export function getIpMetadata(http: HttpClient, ip: string): Promise<IpMetadata> {
  return ipMetadataAt(http, `/metadata/ip/${encodeURIComponent(ip)}`);
}

/**
 * The location of the user, by the IP address of the request; needs no session.
 *
 * @throws {ApiError} `ip metadata not found` for an empty answer.
 * @see Sign-in spec §7 "Users", §8
 */
export function getOwnIpMetadata(http: HttpClient): Promise<IpMetadata> {
  return ipMetadataAt(http, '/metadata/ipme');
}

async function ipMetadataAt(http: HttpClient, path: string): Promise<IpMetadata> {
  const found = await http.send<Partial<IpMetadata> | null>({ method: 'GET', path });
  if (!found?.ip) {
    throw new ApiError('ip metadata not found', { statusCode: DEFAULT_ERROR_STATUS, errorCode: GENERIC_ERROR_CODE });
  }
  return found as IpMetadata;
}
