import { createBrowserStorage, type PageStorage } from './key-value-store';

/** Storage of a browser that denies it to the page: values last as long as the page. For tests. */
export function blockedStorage(): PageStorage {
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const blocked = { get: deny };
  return createBrowserStorage(
    Object.defineProperties({}, { localStorage: blocked, sessionStorage: blocked }) as Window,
  );
}
