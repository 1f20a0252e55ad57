// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { StillRequest } from './still';
import type { StillCache } from './still-cache';
import { createStillStore } from './still-store';

afterEach(() => vi.restoreAllMocks());

const request: StillRequest = {
  screen: 'login-box/preLogin',
  state: 'default',
  persona: null,
  language: 'en',
  scheme: 'light',
  width: 1024,
  height: 704,
};

/** Rejects the first rendering, as of a page without frames, and resolves the others. */
function storeThatFailsOnce(onFailure: () => void) {
  const shown = Object.assign(document.implementation.createHTMLDocument(), { adoptedStyleSheets: [] });
  const page = { page: shown, html: '<p>Sign in</p>', pageHeight: 704, textKeys: [] };
  const render = vi
    .fn(async () => page)
    .mockImplementationOnce(async () => {
      onFailure();
      throw new Error('login-box/preLogin/default did not come to rest.');
    });
  const createFrame = () => ({ render, dispose: () => {} });
  return createStillStore({ document: () => ({ metadata: {}, revision: 1 }), createFrame });
}

test('reports a state that fails', async () => {
  const store = storeThatFailsOnce(() => {});
  store.request([request]);
  await expect.poll(() => store.read(request)).toMatchObject({ status: 'failed' });
  expect(store.read(request).error).toBe('login-box/preLogin/default did not come to rest.');
});

test('renders a state again that failed while the tab was hidden, once the user sees the tab', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  let failed = false;
  const store = storeThatFailsOnce(() => {
    hidden.mockReturnValue(true);
    failed = true;
  });
  store.request([request]);
  await expect.poll(() => failed).toBe(true);
  expect(store.read(request)).toMatchObject({ status: 'waiting', error: null });

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => store.read(request)).toMatchObject({ status: 'ready' });
});

test('renders nothing that the cache has, whatever its look', async () => {
  const dark: StillRequest = { ...request, scheme: 'dark' };
  const looks: string[] = [];
  const cache: StillCache = {
    read: async (_, { scheme }) => {
      looks.push(scheme);
      return [{ request: { ...request, scheme }, html: '', pageHeight: 704, textKeys: [], sheets: [] }];
    },
    save: async () => {},
  };
  const createFrame = () => expect.unreachable('a frame was loaded');
  const store = createStillStore({ document: () => ({ metadata: {}, revision: 1 }), createFrame, cache });
  store.request([request, dark]);
  await expect.poll(() => store.read(dark).status).toBe('ready');
  store.request([dark, request]);
  expect(store.read(request).status).toBe('ready');
  expect(looks).toEqual(['light', 'dark']);
});
