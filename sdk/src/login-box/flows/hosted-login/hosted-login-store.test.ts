import { createHash } from 'node:crypto';
import { createWorld, type FaultKind, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { loginWithRedirect } from '../../../app/navigation';
import {
  createTestBrowser,
  revokeSessions,
  TEST_HOST,
  type TestAppOptions,
  type TestBrowser,
} from '../../../app/test-app';
import { blockedStorage } from '../../../core/blocked-storage';
import { decodeJwt } from '../../../core/jwt';
import { exchangeCode } from './hosted-callback-actions';
import { createHostedLoginStore } from './hosted-login-store';

const SERVICE = 'https://id.portico.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** A browser at a host with hosted login; `options` can sign a user in at the service. */
function open(address: string, options: TestAppOptions = {}): TestBrowser {
  return createTestBrowser(world, { address, hostedLoginBox: true, ...options });
}

/** Opens the address that the SDK redirected to, with the user's session; returns where the service redirects. */
async function openService({ left, openSite }: TestBrowser): Promise<URL> {
  const answer = await openSite(new Request(left.at(-1) ?? ''));
  return new URL(answer.headers.get('location') ?? '', SERVICE);
}

async function comeBack({ app }: TestBrowser, { pathname, search }: URL) {
  app.location.go(pathname + search);
  app.session.clear();
  const store = createHostedLoginStore(app);
  await store.getState().start();
  return () => store.getState();
}

async function signIn(browser: TestBrowser) {
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(1);
  return comeBack(browser, await openService(browser));
}

const exchanges = () => world.journal.list().filter(({ path }) => path.endsWith('/oauth/token')).length;

it('redirects with exactly the parameters of the specification', async () => {
  const { app, left } = open('/reports?tenantId=tenant-acme&organization=acme');
  loginWithRedirect(app);
  await expect.poll(() => left).toHaveLength(1);
  const url = new URL(left[0] ?? '');
  expect(url.origin + url.pathname).toBe(`${SERVICE}/frontegg/oauth/authorize`);
  const { state = '', nonce, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams);
  expect(rest).toEqual({
    response_type: 'code',
    client_id: 'demo-client-id',
    scope: 'openid email profile',
    redirect_uri: `${TEST_HOST}/oauth/callback`,
    code_challenge_method: 'S256',
    organization: 'acme',
    tenantId: 'tenant-acme',
  });
  const [stored] = JSON.parse(app.storage.local.get('HOSTED_LOGIN_VERIFIER_KEY') ?? '[]');
  expect(stored).toMatchObject({ state, redirect: { nonce } });
  expect(createHash('sha256').update(stored.redirect.verifier).digest('base64url')).toBe(challenge);
  expect(left[0]).not.toContain(stored.redirect.verifier);
});

it('authorizes, exchanges the code and refreshes as the application that the host names', async () => {
  const contextOptions = { baseUrl: SERVICE, clientId: 'demo-client-id', appId: 'application-insights' };
  const browser = open('/reports', { contextOptions, signedInAs: 'ada@acme.test' });
  await signIn(browser);
  const { app, left } = browser;
  expect(new URL(left[0] ?? '').searchParams.get('client_id')).toBe('application-insights');
  const audience = () => decodeJwt(app.session.accessToken() ?? '').aud;
  expect([app.session.store.getState().status, audience()]).toEqual(['signedIn', 'application-insights']);
  await app.session.refresh();
  expect([app.session.store.getState().status, audience()]).toEqual(['signedIn', 'application-insights']);
  const sent = world.journal.list().filter(({ path }) => path.endsWith('/oauth/token'));
  expect(sent.map(({ requestBody }) => requestBody)).toEqual([
    expect.objectContaining({ grant_type: 'authorization_code', client_id: 'application-insights' }),
    expect.objectContaining({ grant_type: 'refresh_token', client_id: 'application-insights' }),
  ]);
});

it('uses the application that the host names after the page is loaded again', async () => {
  const contextOptions = { baseUrl: SERVICE, clientId: 'demo-client-id', appId: 'application-insights' };
  const { app } = open('/reports', { contextOptions, signedInAs: 'ada@acme.test' });
  for (const source of ['by the cookie', 'by the token of the page']) {
    expect([source, await app.session.refresh()]).toEqual([source, true]);
    expect(decodeJwt(app.session.accessToken() ?? '').aud).toBe('application-insights');
  }
});

it('sends the tenant of the host’s resolver and the host’s parameters, except those that protect the login', async () => {
  const contextOptions = { baseUrl: SERVICE, clientId: 'demo-client-id', tenantResolver: () => ({ tenant: 'acme' }) };
  const { app, left } = open('/', { contextOptions });
  loginWithRedirect(app, {
    prompt: 'login',
    state: 'mine',
    nonce: 'mine',
    code_challenge_method: 'plain',
    redirect_uri: 'https://evil.test',
  });
  await expect.poll(() => left).toHaveLength(1);
  const query = Object.fromEntries(new URL(left[0] ?? '').searchParams);
  expect(query).toMatchObject({ organization: 'acme', prompt: 'login', code_challenge_method: 'S256' });
  expect([query.state, query.nonce, query.redirect_uri]).not.toContain('mine');
  expect(query.redirect_uri).toBe(`${TEST_HOST}/oauth/callback`);
});

it('exchanges the code, signs in with the token that has its nonce, and goes back to the first page', async () => {
  const browser = open('/reports?year=2026', { signedInAs: 'ada@acme.test' });
  await signIn(browser);
  const { status, user } = browser.app.session.store.getState();
  expect([status, user?.email, user?.expiresIn]).toEqual(['signedIn', 'ada@acme.test', 300]);
  expect(decodeJwt(browser.app.session.accessToken() ?? '').nonce).toBeTypeOf('string');
  const { path, query } = browser.app.location.read();
  expect(`${path}?${query}`).toBe('/reports?year=2026');
  expect(browser.app.storage.local.get('HOSTED_LOGIN_VERIFIER_KEY')).toBeNull();
});

it.each([
  ['', 'incomplete'],
  ['?code=abc', 'incomplete'],
  ['?state=', 'incomplete'],
  ['?code=abc&state=foreign', 'unknown'],
  ['?code=abc&state=a&state=b', 'incomplete'],
  ['?error=access_denied&state=foreign', 'unknown'],
  ['?code=abc&state=constructor', 'unknown'],
])('refuses a callback without a pending redirect of this browser: %s', async (query, reason) => {
  const hosted = await comeBack(open('/'), new URL(`/oauth/callback${query}`, TEST_HOST));
  expect(hosted().state).toEqual({ step: 'hostedLoginFailed', reason });
  expect(exchanges()).toBe(0);
});

it.each([
  ['access_denied', 'denied'],
  ['server_error', 'failed'],
])('shows why when the service answers %s', async (error, reason) => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(1);
  const state = new URL(browser.left[0] ?? '').searchParams.get('state') ?? '';
  const hosted = await comeBack(browser, new URL(`/oauth/callback?error=${error}&state=${state}`, TEST_HOST));
  expect(hosted().state).toEqual({ step: 'hostedLoginFailed', reason });
});

