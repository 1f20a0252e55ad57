import type { FeatureFlagMap, MetadataOverride, PortalMetadataResponse, SamlMetadataResponse } from '../contract';
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
