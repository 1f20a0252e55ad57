import type { FeatureFlagMap, PortalMetadataResponse, SamlMetadataResponse } from '../contract';
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
 * What an identity provider has to know of the service.
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
