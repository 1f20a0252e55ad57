import { preLogin } from '../../../../api/auth-start';
import type { App } from '../../../../app/app';
import type { SsoConfiguration } from '../../../../contract';
import { isWebAddress } from '../../../../core/redirect';
import { returnAddress } from '../../../../core/return-address';
import { pendingSsoRedirects, storeLastSsoTest } from '../../../../core/sso-redirects';
import { isOidc } from '../connection';

/** Why a test did not start. */
export type StartProblem = 'notRouted' | 'storageBlocked';

/**
 * Leaves for the provider of a connection, as a sign-in with an address of its domain does. Its callback is known by the
 * state of the request, so it comes back to the portal and signs no user in.
 *
 * @returns Why it did not leave; `undefined` if it has left.
 * @throws {ApiError} if the service cannot be asked.
 */
export async function startTest(app: App, connection: SsoConfiguration): Promise<StartProblem | undefined> {
  const { address = '' } = (await preLogin(app.http, { email: addressOf(app, connection) })) ?? {};
  const state = isWebAddress(address) ? stateOf(new URL(address)) : null;
  if (!state) return 'notRouted';
  if (!expectCallback(app, connection.id, state)) return 'storageBlocked';
  storeLastSsoTest(app, { connectionId: connection.id });
  app.location.leave(isOidc(connection) ? withReturn(app, address) : address);
  return undefined;
}

/** The administrator's own address if the connection is for it: the provider may suggest that account. */
function addressOf({ session }: App, { domains }: SsoConfiguration): string {
  const email = session.store.getState().user?.email ?? '';
  const proved = domains.filter(({ validated }) => validated).map(({ domain }) => domain);
  const isOwn = proved.some((domain) => email.toLowerCase().endsWith(`@${domain}`));
  return isOwn ? email : `test@${proved[0] ?? ''}`;
}

function stateOf({ searchParams }: URL): string | null {
  return searchParams.get('state') ?? searchParams.get('RelayState');
}

/** Returns whether the browser has stored where the callback leads. */
function expectCallback(app: App, connectionId: string, state: string): boolean {
  const { path, query } = app.location.read();
  const address = query.size > 0 ? `${path}?${query}` : path;
  const test = { connectionId, address, isOverlay: app.portal.getState().open };
  return pendingSsoRedirects(app).begin({ test }, state) !== null;
}

/** Adds the redirect URI for an OpenID provider, as a sign-in does. */
function withReturn({ location, routes }: App, address: string): string {
  const url = new URL(address);
  url.searchParams.set('redirect_uri', returnAddress(location, routes.oidcRedirectUrl));
  return url.href;
}
