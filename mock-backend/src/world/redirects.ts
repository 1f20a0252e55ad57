import { DEMO_CLIENT_ID } from '../db/catalogue';
import type { Database } from '../db/database';

/**
 * Registers a redirect address for a client, and the client with it; an address that is already registered stays.
 *
 * @throws {RangeError} for an address that is not allowed for redirects (RFC 6749 §3.1.2); a route in the hash is
 * allowed (contract: endpoints, `/oauth/authorize`).
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
