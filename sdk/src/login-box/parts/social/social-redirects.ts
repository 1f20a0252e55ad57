import type { App } from '../../../app/app';
import { createPendingRedirects, type PendingRedirects } from '../../../core/pending-redirects';

/** How somebody came to sign in with a provider: by a button of the login box, or directly by a call of the host. */
export type SocialLoginOrigin = 'social-login' | 'custom-social-login' | 'direct';

/** What is needed when somebody comes back from a provider. */
export interface SocialRedirect {
  /** Type of a well-known provider, or id of one that the vendor has set up. */
  provider: string;
  /** As its button calls it. */
  name: string;
  origin: SocialLoginOrigin;
  verifier: string;
  /** Where the provider sends people back to. */
  redirectUri: string;
  invitationToken?: string;
}

const PENDING_REDIRECTS_KEY = 'portico-social-logins';
const LAST_PROVIDER_KEY = 'portico-last-provider';

/** The visits to providers that this browser waits for. */
export function pendingSocialRedirects({
  storage,
  clock,
}: Pick<App, 'storage' | 'clock'>): PendingRedirects<SocialRedirect> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}

/** The provider that somebody has last signed in with in this browser. */
export function lastProvider({ storage }: App): string | null {
  return storage.local.get(LAST_PROVIDER_KEY);
}

export function rememberProvider({ storage }: App, provider: string): void {
  storage.local.set(LAST_PROVIDER_KEY, provider);
}
