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

const visit = (options: TestAppOptions = {}) => createTestApp(world, { storage, ...options });

/** A visit to a service that does not answer about looks. */
const visitInSilence = (options: TestAppOptions = {}) =>
  visit({
    through: (transport) => (request) =>
      request.url.includes('/metadata') ? new Promise<Response>(() => {}) : transport(request),
    ...options,
  });

async function firstVisit() {
  world.publish(GREEN);
  await visit().start();
}

it('paints a later visit in the looks of the last, without a wait for the service', async () => {
  await firstVisit();
  const app = visitInSilence();
  void app.start();
  await app.looks();
  expect(app.metadata.getState().document.themeV2).toMatchObject(GREEN.themeV2);
});

it('takes over what has been published since', async () => {
  await firstVisit();
  world.publish(PURPLE);
  const app = visit();
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(PURPLE.themeV2);
});

it('leaves the looks of another client alone', async () => {
  await firstVisit();
  const app = visitInSilence({ contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'another' } });
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
])('starts as on a first visit when storage holds %s', async (text) => {
  storage.local.set(storageKeys.metadata, text);
  world.publish(GREEN);
  const app = visit();
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(GREEN.themeV2);
});

it('keeps no document of more than a fair share of the storage', async () => {
  world.publish({ ...GREEN, localizations: { en: { loginBox: { login: { title: 'x'.repeat(200_000) } } } } });
  await visit().start();
  expect(storage.local.get(storageKeys.metadata)).toBeNull();
});

it('forgets an override that the document no longer names', async () => {
  world.publish({ ...GREEN, metadataOverrides: { url: 'https://cdn.acme.test/o.json' } });
  const answering: TestAppOptions['through'] = (transport) => (request) =>
    request.url.startsWith('https://cdn.acme.test') ? Promise.resolve(Response.json(PURPLE)) : transport(request);
  await visit({ through: answering }).start();
  world.publish(GREEN);
  const app = visit();
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(GREEN.themeV2);
});
