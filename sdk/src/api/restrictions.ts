import type {
  BulkCreateDomainRestrictionsRequest,
  BulkCreateIpRestrictionsRequest,
  CheckIpResponse,
  CountryRestrictionConfig,
  CountryRestrictionRule,
  CreateDomainRestrictionRequest,
  CreateIpRestrictionRequest,
  DomainRestriction,
  DomainRestrictionConfig,
  EmptyResponse,
  IpRestrictionConfig,
  IpRestrictionsQuery,
  ListDomainRestrictionsResponse,
  ListIpRestrictionsResponse,
  SaveCountryRestrictionConfigRequest,
  SaveCountryRestrictionsRequest,
  SaveDomainRestrictionConfigRequest,
  SaveIpRestrictionConfigRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const DOMAINS = '/identity/resources/configurations/restrictions/v1/email-domain';
const ADDRESSES = '/identity/resources/configurations/v1/restrictions/ip';
const COUNTRIES = '/security-engines/resources/policies/v1/country-restriction';

/**
 * The domains of e-mail addresses on both lists.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.emailDomainRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function listDomainRestrictions(http: HttpClient): Promise<ListDomainRestrictionsResponse> {
  return http.send({ method: 'GET', path: DOMAINS, retry: true });
}

/**
 * Adds a domain to a list.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.emailDomainRestrictions`),
 * `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createDomainRestriction(
  http: HttpClient,
  body: CreateDomainRestrictionRequest,
): Promise<DomainRestriction> {
  return http.send({ method: 'POST', path: DOMAINS, body });
}

/**
 * Adds several domains to lists: all of them, or none.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.emailDomainRestrictions`),
 * `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function bulkCreateDomainRestrictions(
  http: HttpClient,
  body: BulkCreateDomainRestrictionsRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${DOMAINS}/bulk`, body });
}

/**
 * Removes a domain from its list.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.emailDomainRestrictions`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deleteDomainRestriction(http: HttpClient, restrictionId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${DOMAINS}/${encodeURIComponent(restrictionId)}` });
}

/**
 * Whether domains are restricted, and by which list.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.emailDomainRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getDomainRestrictionConfig(http: HttpClient): Promise<DomainRestrictionConfig> {
  return http.send({ method: 'GET', path: `${DOMAINS}/config`, retry: true });
}

/**
 * Sets whether and how domains are restricted. Users who are in the team already stay.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.emailDomainRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function saveDomainRestrictionConfig(
  http: HttpClient,
  body: SaveDomainRestrictionConfigRequest,
): Promise<DomainRestrictionConfig> {
  return http.send({ method: 'POST', path: `${DOMAINS}/config`, body });
}

/**
 * One page of the addresses on both lists, or on the one that `_filter` names. Default: 4 a page.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.read.ipRestrictions`).
 * @see Portal spec §9 (paging)
 */
export function listIpRestrictions(
  http: HttpClient,
  query: IpRestrictionsQuery = {},
): Promise<ListIpRestrictionsResponse> {
  return http.send({ method: 'GET', path: ADDRESSES, query, retry: true });
}

/**
 * Adds an address or a range to a list; an entry for the same one is replaced (portal spec §5).
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.ipRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function createIpRestriction(http: HttpClient, body: CreateIpRestrictionRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: ADDRESSES, body });
}

/**
 * Adds several addresses to lists: all of them, or none.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.ipRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function bulkCreateIpRestrictions(
  http: HttpClient,
  body: BulkCreateIpRestrictionsRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${ADDRESSES}/bulk`, body });
}

/**
 * Removes an address from its list.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.delete.ipRestrictions`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function deleteIpRestriction(http: HttpClient, restrictionId: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${ADDRESSES}/${encodeURIComponent(restrictionId)}` });
}

/**
 * Whether addresses are restricted, and by which list.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.ipRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function getIpRestrictionConfig(http: HttpClient): Promise<IpRestrictionConfig> {
  return http.send({ method: 'GET', path: `${ADDRESSES}/config`, retry: true });
}

/**
 * Sets whether and how addresses are restricted. It takes effect at once, also for the caller: call {@link checkIp} or
 * {@link checkIpInAllowList} first. A list without active addresses blocks no user.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.ipRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function saveIpRestrictionConfig(
  http: HttpClient,
  body: SaveIpRestrictionConfigRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${ADDRESSES}/config`, body });
}

/**
 * Whether the caller's own address passes the selected list, also before the restriction is enabled.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.ipRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function checkIp(http: HttpClient): Promise<CheckIpResponse> {
  return http.send({ method: 'POST', path: `${ADDRESSES}/verify` });
}

/**
 * Whether the caller's own address is on the allow list.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.ipRestrictions`).
 * @see Portal spec §7 "Restrictions and policies"
 */
export function checkIpInAllowList(http: HttpClient): Promise<CheckIpResponse> {
  return http.send({ method: 'POST', path: `${ADDRESSES}/verify/allow` });
}

/**
 * Whether countries are restricted, and how.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.countryRestrictions`).
 * @see Portal spec §2 "Page contents"
 */
export function getCountryRestrictionConfig(http: HttpClient): Promise<CountryRestrictionConfig> {
  return http.send({ method: 'GET', path: COUNTRIES, retry: true });
}

/**
 * Sets whether and how countries are restricted; takes effect at once. A list without countries blocks no user.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.countryRestrictions`).
 * @see Portal spec §2 "Page contents"
 */
export function saveCountryRestrictionConfig(
  http: HttpClient,
  body: SaveCountryRestrictionConfigRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: COUNTRIES, body });
}

/**
 * The countries of the list.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.secure.read.countryRestrictions`).
 * @see Portal spec §2 "Page contents"
 */
export function listCountryRestrictions(http: HttpClient): Promise<CountryRestrictionRule[]> {
  return http.send({ method: 'GET', path: `${COUNTRIES}/countries`, retry: true });
}

/**
 * Sets the whole list of countries.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.countryRestrictions`).
 * @see Portal spec §2 "Page contents"
 */
export function saveCountryRestrictions(
  http: HttpClient,
  body: SaveCountryRestrictionsRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${COUNTRIES}/countries`, body });
}
