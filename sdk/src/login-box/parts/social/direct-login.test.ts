import { createWorld } from '@portico/mock-backend';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../app/test-app';
import { createLoginStore } from '../../flows/login/login-store';
import { followDirectAction } from './direct-login';
import { loadProviders } from './social-providers';

const world = createWorld({ latency: 0 });

let warnings: unknown[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((warning) => void warnings.push(warning));
});
afterEach(() => vi.restoreAllMocks());

async function open(action: unknown) {
  const text = typeof action === 'string' ? action : btoa(JSON.stringify(action));
  const query = new URLSearchParams({ login_direct_action: text, redirectUrl: '/reports' });
  const browser = createTestBrowser(world, { address: `/account/login?${query}` });
  await followDirectAction(browser.app, await loadProviders(browser.app.http));
  return browser;
}

it.each([
  ['social-login', 'google', '/frontegg/identity/resources/auth/v1/user/sso/default/google/prelogin'],
  ['custom-social-login', 'gitlab', '/simulated/social/gitlab'],
])('redirects at once by %s to %s', async (type, data, path) => {
  const { app, left } = await open({
    type,
    data,
    additionalQueryParams: { login_hint: 'ada@acme.test', state: 'mine' },
  });
  const url = new URL(left[0] ?? '');
  expect([url.pathname, url.searchParams.get('login_hint')]).toEqual([path, 'ada@acme.test']);
  expect(url.searchParams.get('state')).not.toBe('mine');
  expect(JSON.parse(app.storage.local.get('portico-social-logins') ?? '')[0].redirect.origin).toBe(type);
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports');
});

/** Chooses Ada's account at the provider, and returns the address of the callback. */
async function chooseAda({ left, openSite }: TestBrowser): Promise<URL> {
  const first = await openSite(new Request(left[0] ?? ''));
  const page = new URL(first.headers.get('location') ?? left[0] ?? '', left[0]);
  const choice = new URLSearchParams({ account: 'ada@acme.test' });
  const answer = await openSite(new Request(page, { method: 'POST', body: choice }));
  return new URL(answer.headers.get('location') ?? '');
}

it.each([
  ['google', 'https://id.portico.test/frontegg/identity/resources/auth/v2/user/sso/default/google/prelogin'],
  ['google', 'https://id.portico.test/simulated/social/google'],
  ['gitlab', 'https://id.portico.test/simulated/social/gitlab?scope=openid'],
])('signs in directly with %s at %s', async (provider, data) => {
  const action = { type: 'direct', data, additionalQueryParams: { prompt: 'login', odd: 1, state: 'mine' } };
  const browser = await open(action);
  const { origin, pathname, searchParams } = new URL(browser.left[0] ?? '');
  expect(data.startsWith(origin + pathname)).toBe(true);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    prompt: 'login',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(searchParams.has('odd')).toBe(false);

  const back = await chooseAda(browser);
  const { app } = browser;
  app.location.go(back.pathname + back.search);
  const login = createLoginStore(app).getState;
  const started = login().start();
  await expect.poll(() => login().state).toEqual({ step: 'success', email: 'ada@acme.test' });
  world.clock.advance(200);
  await started;
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
  expect(app.location.read().path).toBe('/reports');
  const sent = world.journal.list().findLast(({ path }) => path.includes(`/sso/${provider}/postlogin`));
  expect(sent).toMatchObject({ status: 200, requestBody: { metadata: JSON.stringify({ origin: 'direct' }) } });
});

it('does not change an address of the service that names no provider', async () => {
  const data = 'https://id.portico.test/frontegg/oauth/authorize?client_id=other';
  const { app, left } = await open({ type: 'direct', data, additionalQueryParams: { prompt: 'login' } });
  expect(left).toEqual([`${data}&prompt=login`]);
  expect(app.storage.local.get('portico-social-logins')).toBeNull();
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports');
});

it('opens the sign-up page', async () => {
  const { app } = await open({ type: 'signup' });
  expect(app.location.read().path).toBe('/account/sign-up');
});

it.each([
  { type: 'direct', data: 'https://evil.test/' },
  { type: 'direct', data: 'https://id.portico.test.evil.test/' },
  { type: 'direct', data: 'https://id.portico.test@evil.test/' },
  { type: 'direct', data: 'https://user@id.portico.test/' },
  { type: 'direct', data: 'http://id.portico.test/' },
  { type: 'direct', data: '//evil.test' },
  { type: 'direct', data: 'javascript:alert(1)' },
  { type: 'direct', data: { href: 'https://evil.test' } },
  { type: 'social-login', data: 'unknown' },
  { type: 'social-login', data: '../../evil' },
  { type: 'social-login', data: '__proto__' },
  { type: 'other', data: 'google' },
  { type: ['direct'], data: 'https://evil.test/' },
  null,
  [],
  'no base64 !',
  'e30',
  btoa('{'),
])('ignores %j with a warning', async (action) => {
  const { app, left } = await open(action);
  expect(left).toEqual([]);
  expect(app.location.read().path).toBe('/account/login');
  expect(warnings).toEqual([expect.stringContaining('ignored')]);
});
