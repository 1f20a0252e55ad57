import type {
  CreateSsoGroupRequest,
  EmptyResponse,
  PublicSsoConfiguration,
  SaveSsoConfigurationRequest,
  SsoConfiguration,
  SsoDomain,
  SsoGroup,
  SsoMetadataUrlRequest,
  SsoRoles,
  UpdateSsoGroupRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const CONFIGURATIONS = '/team/resources/sso/v1/configurations';

/**
 * Whether any tenant signs in through its own identity provider; needs no session.
 *
 * @see contract: headers-and-storage §6
 */
export function getPublicSsoConfiguration(http: HttpClient): Promise<PublicSsoConfiguration> {
  return http.send({ method: 'GET', path: '/team/resources/sso/v2/configurations/public', retry: true });
}

/**
 * The identity providers of the tenant, oldest first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.samlConfiguration`).
 * @see Portal spec §7 "SSO and directory"
 */
export function listSsoConfigurations(http: HttpClient): Promise<SsoConfiguration[]> {
  return http.send({ method: 'GET', path: CONFIGURATIONS, retry: true });
}

/**
 * Adds an identity provider; it starts without domains. Default: disabled.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-ROLE-NOT-FOUND` (400), `ER-ROLE-ABOVE-OWN` and `ER-FORBIDDEN` (403,
 *   `fe.secure.write.samlConfiguration`), `ER-ALREADY-EXISTS` (409) for a group named twice.
 * @see Portal spec §7 "SSO and directory"
 */
export function createSsoConfiguration(http: HttpClient, body: SaveSsoConfigurationRequest): Promise<SsoConfiguration> {
  return http.send({ method: 'POST', path: CONFIGURATIONS, body });
}

/**
 * Changes an identity provider; fields that are absent stay.
 *
 * @throws {ApiError} as {@link createSsoConfiguration}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function updateSsoConfiguration(
  http: HttpClient,
  ssoConfigId: string,
  body: SaveSsoConfigurationRequest,
): Promise<SsoConfiguration> {
  return http.send({ method: 'PATCH', path: connectionPath(ssoConfigId), body });
}

/**
 * Removes an identity provider with its domains and groups.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.samlConfiguration`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function deleteSsoConfiguration(http: HttpClient, ssoConfigId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: connectionPath(ssoConfigId) });
}

/**
 * Adds an identity provider by its metadata file.
 *
 * @param metadata The text of the XML file.
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-SSO-METADATA-INVALID` (400), `ER-FORBIDDEN` (403,
 *   `fe.secure.write.samlConfiguration`).
 * @see Portal spec §7 "SSO and directory"
 */
export function createSsoConfigurationFromMetadata(http: HttpClient, metadata: string): Promise<SsoConfiguration> {
  return http.send({ method: 'POST', path: `${CONFIGURATIONS}/metadata`, body: { metadata } });
}

/**
 * Updates endpoint, certificate and signing of an identity provider from its metadata file.
 *
 * @param metadata The text of the XML file.
 * @throws {ApiError} as {@link createSsoConfigurationFromMetadata}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function updateSsoConfigurationFromMetadata(
  http: HttpClient,
  ssoConfigId: string,
  metadata: string,
): Promise<SsoConfiguration> {
  return http.send({ method: 'PUT', path: `${connectionPath(ssoConfigId)}/metadata`, body: { metadata } });
}

/**
 * Adds an identity provider by the address of its metadata.
 *
 * @throws {ApiError} `ER-SSO-METADATA-INVALID` (400) when there is none at the address, too; the others as
 *   {@link createSsoConfigurationFromMetadata}.
 * @see Portal spec §7 "SSO and directory"
 */
export function createSsoConfigurationFromUrl(
  http: HttpClient,
  body: SsoMetadataUrlRequest,
): Promise<SsoConfiguration> {
  return http.send({ method: 'POST', path: `${CONFIGURATIONS}/metadata-url`, body });
}

/**
 * Updates an identity provider from its metadata at an address.
 *
 * @throws {ApiError} as {@link createSsoConfigurationFromUrl}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function updateSsoConfigurationFromUrl(
  http: HttpClient,
  ssoConfigId: string,
  body: SsoMetadataUrlRequest,
): Promise<SsoConfiguration> {
  return http.send({ method: 'PUT', path: `${connectionPath(ssoConfigId)}/metadata-url`, body });
}

/**
 * Adds a domain; users can't sign in by it before it is validated.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.samlConfiguration`),
 *   `ER-NOT-FOUND` (404), `ER-ALREADY-EXISTS` (409) when the tenant has it already.
 * @see Portal spec §7 "SSO and directory"
 */
export function addSsoDomain(http: HttpClient, ssoConfigId: string, domain: string): Promise<SsoDomain> {
  return http.send({ method: 'POST', path: `${connectionPath(ssoConfigId)}/domains`, body: { domain } });
}

/**
 * Removes a domain: its users sign in with a password again.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.samlConfiguration`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "SSO and directory"
 */
export function deleteSsoDomain(http: HttpClient, ssoConfigId: string, domainId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: domainPath('v1', ssoConfigId, domainId) });
}

