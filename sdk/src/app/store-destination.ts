import { storageKeys } from '../core/key-value-store';
import { REDIRECT_PARAMETER } from '../core/redirect';
import type { App } from './app';

/** Stores the address to go to after login before a redirect to another site, which does not return our parameters. */
export function storeDestination({ location, storage }: Pick<App, 'location' | 'storage'>): void {
  const wanted = location.read().query.get(REDIRECT_PARAMETER);
  if (wanted) storage.local.set(storageKeys.afterAuthRedirect, wanted);
}
