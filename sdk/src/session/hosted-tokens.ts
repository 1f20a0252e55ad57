import { exchangeOAuthTokens, silentAuthorize } from '../api/oauth';
import type { LoginResponse, OAuthTokens } from '../contract';
import type { HttpClient } from '../core/http-client';
import { retry } from '../core/retry';
import { serviceAddress, withQuery } from '../core/service-address';
import { type HostedLoginHost, oauthClientId } from './hosted-login';
import { mayPass, RETRY_DELAYS_MS, type TokenRequest } from './request-token';
import type { TokenSource } from './token-source';

/** Why a session could not be found without leaving the page (sign-in spec §4, silent refresh). */
export const SILENT_REFRESH_DISABLED = 'silent refresh is disabled';
export const SILENT_REFRESH_FAILED = "couldn't refresh user token with oauth service";

/** Lifetime of tokens whose answer names none, in seconds (sign-in spec §9). */
const DEFAULT_EXPIRES_IN_SECONDS = 300;

/** Tokens of the authorization server as a session takes them; the `id_token` is the bearer of every call. */
export function asLoginResponse({ id_token, refresh_token, expires_in }: OAuthTokens): LoginResponse {
  return {
    mfaRequired: false,
    accessToken: id_token,
    refreshToken: refresh_token,
    expiresIn: expires_in ?? DEFAULT_EXPIRES_IN_SECONDS,
  };
}

/**
 * Tokens of hosted login: by the refresh token that this page holds in memory, else by the cookie of the service. A
 * sign-out leaves the page for the service and comes back to `authenticatedUrl`.
 *
 * @see Sign-in spec §2, §4 "Tokens and sessions"
 */
export function createHostedTokens(app: HostedLoginHost & { readonly http: HttpClient }): TokenSource {
  const { http, location, options, routes } = app;
  const { disableSilentRefresh, hostedLoginOptions } = options.authOptions ?? {};
  let held: string | undefined;
  let tenant: string | undefined;
  let opened = false;

  /** On the way back from the service the code brings the session; asking beside it would be a race. */
  function isSilenced(): boolean {
    const first = !opened;
    opened = true;
    if (first && hostedLoginOptions?.loadUserOnFirstLoad === false) return true;
    return disableSilentRefresh === true || location.read().path === routes.hostedLoginRedirectUrl;
  }

  function ask(tenantId: string | null): Promise<OAuthTokens> {
    const wanted = tenant ?? tenantId;
    if (held === undefined) return silentAuthorize(http, { tenantId: wanted });
    const own = { client_id: oauthClientId(options), tenantId: wanted };
    return exchangeOAuthTokens(http, { grant_type: 'refresh_token', refresh_token: held, ...own });
  }

  /** By the cookie it is a call that is tried like any other, every 500 ms; a refresh waits longer (sign-in spec §9). */
  async function renew({ tenantId, clock, signal }: TokenRequest): Promise<LoginResponse> {
    if (held === undefined && isSilenced()) throw new Error(SILENT_REFRESH_DISABLED);
    try {
      const attempts = { clock, worthIt: mayPass, signal };
      const delays = held === undefined ? attempts : { ...attempts, delaysMs: RETRY_DELAYS_MS };
      return asLoginResponse(await retry(() => ask(tenantId), delays));
    } catch (cause) {
      if (!mayPass(cause)) held = undefined;
      throw new Error(SILENT_REFRESH_FAILED, { cause });
    }
  }

  function forget(): void {
    held = undefined;
    tenant = undefined;
  }

  return {
    renew,
    forget,
    end() {
      forget();
      const back = { post_logout_redirect_uri: location.href(routes.authenticatedUrl) };
      location.leave(withQuery(serviceAddress('/oauth/logout', options.contextOptions), back));
      // The page is on its way to another address: nothing comes after it.
      return new Promise(() => undefined);
    },
    took({ refreshToken }) {
      held = refreshToken;
    },
    switched(tenantId) {
      tenant = tenantId;
    },
  };
}
