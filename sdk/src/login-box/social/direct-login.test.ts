import { createWorld } from '@portico/mock-backend';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestVisitor } from '../../app/test-app';
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
  const { app, left } = createTestVisitor(world, { address: `/account/login?${query}` });
  await followDirectAction(app, await loadProviders(app.http));
  return { app, left };
}

it.each([
  ['social-login', 'google', '/frontegg/identity/resources/auth/v1/user/sso/default/google/prelogin'],
  ['custom-social-login', 'gitlab', '/simulated/social/gitlab'],
])('leaves at once by %s for %s', async (type, data, path) => {
  const { app, left } = await open({
    type,
    data,
    additionalQueryParams: { login_hint: 'ada@acme.test', state: 'mine' },
  });
  const url = new URL(left[0] ?? '');
  expect([url.pathname, url.searchParams.get('login_hint')]).toEqual([path, 'ada@acme.test']);
  expect(url.searchParams.get('state')).not.toBe('mine');
  expect(JSON.parse(app.storage.local.get('portico-social-logins') ?? '')[0].visit.origin).toBe(type);
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports');
});

it('leaves directly for an address of the service, with the parameters asked for', async () => {
  const data = 'https://id.portico.test/simulated/social/google';
  const { left } = await open({ type: 'direct', data, additionalQueryParams: { prompt: 'login', odd: 1 } });
  expect(left).toEqual([`${data}?prompt=login`]);
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
  { type: 'social-login', data: 'nobody' },
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
