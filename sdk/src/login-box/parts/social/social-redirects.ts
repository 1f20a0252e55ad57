import type { App } from '../../../app/app';
import { createPendingRedirects, type PendingRedirects } from '../../../core/pending-redirects';

/** How the sign-in with a provider started: by a button of the login box, or directly by a call of the host. */
export type SocialLoginOrigin = 'social-login' | 'custom-social-login' | 'direct';

/** A pending redirect: the data that the callback of a provider needs. */
export interface SocialRedirect {
  /** Type of a well-known provider, or id of one that the vendor has set up. */
  provider: string;
  /** The provider's name on its button. */
  name: string;
  origin: SocialLoginOrigin;
  verifier: string;
  /** The address of the callback. */
  redirectUri: string;
  invitationToken?: string;
}

const PENDING_REDIRECTS_KEY = 'portico-social-logins';
const LAST_PROVIDER_KEY = 'portico-last-provider';

/** The pending redirects to providers in this browser. */
export function pendingSocialRedirects({
  storage,
  clock,
}: Pick<App, 'storage' | 'clock'>): PendingRedirects<SocialRedirect> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}

/** The provider of the last sign-in in this browser. */
export function lastProvider({ storage }: App): string | null {
  return storage.local.get(LAST_PROVIDER_KEY);
}

export function storeLastProvider({ storage }: App, provider: string): void {
  storage.local.set(LAST_PROVIDER_KEY, provider);
}
