import type { App } from '../../../../../app/app';
import { createPendingRedirects, type PendingRedirects } from '../../../../../core/pending-redirects';

/** Where Slack asks the user whether to connect a workspace. */
const AUTHORIZE = 'https://slack.com/oauth/v2/authorize';
/** To list the public channels, and to write to them. */
const SCOPES = ['channels:read', 'chat:write', 'chat:write.public'];
const PENDING_REDIRECTS_KEY = 'portico-slack-connections';

/** The requests to connect Slack that this browser has made; an answer with another state was not requested here. */
export function pendingSlackRedirects({ storage, clock }: Pick<App, 'storage' | 'clock'>): PendingRedirects<object> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}

/** Why the user can't be sent to Slack. */
export type SlackObstacle = 'storageBlocked' | 'noReturnAddress';

/**
 * Returns the address at which a user connects a Slack workspace. Slack redirects to the portal's own address of the
 * channel: with the hash strategy there is none, because an address with a fragment is refused (RFC 6749 §3.1.2).
 *
 * @returns The address, or an obstacle: `storageBlocked` if the browser stores nothing, because then the answer could not
 *   be recognized.
 * @see Portal spec §7 "Connectivity"; RFC 6749 §4.1.1
 */
export function slackAuthorizeAddress(app: App, clientId: string): URL | SlackObstacle {
  const { location, routes } = app;
  const returnAddress = location.href(`${routes.adminPortalUrl.replace(/\/?$/, '/')}webhooks?channel=slack`);
  if (new URL(returnAddress).hash) return 'noReturnAddress';
  const state = pendingSlackRedirects(app).begin({});
  if (!state) return 'storageBlocked';
  const query = { client_id: clientId, scope: SCOPES.join(','), redirect_uri: returnAddress, state };
  return new URL(`${AUTHORIZE}?${new URLSearchParams(query)}`);
}
