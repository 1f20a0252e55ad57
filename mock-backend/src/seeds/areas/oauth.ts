import { DEMO_CLIENT_ID } from '../../db/catalogue';
import type { Seeding } from '../seeding';

/** Hosts on this machine, at any port. */
const loopbackHosts = ['localhost', '127.0.0.1'];
/** `hostedLoginRedirectUrl` (sign-in spec §2), as a path and behind a hash (contract: endpoints, `/oauth/authorize`). */
const callbacks = { '': '/oauth/callback', '-hash': '/#/oauth/callback' };

/** The redirect addresses of the demo client after a hosted sign-in. */
export function seedRedirectAddresses({ db }: Seeding): void {
  for (const host of loopbackHosts) {
    for (const [suffix, callback] of Object.entries(callbacks)) {
      db.redirectAddresses.insert({
        id: `redirect-${host}${suffix}`,
        clientId: DEMO_CLIENT_ID,
        address: `http://${host}:*${callback}`,
      });
    }
  }
}
