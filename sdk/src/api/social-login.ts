import type { ListCustomSocialProvidersResponse, SocialProvider } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The well-known providers to sign in with.
 *
 * @see Sign-in spec §7 "Users", social providers
 */
export function listSocialProviders(http: HttpClient): Promise<SocialProvider[]> {
  return http.send({ method: 'GET', path: '/identity/resources/sso/v2', retry: true });
}

/**
 * The providers the vendor has set up itself.
 *
 * @see Sign-in spec §7 "Users", social providers
 */
export function listCustomSocialProviders(http: HttpClient): Promise<ListCustomSocialProvidersResponse> {
  return http.send({ method: 'GET', path: '/identity/resources/sso/custom/v1', retry: true });
}
