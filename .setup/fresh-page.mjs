import { afterAll, beforeAll, vi } from 'vitest';

/** Clears what an earlier file has left in the page, which all rendered tests of a worker share. */
beforeAll(() => {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

/** Restores what the file has replaced, so that the next file finds the page's own functions. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
