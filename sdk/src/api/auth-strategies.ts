import type { AuthStrategiesConfig } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The login methods of the vendor; needs no session.
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
