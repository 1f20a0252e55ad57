import { storageKeys } from '../core/key-value-store';
import type { App } from './app';

/**
 * Reloads the page. That helps when a chunk failed to load and the browser does not request it a second time (Chromium
 * before 156), or when the server has a newer release. Without a network it does nothing: the message on the page is
 * more helpful than the browser's error page. The history entry keeps the page of the portal.
 *
 * @param email What the user has typed in the login box; it is restored afterwards.
 */
export function reloadPage({ storage }: App, email = ''): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      storage.session.set(storageKeys.beforeReload, email);
      location.reload();
    },
    () => undefined,
  );
}
