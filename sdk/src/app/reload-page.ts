import { storageKeys } from '../core/key-value-store';
import type { App } from './app';

/**
 * Loads the page again. That helps where a chunk failed to load and the browser does not request it a second time
 * (Chromium before 156), or where the server has a newer release. Without a network nothing happens: the message on the
 * page says more than the browser's own error page. The portal opens at the same page afterwards.
 *
 * @param email What the user has typed in the login box; it is there again afterwards.
 */
export function reloadPage({ portal, storage }: App, email = ''): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      const { open, page } = portal.getState();
      storage.session.set(storageKeys.beforeReload, `${email}\n${open ? page : ''}`);
      location.reload();
    },
    () => undefined,
  );
}
