import { exchangeOAuthTokens, oauthLogout, silentAuthorize } from '../../api/oauth';
import type { LoginResponse, OAuthTokens } from '../../contract';
import type { HttpClient } from '../../core/http-client';
import { retry } from '../../core/retry';
import { serviceAddress, withQuery } from '../../core/service-address';
import { mayPass, RETRY_DELAYS_MS, type TokenRequest } from '../request-token';
import type { TokenSource } from '../token-source';
import { type HostedLoginHost, oauthClientId } from './hosted-login';

/** Reasons why a silent refresh found no session (sign-in spec §4, silent refresh). */
export const SILENT_REFRESH_DISABLED = 'silent refresh is disabled';
export const SILENT_REFRESH_FAILED = "couldn't refresh user token with oauth service";

/** Lifetime of tokens whose response has none, in seconds (sign-in spec §9). */
const DEFAULT_EXPIRES_IN_SECONDS = 300;

/**
 * Converts tokens of the authorization server to a login response; the `id_token` is the bearer token of every call.
 */
export function asLoginResponse({ id_token, refresh_token, expires_in }: OAuthTokens): LoginResponse {
  return {
    mfaRequired: false,
    accessToken: id_token,
    refreshToken: refresh_token,
    expiresIn: expires_in ?? DEFAULT_EXPIRES_IN_SECONDS,
  };
}

/**
 * Creates the token source of hosted login: uses the refresh token in the memory of this page, else the cookie of the
 * service. A sign-out redirects to the service and back to `authenticatedUrl`.
 *
 * @see Sign-in spec §2, §4 "Tokens and sessions"
 */
export function createHostedTokens(app: HostedLoginHost & { readonly http: HttpClient }): TokenSource {
  const { http, location, options, routes } = app;
  let cachedRefreshToken: string | undefined;
  let tenant: string | undefined;
  const skipsSilentRefresh = createSilentRefreshCheck(app);

  function ask(tenantId: string | null): Promise<OAuthTokens> {
    const wanted = tenant ?? tenantId;
    if (cachedRefreshToken === undefined) return silentAuthorize(http, { tenantId: wanted });
    const own = { client_id: oauthClientId(options), tenantId: wanted };
    return exchangeOAuthTokens(http, { grant_type: 'refresh_token', refresh_token: cachedRefreshToken, ...own });
  }

  /**
   * Renews the tokens. A silent refresh uses the default retry of 500 ms; a refresh token waits longer (sign-in spec
   * §9).
   */
  async function renew({ tenantId, clock, signal }: TokenRequest): Promise<LoginResponse> {
    if (cachedRefreshToken === undefined && skipsSilentRefresh()) throw new Error(SILENT_REFRESH_DISABLED);
    try {
      const attempts = { clock, worthIt: mayPass, signal };
      const delays = cachedRefreshToken === undefined ? attempts : { ...attempts, delaysMs: RETRY_DELAYS_MS };
      return asLoginResponse(await retry(() => ask(tenantId), delays));
    } catch (cause) {
      if (!mayPass(cause)) cachedRefreshToken = undefined;
      throw new Error(SILENT_REFRESH_FAILED, { cause });
    }
  }

  function forget(): void {
    cachedRefreshToken = undefined;
    tenant = undefined;
  }

  return {
    renew,
    forget,
    end() {
      forget();
      return oauthLogout(http);
    },
    leave() {
      forget();
      const back = { post_logout_redirect_uri: location.href(routes.authenticatedUrl) };
      location.leave(withQuery(serviceAddress('/oauth/logout', options.contextOptions), back));
      // The page is navigating to another address, so the promise never settles.
      return new Promise(() => undefined);
    },
    took({ refreshToken }) {
      cachedRefreshToken = refreshToken;
    },
    switched(tenantId) {
      tenant = tenantId;
    },
  };
}

/**
 * Creates the check whether to skip the silent refresh. The first one is for the first page load, which a host can keep
 * from loading the user. On the callback page the code creates the session; a refresh would race with it.
 */
function createSilentRefreshCheck({ location, options, routes }: HostedLoginHost): () => boolean {
  const { disableSilentRefresh, hostedLoginOptions } = options.authOptions ?? {};
  let isFirst = true;
  return () => {
    const skipsFirst = isFirst && hostedLoginOptions?.loadUserOnFirstLoad === false;
    isFirst = false;
    return skipsFirst || disableSilentRefresh === true || location.read().path === routes.hostedLoginRedirectUrl;
  };
}
