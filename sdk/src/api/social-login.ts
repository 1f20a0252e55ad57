import type {
  ListCustomSocialProvidersResponse,
  SocialLoginRequest,
  SocialLoginResult,
  SocialPostLoginQuery,
  SocialProvider,
  SocialProviderV1,
} from '../contract';
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
 * The custom providers of the vendor.
 *
 * @see Sign-in spec §7 "Users", social providers
 */
export function listCustomSocialProviders(http: HttpClient): Promise<ListCustomSocialProvidersResponse> {
  return http.send({ method: 'GET', path: '/identity/resources/sso/custom/v1', retry: true });
}

/**
 * The well-known providers, as the first version of the list has them.
 *
 * @see Sign-in spec §7 "Users", social providers
 */
export function listSocialProvidersV1(http: HttpClient): Promise<SocialProviderV1[]> {
  return http.send({ method: 'GET', path: '/identity/resources/sso/v1', retry: true });
}

/**
 * The well-known providers, for a user who is signed in.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Sign-in spec §7 "Users", social providers
 */
export function listMySocialProviders(http: HttpClient): Promise<SocialProvider[]> {
  return http.send({ method: 'GET', path: '/identity/resources/sso/v2/authenticated' });
}

/**
 * Signs in with the parameters of a provider's callback.
 *
 * @param provider Type of a well-known provider, or id of one that the vendor has set up.
 * @throws {ApiError} `ER-SOCIAL-LOGIN-FAILED` (401); `ER-SOCIAL-EMAIL-UNVERIFIED`, `ER-SIGN-UP-CLOSED`,
 *   `ER-ACCOUNT-LOCKED`, `ER-ACCOUNT-DISABLED`, `ER-ACCOUNT-EXPIRED`, `ER-INVITATION-PENDING` (403); `ER-NOT-FOUND`
 *   (404) for a provider or an invitation that is none.
 * @see Sign-in spec §7 "Auth"
 */
export function loginViaSocialLogin(
  http: HttpClient,
  provider: string,
  query: SocialPostLoginQuery,
  body: SocialLoginRequest = {},
): Promise<SocialLoginResult> {
  const path = `/identity/resources/auth/v1/user/sso/${encodeURIComponent(provider)}/postlogin`;
  return http.send({ method: 'POST', path, query, body });
}
