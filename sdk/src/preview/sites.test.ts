// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { createPathStrategy } from '../core/path-strategy';
import { hostEnds } from './host-ends';
import { withSites } from './sites';

const SERVICE = 'https://id.portico.test';

beforeEach(() => window.history.replaceState(null, '', '/account/login'));

/** Leaves a page of a world, and records where the redirects end. */
function leaveFor(url: string) {
  const { transport } = createWorld({ latency: 0 }).connect();
  const requests: Record<'asked' | 'left' | 'back' | 'own', string[]> = { asked: [], left: [], back: [], own: [] };
  const noted = (request: Request) => {
    requests.asked.push(request.url);
    return transport(request);
  };
  const paths = { ...createPathStrategy(window), leave: (address: string) => void requests.left.push(address) };
  const location = withSites(paths, noted, {
    onBack: (address) => void requests.back.push(address),
    onHostedPage(address) {
      requests.own.push(address);
      return true;
    },
  });
  location.leave(url);
  return { ...requests, location };
}

const authorize = () =>
  `${SERVICE}/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: 'demo-client-id',
    redirect_uri: 'http://localhost:3000/oauth/callback',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    login_hint: 'ada@acme.test',
  })}`;

it('leaves for an address that the world does not serve', async () => {
  const { left } = leaveFor('https://elsewhere.test/sign-in');
  await expect.poll(() => left).toEqual(['https://elsewhere.test/sign-in']);
});

it('follows the world back to the host', async () => {
  const home = `${window.location.origin}/?signed=out`;
  const { back, left } = leaveFor(`${SERVICE}/oauth/logout?${new URLSearchParams({ post_logout_redirect_uri: home })}`);
  await expect.poll(() => back).toEqual([home]);
  expect(left).toEqual([]);
});

it('redirects to the sign-in page of the service, which a world does not have, and leaves for it once', async () => {
  const { own, asked, location } = leaveFor(authorize());
  await expect.poll(() => own).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(own[0] ?? '');
  expect([origin, pathname, searchParams.get('login_hint')]).toEqual([SERVICE, '/account/login', 'ada@acme.test']);
  location.leave(authorize());
  expect(asked).toHaveLength(1);
});

it.each([
  ['path', '/invoices?of=may', '/invoices?of=may'],
  ['hash', '/?SAMLResponse=x', '/#/account/saml/callback?SAMLResponse=x'],
] as const)('brings a page whose addresses are a %s back without a load', async (urlStrategy, address, found) => {
  const app = createTestApp(createWorld({ latency: 0 }), { urlStrategy });
  hostEnds(() => app).onBack(window.location.origin + address);
  await expect.poll(() => window.location.href).toBe(window.location.origin + found);
});
