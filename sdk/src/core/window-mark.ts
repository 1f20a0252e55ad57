import { storageKeys } from './key-value-store';

/** When somebody signed in, and on which page: the time it was opened tells one from the other. */
const MARK = new RegExp(`^${storageKeys.signedInAt}=(\\d+)/([\\d.]+)$`);

/**
 * Tells the next page of this tab when somebody signed in on this one, in milliseconds. Where a page may keep nothing,
 * the name of its window is all that outlives it; a window that has a name already keeps it. Browsers forget a name that
 * is given as the page goes, so it is given at once.
 */
export function markWindow(signedInAt: number): void {
  if (window.name && !MARK.test(window.name)) return;
  window.name = `${storageKeys.signedInAt}=${signedInAt}/${performance.timeOrigin}`;
}

/** The time that the page before has left; `null` for none. It is told once, and never of this very page. */
export function takeWindowMark(): string | null {
  const found = typeof window === 'undefined' ? null : MARK.exec(window.name);
  if (!found) return null;
  window.name = '';
  const [, time = null, page] = found;
  return page === String(performance.timeOrigin) ? null : time;
}
