import { DEMO_CLIENT_ID } from '../db/catalogue';
import type { Database } from '../db/database';

/**
 * Registers an address for a client, which is one of the world's from then on; one that is there already stays.
 *
 * @throws {RangeError} for an address that redirects may not lead to (RFC 6749 §3.1.2); a route behind a hash may be
 * registered (contract: endpoints, `/oauth/authorize`).
 */
export function allowRedirect({ redirectAddresses }: Database, address: string, clientId = DEMO_CLIENT_ID): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /#(?!\/)/.test(address) || url.username || url.password) {
    throw new RangeError(
      'An address to send people back to starts with http or https and has no fragment but a route.',
    );
  }
  const known = redirectAddresses.listBy('clientId', clientId).some((row) => row.address === address);
  const owner = clientId === DEMO_CLIENT_ID ? '' : `${clientId}-`;
  if (!known) redirectAddresses.insert({ id: `redirect-${owner}${address}`, clientId, address });
}
