import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { createMemoryStrategy } from '../core/memory-strategy';
import { allowDemoRedirects } from './demo-redirects';

const OWN = 'https://demo.harbor.example';

/** A host of a demo that is served there, with its world. */
function openDemo(at: string, place: (path: string) => string = (path) => path) {
  const world = createWorld({ latency: 0 });
  const { transport } = world.connect();
  const contextOptions = { baseUrl: 'https://id.portico.test', clientId: 'harbor-client' };
  const app = createTestApp(world, { contextOptions });
  const location = { ...createMemoryStrategy(), href: (path: string) => new URL(place(path), at).href };
  const ask = async (address: string) => (await transport(new Request(`https://id.portico.test${address}`))).status;
  const toProvider = (back: string) => ask(`/simulated/social/google?${new URLSearchParams({ redirect_uri: back })}`);
  const toHostedLogin = (back: string, clientId = 'demo-client-id') =>
    ask(
      `/oauth/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: back,
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 'S256',
      })}`,
    );
  return { world, toProvider, toHostedLogin, allow: () => allowDemoRedirects(world, { ...app, location }) };
}

it('redirects users back to the page of the demo, and nowhere else', async () => {
  const { allow, toProvider, toHostedLogin } = openDemo(OWN);
  expect(await toProvider(`${OWN}/account/social/success`)).toBe(400);
  allow();
  expect(await toProvider(`${OWN}/account/social/success`)).toBe(200);
  expect(await toHostedLogin(`${OWN}/oauth/callback`)).toBe(302);
  for (const foreign of [
    'https://evil.test',
    `${OWN}.evil.test`,
    'http://demo.harbor.example',
    'https://harbor.example',
  ]) {
    expect(await toProvider(`${foreign}/account/social/success`)).toBe(400);
    expect(await toHostedLogin(`${foreign}/oauth/callback`)).toBe(400);
  }
  expect(await toHostedLogin(`${OWN}/elsewhere`)).toBe(400);
});

it('accepts the client id of the demo, and no other', async () => {
  const { allow, toHostedLogin } = openDemo(OWN);
  expect(await toHostedLogin(`${OWN}/oauth/callback`, 'harbor-client')).toBe(400);
  allow();
  expect(await toHostedLogin(`${OWN}/oauth/callback`, 'harbor-client')).toBe(302);
  expect(await toHostedLogin('https://evil.test/oauth/callback', 'harbor-client')).toBe(400);
  expect(await toHostedLogin(`${OWN}/oauth/callback`, 'evil-client')).toBe(400);
});

it('redirects users back to a demo with hash routes', async () => {
  const { allow, toProvider, toHostedLogin } = openDemo(OWN, (path) => `/app/#${path}`);
  allow();
  expect(await toProvider(`${OWN}/app/`)).toBe(200);
  expect(await toHostedLogin(`${OWN}/app/#/oauth/callback`)).toBe(302);
});

it('stores one row however often it is called', () => {
  const { allow, world } = openDemo(OWN);
  allow();
  const once = world.redirectAddresses();
  allow();
  expect(world.redirectAddresses()).toEqual(once);
});

it('allows nothing on a page without a web address', () => {
  const { allow, world } = openDemo('file:///demo.html');
  const before = world.redirectAddresses();
  allow();
  expect(world.redirectAddresses()).toEqual(before);
});
