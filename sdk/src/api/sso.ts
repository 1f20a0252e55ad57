import type { PublicSsoConfiguration } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Whether anybody signs in through an identity provider of their own.
 *
 * @see contract: headers-and-storage §6
 */
export function getPublicSsoConfiguration(http: HttpClient): Promise<PublicSsoConfiguration> {
  return http.send({ method: 'GET', path: '/team/resources/sso/v2/configurations/public', retry: true });
}
