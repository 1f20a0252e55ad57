import type { App } from '../../../app/app';
import { createPendingRedirects, type PendingRedirects } from '../../../core/pending-redirects';

const PENDING_REDIRECTS_KEY = 'portico-company-logins';

/**
 * The pending redirects to companies' OpenID providers, by the `state` that the service issued. Needed with the URL
 * strategy `hash`, where only the `state` identifies a callback.
 */
export function pendingSsoRedirects({ storage, clock }: Pick<App, 'storage' | 'clock'>): PendingRedirects<object> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}
