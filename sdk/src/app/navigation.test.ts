import { createWorld } from '@portico/mock-backend';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStrategy } from '../core/memory-strategy';
import type { AppOptions } from './app-options';
import { goOnAfterLogin } from './go-on-after-login';
import { loginWithRedirect } from './navigation';
import { createTestApp, type TestAppOptions } from './test-app';

const STORED = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL';
const world = createWorld({ latency: 0 });

let left: string[];
beforeEach(() => {
  left = [];
});

function at(address: string, options: TestAppOptions = {}) {
  const app = createTestApp(world, options);
  const location = createMemoryStrategy({ address, onLeave: (url) => left.push(url) });
  const moved = createTestApp(world, { ...options, preview: { ...app.options.preview!, location } });
  return { app: moved, place: () => moved.location.read().address };
}

const withRedirect = (redirectUrl: string) => `/account/login?${new URLSearchParams({ redirectUrl })}`;
const authOptions: AppOptions['authOptions'] = {
  routes: { authenticatedUrl: '/home' },
  allowedRedirectOrigins: ['https://admin.acme.test'],
};

it.each([
  ['/reports?year=2026', '/reports?year=2026'],
  ['https://preview.invalid/reports', '/reports'],
  ['/account/login', '/home'],
  ['/account/login/?redirectUrl=/account/logout', '/home'],
  ['/account/logout', '/home'],
  ['/account/portal', '/account/portal'],
  ['//evil.test', '/home'],
  ['javascript:alert(1)', '/home'],
])('goes from %s to %s after login', (redirectUrl, expected) => {
  const { app, place } = at(withRedirect(redirectUrl), { authOptions });
  goOnAfterLogin(app);
  expect(place()).toBe(expected);
  expect(left).toEqual([]);
});

it('redirects to an allowed origin', () => {
  goOnAfterLogin(at(withRedirect('https://admin.acme.test/x'), { authOptions }).app);
  expect(left).toEqual(['https://admin.acme.test/x']);
});

it('redirects to any site that the host permits', () => {
  const options = { authOptions: { ...authOptions, enforceRedirectToSameSite: false } };
  goOnAfterLogin(at(withRedirect('https://other.test/x'), options).app);
  expect(left).toEqual(['https://other.test/x']);
});

it('goes to a step-up first that was asked for before the login, and keeps the wanted address', () => {
  const { app, place } = at(withRedirect('/reports'), { authOptions });
  app.storage.local.set('SHOULD_STEP_UP', 'true');
  goOnAfterLogin(app);
  expect([place(), app.storage.local.get(STORED)]).toEqual(['/account/step-up', '/reports']);
});

it('replaces the history entry of a callback, because its code is used, and no other entry', () => {
  const moves: unknown[] = [];
  const options: TestAppOptions = { authOptions, onRedirectTo: (...move) => moves.push(move) };
  goOnAfterLogin(at('/account/social/success?code=c', options).app);
  goOnAfterLogin(at('/account/login', options).app);
  expect(moves).toEqual([
    ['/home', { replace: true }],
    ['/home', {}],
  ]);
});

it.each([
  [2, [['back', 2, '/account/login']]],
  [0, []],
  [null, []],
])('goes back over the history entries of its steps before it leaves: %j', async (depth, expected) => {
  const { app, place } = at('/account/login', { authOptions });
  const traversals: unknown[] = [];
  app.location.steps = {
    depth: () => depth,
    back: async (count) => void traversals.push(['back', count, place()]),
    trail: () => [],
    push: () => undefined,
    replace: () => undefined,
    subscribe: () => () => undefined,
  };
  goOnAfterLogin(app);
  await expect.poll(place).toBe('/home');
  expect(traversals).toEqual(expected);
});

it('uses the stored address once, when the page has none', () => {
  const { app, place } = at('/account/login', { authOptions });
  app.storage.local.set(STORED, '/stored');
  goOnAfterLogin(app);
  expect(place()).toBe('/stored');
  expect(app.storage.local.get(STORED)).toBeNull();
});

it('removes the stored address also when the page’s own address takes precedence', () => {
  const { app, place } = at(withRedirect('/own'), { authOptions });
  app.storage.local.set(STORED, '/stored');
  goOnAfterLogin(app);
  expect({ place: place(), stored: app.storage.local.get(STORED) }).toEqual({ place: '/own', stored: null });
});

