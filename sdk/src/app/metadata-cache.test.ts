import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createMemoryStorage, type PageStorage, storageKeys } from '../core/key-value-store';
import { createTestApp, type TestAppOptions } from './test-app';

const GREEN = { themeV2: { palette: { primary: { main: '#0a7d5a' } } } };
const PURPLE = { themeV2: { palette: { primary: { main: '#7a1fa2' } } } };

let world: World;
let storage: PageStorage;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  storage = createMemoryStorage();
});

const loadPage = (options: TestAppOptions = {}) => createTestApp(world, { storage, ...options });

/** Loads a page while the service does not answer the metadata call. */
const loadPageOffline = (options: TestAppOptions = {}) =>
  loadPage({
    through: (transport) => (request) =>
      request.url.includes('/metadata') ? new Promise<Response>(() => {}) : transport(request),
    ...options,
  });

async function cacheMetadata() {
  world.publish(GREEN);
  await loadPage().start();
}

it('shows the cached theme on a later page load, without waiting for the service', async () => {
  await cacheMetadata();
  const app = loadPageOffline();
  void app.start();
  await app.themeLoaded();
  expect(app.metadata.getState().document.themeV2).toMatchObject(GREEN.themeV2);
});

it('replaces the cached theme by the published one', async () => {
  await cacheMetadata();
  world.publish(PURPLE);
  const app = loadPage();
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(PURPLE.themeV2);
});

it('ignores the cached theme of another client', async () => {
  await cacheMetadata();
  const app = loadPageOffline({ contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'another' } });
  const before = app.metadata.getState().css;
  void app.start();
  expect(app.metadata.getState().css).toBe(before);
});

it.each([
  '',
  '{',
  '[]',
  'null',
  '{"owner":1}',
  '{"owner":"portico:https://id.portico.test:demo-client-id:","layers":[]}',
])('starts as on a first page load when storage holds %s', async (text) => {
  storage.local.set(storageKeys.metadata, text);
  world.publish(GREEN);
  const app = loadPage();
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(GREEN.themeV2);
});

it('does not cache a document above the size limit', async () => {
  world.publish({ ...GREEN, localizations: { en: { loginBox: { login: { title: 'x'.repeat(200_000) } } } } });
  await loadPage().start();
  expect(storage.local.get(storageKeys.metadata)).toBeNull();
});

it('removes a cached override that the document no longer names', async () => {
  world.publish({ ...GREEN, metadataOverrides: { url: 'https://cdn.acme.test/o.json' } });
  const answering: TestAppOptions['through'] = (transport) => (request) =>
    request.url.startsWith('https://cdn.acme.test') ? Promise.resolve(Response.json(PURPLE)) : transport(request);
  await loadPage({ through: answering }).start();
  world.publish(GREEN);
  const app = loadPage();
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(GREEN.themeV2);
});
