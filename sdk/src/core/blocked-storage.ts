import { createBrowserStorage, type PageStorage } from './key-value-store';

/** What a browser is that keeps nothing for a page: what is kept lasts as long as the page. For tests. */
export function blockedStorage(): PageStorage {
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const blocked = { get: deny };
  return createBrowserStorage(
    Object.defineProperties({}, { localStorage: blocked, sessionStorage: blocked }) as Window,
  );
}
