import { afterEach, expect, it, vi } from 'vitest';
import { createWorld } from '../world/create-world';
import { connectServiceWorker } from './service-worker';

const options = { baseUrl: 'https://identity.portico.test/frontegg', signedInAs: 'ada@acme.test' };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the page is not secure', { isSecureContext: false, navigator: {} }, /https or localhost/],
  ['the browser has no workers', { isSecureContext: true, navigator: {} }, /no service workers/],
])('answers inside the page when %s, and says so', async (_, globals, reason) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const connection = await connectServiceWorker(createWorld({ latency: 0 }), options);
  expect(connection.mode).toBe('in-page');
  expect(connection.reason).toMatch(reason);
  expect((await connection.transport(new Request(`${options.baseUrl}/flags`))).status).toBe(200);
});
