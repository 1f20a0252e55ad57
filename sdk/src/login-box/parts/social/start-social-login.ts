import type { App } from '../../../app/app';
import { storeDestination } from '../../../app/store-destination';
import { codeChallenge, randomSecret } from '../../../core/proof-key';
import { isWebAddress } from '../../../core/redirect';
import { returnAddress } from '../../../core/return-address';
import { serviceAddress } from '../../../core/service-address';
import { FlowFailure } from '../../runtime/flow-run';
import type { OfferedProvider } from './social-providers';
import { pendingSocialRedirects, type SocialLoginOrigin, type SocialRedirect } from './social-redirects';

/** Options of a sign-in with a provider. */
export interface SocialStart {
  /** The provider's name on its button. */
  name: string;
  origin: SocialLoginOrigin;
  /** Added to the query of the provider's address. Parameters that the SDK sets itself take precedence. */
  parameters?: Readonly<Record<string, string>>;
  /** Lets an invited user sign up. Default: the token in the query of the current address. */
  invitationToken?: string;
}

/**
 * Redirects to a provider. The callback has to contain the state that only this browser knows, and the code is useless
 * without the verifier that stays in this browser.
 *
 * @throws {FlowFailure} `storageBlocked` in a browser without storage; {@link TypeError} for an address that is not http(s).
 * @see Sign-in spec §3 "Social login postlogin payload"; RFC 7636
 */
export async function startSocialLogin(app: App, provider: OfferedProvider, start: SocialStart): Promise<void> {
  const { location, options, routes } = app;
  const verifier = randomSecret();
  const redirectUri = returnAddress(location, routes.socialLoginCallbackUrl);
  const challenge = await codeChallenge(verifier);
  const url = new URL(serviceAddress(provider.address, options.contextOptions), location.href('/'));
  if (!isWebAddress(url.href)) throw new TypeError(`Refused to leave for ${url.protocol}`);
  storeDestination(app);
  const state = pendingSocialRedirects(app).begin(pendingRedirect(app, provider, start, { verifier, redirectUri }));
  if (!state) throw new FlowFailure('storageBlocked', 'The browser keeps nothing for this page.');
  const parameters = {
    ...start.parameters,
    ...requestOf(provider, redirectUri),
    ...(options.authOptions?.socialLoginOptions?.promptConsent && { prompt: 'consent' }),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  location.leave(url.href);
}

/** The service builds the request to well-known providers itself; for the vendor's own providers the browser does. */
function requestOf(provider: OfferedProvider, redirectUri: string): Record<string, string> {
  if (provider.kind === 'custom') return { ...provider.request, redirect_uri: redirectUri };
  return { redirectUri, ...(provider.scopes.length > 0 && { scope: provider.scopes.join(' ') }) };
}

function pendingRedirect(
  app: App,
  provider: OfferedProvider,
  { name, origin, invitationToken: given }: SocialStart,
  proof: Pick<SocialRedirect, 'verifier' | 'redirectUri'>,
): SocialRedirect {
  const invitationToken = given ?? app.location.read().query.get('invitationToken');
  return { provider: provider.id, name, origin, ...proof, ...(invitationToken && { invitationToken }) };
}
