import type { GetInsightsResponse, GetRecommendationsResponse } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * How safe the account is, and what would make it safer.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Security centre and audits"
 */
export function getRecommendations(http: HttpClient): Promise<GetRecommendationsResponse> {
  return http.send({ method: 'GET', path: '/security-center/resources/recommendations/v1', retry: true });
}

/**
 * How second factors, passwords, sessions, inactive people and restrictions of the account stand.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Security centre and audits"
 */
export function getInsights(http: HttpClient): Promise<GetInsightsResponse> {
  return http.send({ method: 'GET', path: '/security-center/resources/insights/v1', retry: true });
}
