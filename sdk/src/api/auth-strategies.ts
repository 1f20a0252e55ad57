import type { AuthStrategiesConfig } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * How people sign in, for somebody who has not.
 *
 * @see contract: headers-and-storage §6
 */
export function getPublicAuthStrategies(http: HttpClient): Promise<AuthStrategiesConfig> {
  return http.send({
    method: 'GET',
    path: '/identity/resources/configurations/v1/auth/strategies/public',
    retry: true,
  });
}
