import { exchangeOAuthTokens } from '../../api/oauth';
import type { OAuthTokens } from '../../contract';
import type { Clock } from '../../core/clock';
import type { AuthOptions, AuthRoutes, ContextOptions } from '../../core/host-options';
import type { HttpClient } from '../../core/http-client';
import { decodeJwt } from '../../core/jwt';
import type { PageStorage } from '../../core/key-value-store';
import { createPendingRedirects, type PendingRedirects, StorageUnavailable } from '../../core/pending-redirects';
import { codeChallenge, randomSecret } from '../../core/proof-key';
import { isWebAddress } from '../../core/redirect';
import { hostedReturnAddress } from '../../core/return-address';
import { serviceAddress } from '../../core/service-address';
import type { UrlStrategy } from '../../core/url-strategy';

/** Requested OAuth scopes (sign-in spec §9). */
const SCOPE = 'openid email profile';
/** Storage key for the secrets of pending sign-ins (contract: headers-and-storage §7). */
const PENDING_REDIRECTS_KEY = 'HOSTED_LOGIN_VERIFIER_KEY';

/** Data that the callback of hosted login needs. */
export interface HostedRedirect {
  verifier: string;
  nonce: string;
}

/** The parts of the app that hosted login needs. */
export interface HostedLoginHost {
  readonly options: { readonly contextOptions: ContextOptions; readonly authOptions?: AuthOptions };
  readonly location: UrlStrategy;
  readonly routes: AuthRoutes;
  readonly storage: PageStorage;
  readonly clock: Clock;
}

/** Returns the OAuth client id: the vendor's application if the host names one (contract: hosted login authorize). */
export function oauthClientId({ contextOptions: { appId, clientId = '' } }: HostedLoginHost['options']): string {
  return appId || clientId;
}

/** Returns the pending redirects to hosted login, of all tabs of this browser. */
export function pendingHostedRedirects({ storage, clock }: HostedLoginHost): PendingRedirects<HostedRedirect> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}

/**
 * Redirects to hosted login with `parameters` (`prompt`, `login_hint`, `login_direct_action` …), which cannot override
 * the parameters that protect the sign-in.
 *
 * @throws {TypeError} for an address that is not http(s).
 * @throws {StorageUnavailable} in a browser that denies storage to the page.
 * @see Sign-in spec §7 "OAuth"
 */
export async function startHostedLogin(
  app: HostedLoginHost,
  parameters: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { options, location, routes } = app;
  const secrets = { verifier: randomSecret(), nonce: randomSecret() };
  const own = {
    ...(await wantedTenant(app)),
    ...parameters,
    response_type: 'code',
    client_id: oauthClientId(options),
    scope: SCOPE,
    redirect_uri: hostedReturnAddress(location, routes.hostedLoginRedirectUrl),
    code_challenge: await codeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    nonce: secrets.nonce,
  };
  const url = new URL(serviceAddress('/oauth/authorize', options.contextOptions), location.href('/'));
  if (!isWebAddress(url.href)) throw new TypeError(`Refused to leave for ${url.protocol}`);
  const state = pendingHostedRedirects(app).begin(secrets);
  if (!state) throw new StorageUnavailable('The browser keeps nothing for this page.');
  url.search = String(new URLSearchParams({ ...own, state }));
  location.leave(url.href);
}

/** Returns the tenant of the page: by its address, else by the host's resolver. */
async function wantedTenant({ options, location }: HostedLoginHost): Promise<Record<string, string>> {
  const { query } = location.read();
  const [tenantId, organization] = [query.get('tenantId'), query.get('organization')];
  const alias = organization ?? (await options.contextOptions.tenantResolver?.())?.tenant;
  return { ...(alias && { organization: alias }), ...(tenantId && { tenantId }) };
}

/** A callback of hosted login, validated as an answer to this browser. */
export interface HostedAnswer {
  code: string;
  redirect: HostedRedirect;
}

/** The tokens belong to another sign-in: their `nonce` differs. */
export class ForeignTokens extends Error {}

/**
 * Exchanges the code for tokens, and verifies that they belong to this sign-in.
 *
 * @throws {ApiError} as `exchangeOAuthTokens`.
 * @throws {ForeignTokens} for tokens of another sign-in.
 */
export async function tradeCode(
  app: Pick<HostedLoginHost, 'options' | 'location' | 'routes'> & { readonly http: HttpClient },
  { code, redirect }: HostedAnswer,
) {
  const tokens: OAuthTokens = await exchangeOAuthTokens(app.http, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: hostedReturnAddress(app.location, app.routes.hostedLoginRedirectUrl),
    code_verifier: redirect.verifier,
    client_id: oauthClientId(app.options),
  });
  if (decodeJwt(tokens.id_token).nonce !== redirect.nonce) throw new ForeignTokens('The nonce is of another sign-in.');
  return tokens;
}
