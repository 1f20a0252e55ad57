import type { App } from '../../../app/app';
import { createVisits, type Visits } from '../../../core/visits';

const VISITS_KEY = 'portico-company-logins';

/**
 * The visits to OpenID providers of companies, by the states that the service has given them. Needed behind a hash, where
 * nothing but the state tells what an answer is for.
 */
export function ssoVisits({ storage, clock }: Pick<App, 'storage' | 'clock'>): Visits<object> {
  return createVisits(storage.local, VISITS_KEY, clock);
}