it('removes the answer of the service from the address; a reload of the failure starts the login again', async () => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  const { app } = browser;
  loginWithRedirect(app);
  await expect.poll(() => browser.left).toHaveLength(1);
  const state = new URL(browser.left[0] ?? '').searchParams.get('state') ?? '';
  await comeBack(browser, new URL(`/oauth/callback?error=access_denied&state=${state}`, TEST_HOST));
  expect([app.location.read().path, [...app.location.read().query]]).toEqual(['/oauth/callback', []]);
  const reloaded = createHostedLoginStore(app);
  await reloaded.getState().start();
  expect(reloaded.getState().state).toEqual({ step: 'hostedLoginRedirect' });
  expect(new URL(browser.left[1] ?? '').pathname).toBe('/frontegg/oauth/authorize');
  const misled = await comeBack(browser, new URL('/oauth/callback', TEST_HOST));
  expect(misled().state).toEqual({ step: 'hostedLoginFailed', reason: 'incomplete' });
});

/** Signs in, and opens the callback a second time, as the browser's Back does by way of the service's page. */
async function repeatCallback(options: TestAppOptions = {}) {
  const browser = open('/reports', { signedInAs: 'ada@acme.test', ...options });
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(1);
  const back = await openService(browser);
  await comeBack(browser, back);
  const again = () => comeBack(browser, back);
  return { browser, again };
}

