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

test('renders nothing that the cache has, whatever its display options', async () => {
  const dark: StillRequest = { ...request, scheme: 'dark' };
  const schemes: string[] = [];
  const cache: StillCache = {
    read: async (_, { scheme }) => {
      schemes.push(scheme);
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
  expect(schemes).toEqual(['light', 'dark']);
});

/** A store whose frames render only when the test lets them. */
function storeWithPausedFrames() {
  const rendering: { frame: number; state: string; finish: () => void }[] = [];
  let frames = 0;
  const createFrame = () => {
    frames += 1;
    const frame = frames;
    const shown = Object.assign(document.implementation.createHTMLDocument(), { adoptedStyleSheets: [] });
    const page = { page: shown, html: '', pageHeight: 704, textKeys: [] };
    const render = ({ state }: StillRequest) =>
      new Promise<typeof page>((resolve) => rendering.push({ frame, state, finish: () => resolve(page) }));
    return { render, dispose: () => {} };
  };
  const store = createStillStore({ document: () => ({ metadata: {}, revision: 1 }), createFrame });
  const started = () => rendering.map(({ frame, state }) => `${frame} ${state}`);
  return { store, started, finish: (index: number) => rendering[index]!.finish() };
}

const named = (state: string): StillRequest => ({ ...request, state });

test('renders what is in view in one frame, and the rest in two', async () => {
  const { store, started, finish } = storeWithPausedFrames();
  store.request([named('a'), named('b')], [named('c'), named('d'), named('e')]);
  await expect.poll(started).toEqual(['1 a']);
  finish(0);
  await expect.poll(started).toEqual(['1 a', '1 b']);
  finish(1);
  await expect.poll(() => started().slice(2).sort()).toEqual(['1 c', '2 d']);
  finish(2);
  finish(3);
  await expect.poll(() => started().length).toBe(5);
  finish(4);
  await expect.poll(() => store.read(named('e')).status).toBe('ready');
});

test('renders a state again that an edit made outdated while the second frame rendered it', async () => {
  const { store, started, finish } = storeWithPausedFrames();
  store.request([], [named('a'), named('b')]);
  await expect.poll(() => started().sort()).toEqual(['1 a', '2 b']);
  const second = started().indexOf('2 b');
  finish(1 - second);
  await expect.poll(() => store.read(named('a')).status).toBe('ready');
  store.request([named('b')]);
  store.expire(() => false);
  finish(second);
  await expect.poll(() => started().at(2)).toBe('1 b');
  finish(2);
  await expect.poll(() => store.read(named('b')).status).toBe('ready');
});
