import type { App } from '../../../app/app';
import { createPendingRedirects, type PendingRedirects } from '../../../core/pending-redirects';

const PENDING_REDIRECTS_KEY = 'portico-company-logins';

/**
 * The visits to OpenID providers of companies, by the states that the service has given them. Needed behind a hash, where
 * nothing but the state tells what an answer is for.
 */
export function pendingSsoRedirects({ storage, clock }: Pick<App, 'storage' | 'clock'>): PendingRedirects<object> {
  return createPendingRedirects(storage.local, PENDING_REDIRECTS_KEY, clock);
}
