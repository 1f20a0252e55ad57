import type { SamlServiceProvider } from '@portico/sdk/contract';
import { type Context, vendorOf } from '../call/context';
import { findClient, takesSite } from './redirect-addresses';

/** Where identity providers send assertions. */
export const ASSERTION_PATH = '/auth/saml/callback';

/** An address of the world itself is stored as a path, so that the world can move to another host. */
export function toStoredAddress({ request }: Context, address: string): string {
  const { origin } = request.url;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** A stored address as a client on this host reaches it. */
export function toShownAddress({ request }: Pick<Context, 'request'>, address: string): string {
  return address.startsWith('/') ? request.url.origin + address : address;
}

/** The settings that an identity provider needs. */
export function serviceProviderOf(context: Context): SamlServiceProvider {
  return { acsUrl: toShownAddress(context, ASSERTION_PATH), spEntityId: vendorOf(context).clientId };
}

/** A page of the host application that asks. */
export function hostAddress(context: Context, path: string): string {
  return new URL(path, hostOrigin(context)).href;
}

/**
 * The origin that the browser names, when it is one of the vendor's or our own hosted login: what we send there signs
 * a user in, so no other page may ask for it. Else the default application.
 */
export function hostOrigin(context: Context): string {
  const { headers, url } = context.request;
  const { origin = '' } = headers;
  const client = findClient(context);
  if (origin === url.origin || (client && takesSite(client, origin))) return origin;
  const home = context.db.applications.list().find((application) => application.isDefault);
  return home ? new URL(home.appUrl).origin : url.origin;
}
