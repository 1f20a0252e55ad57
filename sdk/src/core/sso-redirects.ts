import type { Clock } from './clock';
import type { PageStorage } from './key-value-store';
import { createPendingRedirects, type PendingRedirects } from './pending-redirects';
import { parseJson } from './response-error';

const PENDING_REDIRECTS_KEY = 'portico-company-logins';
const LAST_TEST_KEY = 'portico-sso-test';

/** A test of a connection to an identity provider, which an administrator has started in the portal. */
export interface SsoTest {
  connectionId: string;
  /** Where the portal was: its own page, or the page of the host that it covered. */
  address: string;
  isOverlay: boolean;
}

/** What a callback of a company's sign-in needs to know. Without `test`, it signs the user in. */
export interface SsoRedirect {
  test?: SsoTest;
}

/** The test that this tab has started last, with the parameters of its callback once it is back. */
export interface LastSsoTest {
  connectionId: string;
  answer?: Readonly<Record<string, string>>;
}

/** What the pending redirects are stored in. */
interface Redirecting {
  readonly storage: PageStorage;
  readonly clock: Clock;
}

/**
 * The pending redirects to companies' identity providers, by the `state` that the service issued: those of OpenID
 * providers, because with the URL strategy `hash` only the `state` identifies a callback, and all tests.
 */
export function pendingSsoRedirects({ storage, clock }: Redirecting): PendingRedirects<SsoRedirect> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}

/**
 * The test that a state belongs to; `undefined` for that of a sign-in. The state stays known, because the user can go
 * back to the provider and answer again: that must not become a sign-in.
 */
export function ssoTestOf(app: Redirecting, state: string): SsoTest | undefined {
  const redirects = pendingSsoRedirects(app);
  const redirect = redirects.end(state);
  if (redirect) redirects.begin(redirect, state);
  return redirect?.test;
}

/** Stores the last test of this tab. */
export function storeLastSsoTest({ storage }: Pick<Redirecting, 'storage'>, test: LastSsoTest): void {
  storage.session.set(LAST_TEST_KEY, JSON.stringify(test));
}

/** The last test of this tab, if it was of this connection. */
export function lastSsoTest({ storage }: Pick<Redirecting, 'storage'>, connectionId: string): LastSsoTest | null {
  // Any script of the page can write there, so it may be no JSON.
  const test = parseJson(storage.session.get(LAST_TEST_KEY) ?? '') as LastSsoTest | null | undefined;
  return test?.connectionId === connectionId ? test : null;
}

/** Removes the last test, because its answer could still sign a user in. */
export function forgetLastSsoTest({ storage }: Pick<Redirecting, 'storage'>): void {
  storage.session.remove(LAST_TEST_KEY);
}