/**
 * Checks whether the DNS has the domain's `txtRecord`.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.write.samlConfiguration`), `ER-NOT-FOUND` (404),
 *   `ER-SSO-DOMAIN-NOT-VERIFIED` (409) when the record is not there, `ER-ALREADY-EXISTS` (409) when another tenant
 *   has proved that the domain is its own.
 * @see Portal spec §7 "SSO and directory"
 */
export function validateSsoDomain(http: HttpClient, ssoConfigId: string, domainId: string): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${domainPath('v2', ssoConfigId, domainId)}/validate`, body: {} });
}

/**
 * The older form of {@link validateSsoDomain}.
 *
 * @throws {ApiError} as {@link validateSsoDomain}.
 * @see Portal spec §7 "SSO and directory"
 */
export function validateSsoDomainV1(http: HttpClient, ssoConfigId: string, domainId: string): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${domainPath('v1', ssoConfigId, domainId)}/validate`, body: {} });
}

/**
 * The roles of all users who sign in through the identity provider.
 *
 * @throws {ApiError} as {@link listSsoConfigurations}; `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "SSO"
 */
export function getSsoDefaultRoles(http: HttpClient, ssoConfigId: string): Promise<SsoRoles> {
  return http.send({ method: 'GET', path: `${connectionPath(ssoConfigId)}/roles`, retry: true });
}

/**
 * Sets the roles of new users of the identity provider; users who have signed in before keep theirs.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST`, `ER-ROLE-NOT-FOUND` (400), `ER-ROLE-ABOVE-OWN` and `ER-FORBIDDEN` (403,
 *   `fe.secure.write.samlConfiguration`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "SSO"
 */
export function setSsoDefaultRoles(
  http: HttpClient,
  ssoConfigId: string,
  roleIds: readonly string[],
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${connectionPath(ssoConfigId)}/roles`, body: { roleIds } });
}

/**
 * The groups of the identity provider that give roles.
 *
 * @throws {ApiError} as {@link getSsoDefaultRoles}.
 * @see Portal spec §4 "SSO"
 */
export function listSsoGroups(http: HttpClient, ssoConfigId: string): Promise<SsoGroup[]> {
  return http.send({ method: 'GET', path: `${connectionPath(ssoConfigId)}/groups`, retry: true });
}

/**
 * Maps a group of the identity provider to roles.
 *
 * @throws {ApiError} as {@link setSsoDefaultRoles}; `ER-ALREADY-EXISTS` (409) when the group is mapped already.
 * @see Portal spec §4 "SSO"
 */
export function createSsoGroup(
  http: HttpClient,
  ssoConfigId: string,
  body: CreateSsoGroupRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${connectionPath(ssoConfigId)}/groups`, body });
}

/**
 * Changes which roles a group gives, or which group it is.
 *
 * @throws {ApiError} as {@link createSsoGroup}.
 * @see Portal spec §4 "SSO"
 */
export function updateSsoGroup(
  http: HttpClient,
  ssoConfigId: string,
  groupId: string,
  body: UpdateSsoGroupRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: groupPath(ssoConfigId, groupId), body });
}

/**
 * Removes a mapping.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.samlConfiguration`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "SSO"
 */
export function deleteSsoGroup(http: HttpClient, ssoConfigId: string, groupId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: groupPath(ssoConfigId, groupId) });
}

function connectionPath(ssoConfigId: string): string {
  return `${CONFIGURATIONS}/${encodeURIComponent(ssoConfigId)}`;
}

function domainPath(version: 'v1' | 'v2', ssoConfigId: string, domainId: string): string {
  const configuration = `/team/resources/sso/${version}/configurations/${encodeURIComponent(ssoConfigId)}`;
  return `${configuration}/domains/${encodeURIComponent(domainId)}`;
}

function groupPath(ssoConfigId: string, groupId: string): string {
  return `${connectionPath(ssoConfigId)}/groups/${encodeURIComponent(groupId)}`;
}
