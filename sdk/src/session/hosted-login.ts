import { exchangeOAuthTokens } from '../api/oauth';
import type { OAuthTokens } from '../contract';
import type { Clock } from '../core/clock';
import type { AuthOptions, AuthRoutes, ContextOptions } from '../core/host-options';
import type { HttpClient } from '../core/http-client';
import { decodeJwt } from '../core/jwt';
import type { PageStorage } from '../core/key-value-store';
import { createPendingRedirects, NothingKept, type PendingRedirects } from '../core/pending-redirects';
import { challengeOf, randomSecret } from '../core/proof-key';
import { isWebAddress } from '../core/redirect';
import { hostedReturnAddress } from '../core/return-address';
import { serviceAddress } from '../core/service-address';
import type { UrlStrategy } from '../core/url-strategy';

/** What is asked for (sign-in spec §9). */
const SCOPE = 'openid email profile';
/** Where the secrets of sign-ins under way are kept (contract: headers-and-storage §7). */
const PENDING_REDIRECTS_KEY = 'HOSTED_LOGIN_VERIFIER_KEY';

/** What is needed when somebody comes back from hosted login. */
export interface HostedRedirect {
  verifier: string;
  nonce: string;
}

/** What hosted login needs of the app. */
export interface HostedLoginHost {
  readonly options: { readonly contextOptions: ContextOptions; readonly authOptions?: AuthOptions };
  readonly location: UrlStrategy;
  readonly routes: AuthRoutes;
  readonly storage: PageStorage;
  readonly clock: Clock;
}

/** Who asks for the sign-in: the application of the vendor where the host names one (contract: hosted login authorize). */
export function oauthClientId({ contextOptions: { appId, clientId = '' } }: HostedLoginHost['options']): string {
  return appId || clientId;
}

/** The visits to hosted login that this browser waits for, of all its tabs. */
export function pendingHostedRedirects({ storage, clock }: HostedLoginHost): PendingRedirects<HostedRedirect> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}

/**
 * Leaves for hosted login. `parameters` go along (`prompt`, `login_hint`, `login_direct_action` …), but none of them
 * takes the place of what protects the sign-in.
 *
 * @throws {TypeError} on pages without https, where browsers have no cryptography.
 * @throws {NothingKept} in a browser that keeps nothing for the page.
 * @see Sign-in spec §7 "OAuth"
 */
export async function startHostedLogin(
  app: HostedLoginHost,
  parameters: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { options, location, routes } = app;
  const visit = { verifier: randomSecret(), nonce: randomSecret() };
  const own = {
    ...(await wantedTenant(app)),
    ...parameters,
    response_type: 'code',
    client_id: oauthClientId(options),
    scope: SCOPE,
    redirect_uri: hostedReturnAddress(location, routes.hostedLoginRedirectUrl),
    code_challenge: await challengeOf(visit.verifier),
    code_challenge_method: 'S256',
    nonce: visit.nonce,
  };
  const url = new URL(serviceAddress('/oauth/authorize', options.contextOptions), location.href('/'));
  if (!isWebAddress(url.href)) throw new TypeError(`Refused to leave for ${url.protocol}`);
  const state = pendingHostedRedirects(app).begin(visit);
  if (!state) throw new NothingKept('The browser keeps nothing for this page.');
  url.search = String(new URLSearchParams({ ...own, state }));
  location.leave(url.href);
}

/** {@link startHostedLogin} from a page of the host. Never rejects: what is in the way is told on the login page. */
export async function leaveForHostedLogin(
  app: HostedLoginHost & { redirectTo(address: string): void },
  parameters: Readonly<Record<string, string>>,
): Promise<void> {
  await startHostedLogin(app, parameters).catch(() => app.redirectTo(app.routes.loginUrl));
}

/** The tenant that the page is about: by its address, else by the host's resolver. */
async function wantedTenant({ options, location }: HostedLoginHost): Promise<Record<string, string>> {
  const { query } = location.read();
  const [tenantId, organization] = [query.get('tenantId'), query.get('organization')];
  const alias = organization ?? (await options.contextOptions.tenantResolver?.())?.tenant;
  return { ...(alias && { organization: alias }), ...(tenantId && { tenantId }) };
}

/** What hosted login has sent back, once it is known to be an answer to this browser. */
export interface HostedAnswer {
  code: string;
  visit: HostedRedirect;
}

/** Somebody else's tokens: their `nonce` is not that of this sign-in. */
export class ForeignTokens extends Error {}

/**
 * Trades the code for tokens, and makes sure that they were made for this sign-in.
 *
 * @throws {ApiError} as `exchangeOAuthTokens`.
 * @throws {ForeignTokens} for tokens of another sign-in.
 */
export async function tradeCode(
  app: Pick<HostedLoginHost, 'options' | 'location' | 'routes'> & { readonly http: HttpClient },
  { code, visit }: HostedAnswer,
) {
  const tokens: OAuthTokens = await exchangeOAuthTokens(app.http, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: hostedReturnAddress(app.location, app.routes.hostedLoginRedirectUrl),
    code_verifier: visit.verifier,
    client_id: oauthClientId(app.options),
  });
  if (decodeJwt(tokens.id_token).nonce !== visit.nonce) throw new ForeignTokens('The nonce is of another sign-in.');
  return tokens;
}
