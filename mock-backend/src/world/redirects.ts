import { DEMO_CLIENT_ID } from '../db/catalogue';
import type { Database } from '../db/database';

/**
 * Registers an address for the demo client; one that is there already stays.
 *
 * @throws {RangeError} for an address that nobody may be sent back to (RFC 6749 §3.1.2).
 */
export function allowRedirect({ redirectAddresses }: Database, address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || address.includes('#') || url.username || url.password) {
    throw new RangeError('An address to send people back to starts with http or https and has no fragment.');
  }
  const known = redirectAddresses.listBy('clientId', DEMO_CLIENT_ID).some((row) => row.address === address);
  if (!known) redirectAddresses.insert({ id: `redirect-${address}`, clientId: DEMO_CLIENT_ID, address });
}
