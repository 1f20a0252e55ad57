import 'fake-indexeddb/auto';
import { everyState } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Still } from './still';
import { cacheLimits, createStillCache } from './still-cache';

const build = async () => ({ id: 'build-1' });
const empty: PortalMetadata = {};
const still: Still = {
  request: {
    screen: 'login-box/preLogin',
    state: 'default',
    persona: null,
    language: 'en',
    scheme: 'light',
    width: 1024,
    height: 704,
  },
  html: '<h1>Hello</h1>',
  pageHeight: 704,
  textKeys: ['loginBox.login.title'],
  sheets: [null],
};
const titled = (title: string): PortalMetadata => ({ localizations: { en: { loginBox: { login: { title } } } } });
const database = () => openDB('portico-stills');

beforeEach(async () => {
  await createStillCache(build).save(still, empty);
  const opened = await database();
  await opened.clear('stills');
  opened.close();
});

afterEach(() => void vi.useRealTimers());

/** Saves states one after another, each a second later, and returns those that a later visit finds. */
async function storedOf(states: readonly string[], caches: ReturnType<typeof createStillCache>[]): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [index, state] of states.entries()) {
    vi.setSystemTime(index * 1_000);
    await caches[index % caches.length]?.save({ ...still, request: { ...still.request, state } }, empty);
  }
  const found = await createStillCache(build).read(empty, still.request);
  return found.map(({ request }) => request.state).sort();
}

it('returns the stills of an earlier visit', async () => {
  await createStillCache(build).save(still, empty);
  expect(await createStillCache(build).read(empty, still.request)).toEqual([still]);
});

it('returns a still for other colours, but not for another structure or for other texts of its own', async () => {
  const cache = createStillCache(build);
  await cache.save(still, titled('Hello'));
  const painted = { ...titled('Hello'), themeV2: { palette: { primary: { main: '#204060' } } } } as PortalMetadata;
  const structured = { ...titled('Hello'), navigation: { users: { visibility: 'hidden' } } } as PortalMetadata;
  expect(await cache.read({ ...titled('Hello') }, still.request)).toHaveLength(1);
  expect(await cache.read(structured, still.request)).toEqual([]);
  expect(await cache.read(titled('Welcome'), still.request)).toEqual([]);
  await cache.save(still, painted);
  expect(await cache.read(painted, still.request)).toHaveLength(1);
});

it('returns the stills with the same display options only', async () => {
  const cache = createStillCache(build);
  const dark: Still = { ...still, request: { ...still.request, scheme: 'dark' } };
  for (const each of [still, dark]) await cache.save(each, empty);
  expect(await cache.read(empty, { ...dark.request, screen: 'login-box/loginWithPassword' })).toEqual([dark]);
});

it('removes the stills of another build', async () => {
  await createStillCache(build).save(still, empty);
  expect(await createStillCache(async () => ({ id: 'build-2' })).read(empty, still.request)).toEqual([]);
  const opened = await database();
  expect(await opened.count('stills')).toBe(0);
  opened.close();
});

it('ignores a stored still that is damaged', async () => {
  await createStillCache(build).save(still, empty);
  const opened = await database();
  const [key] = await opened.getAllKeys('stills');
  await opened.put('stills', { ...still, html: 1 }, key);
  opened.close();
  expect(await createStillCache(build).read(empty, still.request)).toEqual([]);
});

it('is empty, without an error, if the storage or the build cannot be read', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const blocked = createStillCache(build);
  await blocked.save(still, empty);
  expect(await blocked.read(empty, still.request)).toEqual([]);
  indexedDB.open = open;
  expect(await createStillCache(async () => null).read(empty, still.request)).toEqual([]);
});

it('has room for every state in two schemes and two sizes', () => {
  expect(cacheLimits.stills).toBeGreaterThanOrEqual(everyState().length * 4);
});

it.each([
  ['the number of stills', { stills: 2 }],
  ['the size of all stills', { characters: still.html.length * 2 }],
])('removes the oldest stills beyond a limit for %s', async (_, limit) => {
  const cache = createStillCache(build, { ...cacheLimits, savesBetweenRemovals: 1, ...limit });
  expect(await storedOf(['a', 'd', 'c', 'b'], [cache])).toEqual(['b', 'c']);
});

it('removes the oldest stills after many page loads with few new ones', async () => {
  const pageLoads = [1, 2, 3].map(() => createStillCache(build, { ...cacheLimits, stills: 2 }));
  expect(await storedOf(['a', 'b', 'c'], pageLoads)).toEqual(['b', 'c']);
});