it('uses a verifier once: the same callback a second time has no pending redirect', async () => {
  const { again } = await repeatCallback({ authOptions: { disableSilentRefresh: true } });
  expect((await again())().state).toEqual({ step: 'hostedLoginFailed', reason: 'unknown' });
  expect(exchanges()).toBe(1);
});

it('continues to the application from a callback used before if the user is signed in at the service', async () => {
  const { browser, again } = await repeatCallback();
  expect((await again())().state.step).toBe('hostedLoginCallback');
  expect(browser.app.session.store.getState().user?.email).toBe('ada@acme.test');
  expect(browser.app.location.read().path).toBe('/');
  expect(exchanges()).toBe(1);
});

it('shows that a callback was used before if the session at the service has ended', async () => {
  const { again } = await repeatCallback();
  revokeSessions(world);
  expect((await again())().state).toEqual({ step: 'hostedLoginFailed', reason: 'unknown' });
});

it('refuses a code without its own verifier', async () => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(1);
  const back = await openService(browser);
  const stored = JSON.parse(browser.app.storage.local.get('HOSTED_LOGIN_VERIFIER_KEY') ?? '');
  stored[0].redirect.verifier = 'v'.repeat(43);
  browser.app.storage.local.set('HOSTED_LOGIN_VERIFIER_KEY', JSON.stringify(stored));
  const hosted = await comeBack(browser, back);
  expect(hosted()).toMatchObject({ state: { step: 'hostedLoginFailed', reason: 'refused' }, error: null });
  expect(browser.app.session.accessToken()).toBeNull();
});

it('refuses tokens of another sign-in', async () => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(1);
  const back = await openService(browser);
  const stored = JSON.parse(browser.app.storage.local.get('HOSTED_LOGIN_VERIFIER_KEY') ?? '');
  stored[0].redirect.nonce = 'another';
  browser.app.storage.local.set('HOSTED_LOGIN_VERIFIER_KEY', JSON.stringify(stored));
  const hosted = await comeBack(browser, back);
  expect(hosted().state).toEqual({ step: 'hostedLoginFailed', reason: 'unknown' });
  expect(browser.app.session.accessToken()).toBeNull();
});

it('separates two tabs that sign in at the same time', async () => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(1);
  const first = await openService(browser);
  loginWithRedirect(browser.app);
  await expect.poll(() => browser.left).toHaveLength(2);
  const second = await openService(browser);
  for (const back of [first, second]) {
    await comeBack(browser, back);
    expect(browser.app.session.store.getState().status).toBe('signedIn');
  }
});

/** Failures after which the callback stays pending for a retry, because the service has not refused it. */
const passing: FaultKind[] = [{ kind: 'status', status: 503 }, { kind: 'status', status: 429 }, { kind: 'offline' }];

it.each(passing)('keeps the code for a retry after %j', async (fault) => {
  const browser = open('/reports', { signedInAs: 'ada@acme.test' });
  world.faults.add({ call: 'POST /oauth/token', ...fault, times: 1 });
  const hosted = await signIn(browser);
  expect(hosted()).toMatchObject({ state: { step: 'hostedLoginCallback' }, pending: false });
  expect(hosted().error).not.toBeNull();
  await exchangeCode(hosted().flow);
  expect(browser.app.session.store.getState().status).toBe('signedIn');
  expect(browser.app.location.read().path).toBe('/reports');
});

it.each([400, 401])('treats status %i of a standard server as a refusal', async (status) => {
  const through: TestAppOptions['through'] = (transport) => async (request) =>
    request.url.endsWith('/oauth/token') ? Response.json({ error: 'invalid_grant' }, { status }) : transport(request);
  const hosted = await signIn(open('/', { signedInAs: 'ada@acme.test', through }));
  expect(hosted()).toMatchObject({ state: { step: 'hostedLoginFailed', reason: 'refused' }, error: null });
});

