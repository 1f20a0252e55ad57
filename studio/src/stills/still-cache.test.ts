import 'fake-indexeddb/auto';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import type { Still } from './still';
import { createStillCache } from './still-cache';

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

it('returns the stills of one look only', async () => {
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
