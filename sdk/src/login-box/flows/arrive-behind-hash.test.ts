// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import type { App } from '../../app/app';
import { isLoginPage, routesOf } from '../../app/routes';
import { createTestApp } from '../../app/test-app';
import { createHashStrategy } from '../../core/hash-strategy';
import { pendingSsoRedirects } from '../../core/sso-redirects';
import { startHostedLogin } from '../../session/hosted/hosted-login';
import { loadProviders } from '../parts/social/social-providers';
import { startSocialLogin } from '../parts/social/start-social-login';
import { arriveBehindHash } from './arrive-behind-hash';

let world: World;
let left: URL[];
let app: App;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  left = [];
  window.history.replaceState(null, '', '/app/?lang=he#/account/login');
  const options = { contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'demo-client-id' } };
  const hash = createHashStrategy(window, (path) => isLoginPage(routesOf({}), path));
  const location = { ...hash, leave: (url: string) => void left.push(new URL(url)) };
  const { transport } = world.connect({});
  const preview = { transport, ready: Promise.resolve(), clock: world.clock, location };
  app = createTestApp(world, { ...options, urlStrategy: 'hash', preview });
});

/** Opens the address that another site redirects to. */
function comeBack(address: string) {
  window.history.replaceState(null, '', address);
  arriveBehindHash(app, window);
  const { path, query } = app.location.read();
  return { path, query: Object.fromEntries(query), address: window.location.href.replace('http://localhost:3000', '') };
}

async function leaveForGoogle(): Promise<string> {
  const google = (await loadProviders(app.http)).find(({ id }) => id === 'google');
  if (!google) throw new Error('no google');
  await startSocialLogin(app, google, { name: 'Google', origin: 'social-login' });
  return left[0]?.searchParams.get('state') ?? '';
}

it('sends a provider a redirect address without a fragment, and finds its callback there', async () => {
  const state = await leaveForGoogle();
  expect(left[0]?.searchParams.get('redirectUri')).toBe('http://localhost:3000/app/');
  expect(comeBack(`/app/?code=c-1&state=${state}`)).toEqual({
    path: '/account/social/success',
    query: { code: 'c-1', state },
    address: `/app/#/account/social/success?code=c-1&state=${state}`,
  });
});

it('finds the callback whatever fragment a provider adds, and removes that fragment', async () => {
  const state = await leaveForGoogle();
  expect(comeBack(`/app/?code=c-1&state=${state}#_=_`).path).toBe('/account/social/success');
  app.location.go('/', { replace: true });
  expect(window.location.href).toBe('http://localhost:3000/app/#/');
});

it.each([
  ['in front of the route', (answer: string) => `/app/?${answer}#/oauth/callback`],
  ['behind the route', (answer: string) => `/app/#/oauth/callback?${answer}`],
  ['without the route', (answer: string) => `/app/?${answer}`],
])('finds a callback of hosted login %s', async (_, write) => {
  await startHostedLogin(app);
  expect(left[0]?.searchParams.get('redirect_uri')).toBe('http://localhost:3000/app/#/oauth/callback');
  const state = left[0]?.searchParams.get('state') ?? '';
  expect(comeBack(write(`code=c-1&state=${state}`))).toMatchObject({
    path: '/oauth/callback',
    query: { code: 'c-1', state },
  });
});

it('finds the callback of an identity provider with a pending redirect of this browser', () => {
  pendingSsoRedirects(app).begin({}, 's-1');
  expect(comeBack('/app/?code=c-1&state=s-1')).toMatchObject({
    path: '/account/oidc/callback',
    query: { code: 'c-1' },
  });
});

it('finds a SAML response without a pending redirect', () => {
  expect(comeBack('/app/?SAMLResponse=abc').path).toBe('/account/saml/callback');
});

it('finds a callback at the path that is registered at the service', () => {
  expect(comeBack('/app/account/saml/callback?SAMLResponse=abc&RelayState=r')).toEqual({
    path: '/account/saml/callback',
    query: { SAMLResponse: 'abc', RelayState: 'r' },
    address: '/app/#/account/saml/callback?SAMLResponse=abc&RelayState=r',
  });
});

it.each(['/app/?code=x&state=foreign#/reports', '/app/?state=foreign', '/app/?lang=he#/account/login', '/app/'])(
  'leaves %s to the host',
  (address) => expect(comeBack(address).address).toBe(address),
);

it('keeps the address when the page is loaded again', async () => {
  const state = await leaveForGoogle();
  const { address } = comeBack(`/app/?code=c-1&state=${state}`);
  expect(comeBack(address).address).toBe(address);
});