it('loads a session without a redirect, refreshes it by its own token, and ends it at the service', async () => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  expect(await browser.app.session.refresh()).toBe(true);
  expect(world.journal.list().at(0)?.path).toContain('/oauth/authorize/silent');
  const first = browser.app.session.accessToken();
  world.clock.advance(1_000);
  expect(await browser.app.session.refresh()).toBe(true);
  expect(exchanges()).toBe(1);
  expect(browser.app.session.accessToken()).not.toBe(first);
  void browser.app.session.logout();
  await expect.poll(() => browser.left).toHaveLength(1);
  const url = new URL(browser.left[0] ?? '');
  expect(url.origin + url.pathname).toBe(`${SERVICE}/frontegg/oauth/logout`);
  expect(Object.fromEntries(url.searchParams)).toEqual({ post_logout_redirect_uri: `${TEST_HOST}/` });
  const answer = await browser.openSite(new Request(url));
  expect(answer.headers.get('location')).toBe(`${TEST_HOST}/`);
  expect(await browser.app.session.refresh()).toBe(false);
});

it('stays in the tenant that the user switched to', async () => {
  const browser = open('/', { signedInAs: 'ada@acme.test' });
  await browser.app.session.refresh();
  const { tenants, activeTenant } = browser.app.session.store.getState();
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId);
  if (!other) throw new Error('Ada is in one tenant only.');
  await browser.app.session.switchTenant(other.tenantId);
  await browser.app.session.refresh();
  expect(browser.app.session.store.getState().user?.tenantId).toBe(other.tenantId);
});

it('sends nothing if silent refresh is disabled: the user has to start the login', async () => {
  for (const authOptions of [{ disableSilentRefresh: true }, { hostedLoginOptions: { loadUserOnFirstLoad: false } }]) {
    const browser = open('/', { signedInAs: 'ada@acme.test', authOptions });
    expect(await browser.app.session.refresh()).toBe(false);
    expect(browser.left).toEqual([]);
  }
  expect(world.journal.list()).toEqual([]);
});

it('redirects from the login route to the service, and keeps the redirect target', async () => {
  const browser = open('/account/login?redirectUrl=/invoices&login_hint=ada%40acme.test', {
    signedInAs: 'ada@acme.test',
  });
  browser.app.session.clear();
  const store = createHostedLoginStore(browser.app);
  await store.getState().start();
  expect(store.getState().state.step).toBe('hostedLoginRedirect');
  expect(new URL(browser.left[0] ?? '').searchParams.get('login_hint')).toBe('ada@acme.test');
  await comeBack(browser, await openService(browser));
  expect(browser.app.location.read().path).toBe('/invoices');
});

it('asks a signed-in user to sign in again if the address says so', async () => {
  const browser = open('/account/login?prompt=login&redirectUrl=/invoices', { signedInAs: 'ada@acme.test' });
  await browser.app.session.refresh();
  await createHostedLoginStore(browser.app).getState().start();
  expect(new URL(browser.left[0] ?? '').searchParams.get('prompt')).toBe('login');
});

it('redirects a user who is already signed in', async () => {
  const browser = open('/account/login?redirectUrl=/invoices', { signedInAs: 'ada@acme.test' });
  await browser.app.session.refresh();
  await createHostedLoginStore(browser.app).getState().start();
  expect([browser.app.location.read().path, browser.left]).toEqual(['/invoices', []]);
});

it('leads to the login page if the browser blocks storage, which shows the error', async () => {
  const { app, left } = open('/reports', { storage: blockedStorage() });
  loginWithRedirect(app);
  await expect.poll(() => app.location.read().path).toBe('/account/login');
  app.session.clear();
  const store = createHostedLoginStore(app);
  await store.getState().start();
  expect(store.getState()).toMatchObject({ state: { step: 'hostedLoginRedirect' }, error: { code: 'storageBlocked' } });
  expect(left).toEqual([]);
});
