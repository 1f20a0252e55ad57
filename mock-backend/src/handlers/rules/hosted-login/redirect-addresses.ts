import { type Context, vendorOf } from '../call/context';

/** The port of a loopback address, which a client may choose freely (RFC 8252 §7.3). */
const LOOPBACK_PORT = /^(http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?=\/|$)/;
/** `hostedLoginRedirectUrl` (sign-in spec §2). */
const CALLBACK_PATH = '/oauth/callback';

/** An OAuth client: the vendor, one of its applications, or a client that was allowed by its address. */
export interface OAuthClient {
  id: string;
  /** The permitted redirect addresses. */
  redirectAddresses: readonly string[];
}

/** The client with this id, by default the vendor's; `undefined` if it is unknown. */
export function findClient(context: Context, clientId?: string): OAuthClient | undefined {
  const vendor = vendorOf(context);
  const id = clientId ?? vendor.clientId;
  const addresses = addressesOf(context, vendor.clientId);
  if (id === vendor.clientId) return { id, redirectAddresses: addresses };
  const application = context.db.applications.find(id);
  if (application) return { id, redirectAddresses: [...addresses, callbackOf(application.appUrl)] };
  const own = addressesOf(context, id);
  return own.length > 0 ? { id, redirectAddresses: own } : undefined;
}

function addressesOf({ db }: Context, clientId: string): string[] {
  return db.redirectAddresses.listBy('clientId', clientId).map((row) => row.address);
}

/** Whether the client may redirect to exactly this address, with any port if the client left it open. */
export function takesRedirect({ redirectAddresses }: OAuthClient, address: string): boolean {
  return redirectAddresses.includes(address) || redirectAddresses.includes(withAnyPort(address));
}

/** Whether the client may redirect to the origin of this address. */
export function takesSite({ redirectAddresses }: OAuthClient, address: string): boolean {
  const origin = originOf(address);
  const sites = redirectAddresses.map((one) => one.split('/', 3).join('/'));
  return origin !== undefined && (sites.includes(origin) || sites.includes(withAnyPort(origin)));
}

function callbackOf(appUrl: string): string {
  return `${appUrl.replace(/\/$/, '')}${CALLBACK_PATH}`;
}

function withAnyPort(address: string): string {
  return address.replace(LOOPBACK_PORT, '$1:*');
}

/** `undefined` for texts that are no web address, and for addresses with credentials. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password ? origin : undefined;
}