it('goes to the login page with the return address and the host’s parameters', () => {
  const { app, place } = at('/reports?year=2026');
  loginWithRedirect(app, { tenantId: 't1' });
  expect(app.location.read().path).toBe('/account/login');
  expect(app.location.read().query.get('tenantId')).toBe('t1');
  goOnAfterLogin(app);
  expect(place()).toBe('/reports?year=2026');
});

it('goes to the own login page, which shows the failure, when the script of hosted login cannot be loaded', async () => {
  vi.doMock('../session/hosted/hosted-login', () => Promise.reject(new TypeError('Failed to fetch')));
  const { app } = at('/reports', { hostedLoginBox: true });
  loginWithRedirect(app, { prompt: 'login' });
  await expect.poll(() => app.location.read().path).toBe('/account/login');
  expect([app.location.read().query.get('prompt'), left]).toEqual(['login', []]);
  vi.doUnmock('../session/hosted/hosted-login');
  goOnAfterLogin(app);
  loginWithRedirect(app);
  await expect.poll(() => left).toHaveLength(1);
  expect(left[0]).toContain('/frontegg/oauth/authorize?');
});

it('does nothing on the login pages', () => {
  const { app, place } = at(withRedirect('/reports'));
  const before = place();
  loginWithRedirect(app);
  expect(place()).toBe(before);
});

it('stores the return address where addresses have no query', () => {
  const { app } = at('/reports', { urlStrategy: 'hash' });
  loginWithRedirect(app);
  expect(app.storage.local.get(STORED)).toBe('https://preview.invalid/reports');
});

it('redirects through `onRedirectTo` when the host sets it', () => {
  const moves: unknown[] = [];
  const { app, place } = at('/x', { onRedirectTo: (path, options) => moves.push([path, options]) });
  app.redirectTo('/y', { replace: true });
  expect({ moves, place: place() }).toEqual({ moves: [['/y', { replace: true }]], place: '/x' });
});

it('redirects through the `history` of the host’s router, and still reloads the page for `refresh`', () => {
  const moves: unknown[] = [];
  const history = {
    push: (path: string) => moves.push(['push', path]),
    replace: (path: string) => moves.push(['replace', path]),
  };
  const { app, place } = at('/x', { history });
  app.redirectTo('/y');
  app.redirectTo('/z', { replace: true });
  app.redirectTo('/reloaded', { refresh: true });
  expect(moves).toEqual([
    ['push', '/y'],
    ['replace', '/z'],
  ]);
  expect({ place: place(), left }).toEqual({ place: '/x', left: ['https://preview.invalid/reloaded'] });
});

it('goes to the host’s own login page with its parameters, then to `customLoginAuthenticatedUrl`', () => {
  const routes = { customLoginUrl: '/sign-in?brand=acme', customLoginAuthenticatedUrl: '/acme' };
  const { app, place } = at('/reports', { authOptions: { routes } });
  loginWithRedirect(app, { tenantId: 't1' });
  const { path, query } = app.location.read();
  expect([path, query.get('brand'), query.get('tenantId')]).toEqual(['/sign-in', 'acme', 't1']);
  expect(query.get('redirectUrl')).toBe('https://preview.invalid/reports');
  app.location.go('/account/login');
  goOnAfterLogin(app);
  expect(place()).toBe('/acme');
});

it('does not redirect in a loop at the host’s own login page', () => {
  const routes = { customLoginUrl: '/sign-in?brand=acme' };
  const { app, place } = at('/sign-in?brand=acme&redirectUrl=%2Fsign-in%2F', { authOptions: { routes } });
  loginWithRedirect(app);
  expect(place()).toBe('/sign-in?brand=acme&redirectUrl=%2Fsign-in%2F');
  goOnAfterLogin(app);
  expect(place()).toBe('/');
});

it.each(['/reports?a=1&b=2#top', '/r?solo', '/r?redirectUrl=%2Fother', '/r?q=%26%3D%23%3F', '/r/%C3%A9'])(
  'returns to %s unchanged, whatever is encoded in it',
  (address) => {
    const { app, place } = at(address);
    loginWithRedirect(app, { tenantId: 't1' });
    expect(app.location.read().path).toBe('/account/login');
    goOnAfterLogin(app);
    expect(place()).toBe(address);
  },
);
