import type {
  CreateSsoGroupRequest,
  EmptyResponse,
  OidcConfiguration,
  SamlConfiguration,
  SamlServiceProvider,
  SaveSamlConfigurationRequest,
  SsoGroup,
  SsoRoles,
  UpdateSsoGroupRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const CONFIGURATION = '/team/resources/sso/v1/saml/configurations';
const GROUPS = '/team/resources/sso/v2/saml/configurations/groups';

/**
 * The older form of the tenant's first identity provider, with its first domain; `{ enabled: false }` without one.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.samlConfiguration`).
 * @see Portal spec §4 "SSO", §7 "SSO and directory"
 */
export function getSamlConfiguration(http: HttpClient): Promise<SamlConfiguration> {
  return http.send({ method: 'GET', path: CONFIGURATION, retry: true });
}

/**
 * Saves or creates the configuration. A new domain clears endpoint, certificate and signing, and must be validated.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400) also without a domain, `ER-FORBIDDEN` (403,
 *   `fe.secure.write.samlConfiguration`), `ER-ALREADY-EXISTS` (409) when the tenant has the domain elsewhere.
 * @see Portal spec §4 "SSO"
 */
export function saveSamlConfiguration(
  http: HttpClient,
  body: SaveSamlConfigurationRequest,
): Promise<SamlConfiguration> {
  return http.send({ method: 'POST', path: CONFIGURATION, body });
}

/**
 * The SAML metadata of the service, for an identity provider.
 *
 * @throws {ApiError} as {@link getSamlConfiguration}.
 * @see Portal spec §7 "SSO and directory"
 */
export function getSamlServiceProvider(http: HttpClient): Promise<SamlServiceProvider> {
  return http.send({ method: 'GET', path: `${CONFIGURATION}/vendor-config`, retry: true });
}

/**
 * Reads endpoint, certificate and signing from an identity provider's metadata file, and enables it.
 *
 * @param metadata The text of the XML file.
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-SSO-METADATA-INVALID` (400), `ER-FORBIDDEN` (403,
 *   `fe.secure.write.samlConfiguration`).
 * @see Portal spec §9 "Preview"
 */
export function saveSamlMetadata(http: HttpClient, metadata: string): Promise<SamlConfiguration> {
  return http.send({ method: 'PUT', path: `${CONFIGURATION}/metadata`, body: { metadata } });
}

/**
 * Checks whether the DNS has the domain's `generatedVerification`.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.samlConfiguration`), `ER-NOT-FOUND` (404) without a
 *   configuration, `ER-SSO-DOMAIN-NOT-VERIFIED` and `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §5
 */
export function validateSamlDomain(http: HttpClient): Promise<SamlConfiguration> {
  return http.send({ method: 'PUT', path: '/team/resources/sso/v1/saml/validations/domain', body: {} });
}

/**
 * The roles of all users who sign in through the identity provider.
 *
 * @throws {ApiError} as {@link getSamlConfiguration}.
 * @see Portal spec §4 "SSO"
 */
export function getSamlDefaultRoles(http: HttpClient): Promise<SsoRoles> {
  return http.send({ method: 'GET', path: `${CONFIGURATION}/roles/default`, retry: true });
}

/**
 * Sets the roles of all users who sign in through the identity provider.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-ROLE-NOT-FOUND` (400), `ER-ROLE-ABOVE-OWN` and `ER-FORBIDDEN` (403,
 *   `fe.secure.write.samlConfiguration`), `ER-NOT-FOUND` (404) without a configuration.
 * @see Portal spec §4 "SSO"
 */
export function setSamlDefaultRoles(http: HttpClient, roleIds: readonly string[]): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${CONFIGURATION}/roles/default`, body: { roleIds } });
}

/**
 * The groups of the identity provider that give roles.
 *
 * @throws {ApiError} as {@link getSamlConfiguration}.
 * @see Portal spec §4 "SSO"
 */
export function listSamlGroups(http: HttpClient): Promise<SsoGroup[]> {
  return http.send({ method: 'GET', path: GROUPS, retry: true });
}

/**
 * Maps a group of the identity provider to roles.
 *
 * @throws {ApiError} as {@link setSamlDefaultRoles}; `ER-ALREADY-EXISTS` (409) when the group is mapped already.
 * @see Portal spec §4 "SSO"
 */
export function createSamlGroup(http: HttpClient, body: CreateSsoGroupRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: GROUPS, body });
}

/**
 * Changes which roles a group gives, or which group it is.
 *
 * @throws {ApiError} as {@link createSamlGroup}.
 * @see Portal spec §4 "SSO"
 */
export function updateSamlGroup(http: HttpClient, id: string, body: UpdateSsoGroupRequest): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: `${GROUPS}/${encodeURIComponent(id)}`, body });
}

/**
 * Removes a mapping.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.samlConfiguration`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "SSO"
 */
export function deleteSamlGroup(http: HttpClient, id: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${GROUPS}/${encodeURIComponent(id)}` });
}

/**
 * Whether OpenID Connect is offered, and the callback address for the identity provider.
 *
 * @throws {ApiError} as {@link getSamlConfiguration}.
 * @see Portal spec §7 "SSO and directory"
 */
export function getOidcConfiguration(http: HttpClient): Promise<OidcConfiguration> {
  return http.send({ method: 'GET', path: '/team/resources/sso/v1/oidc/configurations', retry: true });
}
