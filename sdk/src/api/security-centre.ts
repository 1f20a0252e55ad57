import type { GetInsightsResponse, GetRecommendationsResponse } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The security score of the account, and recommendations that raise it.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Security centre and audits"
 */
export function getRecommendations(http: HttpClient): Promise<GetRecommendationsResponse> {
  return http.send({ method: 'GET', path: '/security-center/resources/recommendations/v1', retry: true });
}

/**
 * The state of the account's second factors, passwords, sessions, inactive users and restrictions.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.securityPolicy`).
 * @see Portal spec §7 "Security centre and audits"
 */
export function getInsights(http: HttpClient): Promise<GetInsightsResponse> {
  return http.send({ method: 'GET', path: '/security-center/resources/insights/v1', retry: true });
}
