import { storageKeys } from '../core/key-value-store';
import { REDIRECT_PARAMETER } from '../core/redirect';
import type { App } from './app';

/** Keeps the address to go to after login over a visit to another site, which brings back none of ours. */
export function rememberWayOn({ location, storage }: Pick<App, 'location' | 'storage'>): void {
  const wanted = location.read().query.get(REDIRECT_PARAMETER);
  if (wanted) storage.local.set(storageKeys.afterAuthRedirect, wanted);
}
