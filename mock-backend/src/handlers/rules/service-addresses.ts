import type { SamlServiceProvider } from '@portico/sdk/contract';
import { type Context, vendorOf } from './context';

/** Where identity providers send assertions. */
export const ASSERTION_PATH = '/auth/saml/callback';
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** An address of the world itself is kept as a path, so that the world can move to another host. */
export function toStoredAddress({ request }: Context, address: string): string {
  const { origin } = request.url;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** A stored address as somebody on this host reaches it. */
export function toShownAddress({ request }: Context, address: string): string {
  return address.startsWith('/') ? request.url.origin + address : address;
}

/** What an identity provider has to know of this service. */
export function serviceProviderOf(context: Context): SamlServiceProvider {
  return { acsUrl: toShownAddress(context, ASSERTION_PATH), spEntityId: vendorOf(context).clientId };
}

/**
 * A page of the host application. Its origin is the one the browser names, when it is an application of the vendor or
 * on the developer's own machine: what we send there signs somebody in, so no other page may ask for it.
 */
export function hostAddress(context: Context, path: string): string {
  return new URL(path, hostOrigin(context)).href;
}

function hostOrigin({ db, request }: Context): string {
  const { origin = '' } = request.headers;
  const known = db.applications.list();
  const isKnown = known.some(({ appUrl }) => URL.canParse(appUrl) && new URL(appUrl).origin === origin);
  if (isKnown || LOCAL_ORIGIN.test(origin)) return origin;
  const home = known.find((application) => application.isDefault) ?? known[0];
  return home?.appUrl ?? request.url.origin;
}
