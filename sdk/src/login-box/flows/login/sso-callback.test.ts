import { createWorld, type FaultKind, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestBrowser, letPass, TEST_HOST, type TestAppOptions, type TestBrowser } from '../../../app/test-app';
import { leaveFailedSSO, retryCallback, startOver } from './callback-actions';
import { createLoginStore } from './login-store';
import { submitEmail } from './pre-login-actions';

const SSO_REDIRECT_DELAY_MS = 2_000;

const EMAIL = 'ines@acme.test';

let world: World;
beforeEach(() => {
  world = createWorld({ scenario: 'sso-only', latency: 0 });
});

/** Makes companies sign their users in by OpenID instead of SAML. */
function speakOpenID(): void {
  const snapshot = world.snapshot();
  const rows = (snapshot.tables.ssoConfigurations as { ssoEndpoint: string }[]).map((row) => ({
    ...row,
    type: 'oidc',
    ssoEndpoint: row.ssoEndpoint.replace(/saml$/, 'oidc'),
    oidcClientId: 'portico-acme',
    oidcSecret: 'portico-acme-secret',
  }));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, ssoConfigurations: rows } });
}

/** Submits the e-mail address of the company's account, and waits for the redirect to the company's page. */
async function leave(
  address = '/account/login?redirectUrl=/reports',
  options: TestAppOptions = {},
): Promise<TestBrowser> {
  const browser = createTestBrowser(world, { address, ...options });
  const submitted = submitEmail(createLoginStore(browser.app).getState().flow, EMAIL);
  await expect.poll(() => world.journal.list().length).toBeGreaterThan(0);
  await expect
    .poll(() => {
      world.clock.advance(SSO_REDIRECT_DELAY_MS);
      return browser.left.length;
    })
    .toBe(1);
  await submitted;
  return browser;
}

const hidden = /<input type="hidden" name="(\w+)" value="([^"]*)">/g;
const readable = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'");

/** Submits a choice on the company's page, and returns the callback URL that its answer redirects to. */
async function choose({ left, openSite }: TestBrowser, choice: Record<string, string>): Promise<URL> {
  const page = new URL(left[0] ?? '');
  const post = (url: URL, form: Record<string, string>) =>
    openSite(new Request(url, { method: 'POST', body: new URLSearchParams(form) }));
  let answer = await post(page, choice);
  if (answer.status === 200) {
    const fields = [...(await answer.text()).matchAll(hidden)].map(([, name = '', value = '']) => [
      name,
      readable(value),
    ]);
    answer = await post(new URL('/auth/saml/callback', page), Object.fromEntries(fields));
  }
  return new URL(answer.headers.get('location') ?? '');
}

async function comeBack({ app }: TestBrowser, { pathname, search }: URL) {
  app.location.go(pathname + search);
  await app.session.refresh();
  const store = createLoginStore(app);
  const started = store.getState().start();
  return { started, login: () => store.getState() };
}

it.each(['saml', 'oidc'])('signs a user in with the answer of the company, by %s', async (protocol) => {
  if (protocol === 'oidc') speakOpenID();
  const browser = await leave();
  const back = await choose(browser, { account: EMAIL });
  expect(back.origin + back.pathname).toBe(`${TEST_HOST}/account/${protocol}/callback`);
  const { login, started } = await comeBack(browser, back);
  await expect.poll(() => login().state).toMatchObject({ step: 'success', email: EMAIL });
  world.clock.advance(200);
  await started;
  expect(browser.app.session.store.getState().user?.email).toBe(EMAIL);
  expect(browser.app.location.read().path).toBe('/reports');
});

it('replaces the address of the callback, so that no history keeps the used code', async () => {
  speakOpenID();
  const moves: unknown[] = [];
  const browser = await leave(undefined, { onRedirectTo: (...move) => moves.push(move) });
  const { login, started } = await comeBack(browser, await choose(browser, { account: EMAIL }));
  await expect.poll(() => login().state).toMatchObject({ step: 'success' });
  world.clock.advance(200);
  await started;
  expect(moves).toEqual([['/reports', { replace: true }]]);
});

it.each([
  ['saml', { outcome: 'deny' }, 'ER-SSO-DENIED'],
  ['saml', { account: EMAIL, fault: 'tampered' }, 'ER-SSO-FAILED'],
  ['saml', { account: EMAIL, fault: 'expired' }, 'ER-SSO-FAILED'],
  ['oidc', { outcome: 'deny' }, undefined],
  ['oidc', { account: EMAIL, fault: 'audience' }, 'ER-SSO-FAILED'],
] as const)('shows that %s failed after %j until the user leaves the step', async (protocol, choice, code) => {
  if (protocol === 'oidc') speakOpenID();
  const browser = await leave();
  const { login, started } = await comeBack(browser, await choose(browser, choice));
  await started;
  const callback = browser.app.location.read().path;
  await letPass(world, 60_000);
  expect(login().state).toEqual({ step: 'loginWithSSOFailed', email: '', from: protocol });
  expect(login().error?.code).toBe(code);
  expect(browser.app.location.read().path).toBe(callback);
});

it.each(['saml', 'oidc'])(
  'keeps a refused answer of %s in no address: a reload shows the login page',
  async (protocol) => {
    if (protocol === 'oidc') speakOpenID();
    const browser = await leave();
    const { app } = browser;
    const { started } = await comeBack(browser, await choose(browser, { account: EMAIL, fault: 'expired' }));
    await started;
    expect([...app.location.read().query]).toEqual([]);
    const sent = world.journal.list().filter(({ path }) => path.includes('postlogin')).length;
    const reloaded = createLoginStore(app);
    await reloaded.getState().start();
    expect([reloaded.getState().state.step, app.location.read().path]).toEqual(['preLogin', '/account/login']);
    expect(world.journal.list().filter(({ path }) => path.includes('postlogin'))).toHaveLength(sent);
  },
);

it.each([
  ['the login page', startOver, '/account/login'],
  ['the application', leaveFailedSSO, '/'],
] as const)('leads from a failed company sign-in to %s', async (_, moveOn, path) => {
  const browser = await leave();
  const { login, started } = await comeBack(browser, await choose(browser, { outcome: 'deny' }));
  await started;
  moveOn(login().flow);
  expect(browser.app.location.read().path).toBe(path);
});

it.each([
  ['the login page', startOver, '/account/login'],
  ['the application', leaveFailedSSO, '/'],
] as const)('keeps no failed callback in the history when it leads to %s', async (_, moveOn, path) => {
  const moves: unknown[] = [];
  const browser = await leave(undefined, { onRedirectTo: (...move) => moves.push(move) });
  const { login, started } = await comeBack(browser, await choose(browser, { outcome: 'deny' }));
  await started;
  moveOn(login().flow);
  expect(moves).toEqual([[path, { replace: true }]]);
});

it.each([
  '/account/saml/callback',
  '/account/saml/callback?RelayState=x',
  '/account/saml/callback?SAMLResponse=a&SAMLResponse=b',
  '/account/oidc/callback',
  '/account/oidc/callback?code=abc',
  '/account/oidc/callback?code=&state=x',
  '/account/oidc/callback?code=a&code=b&state=x',
  '/account/oidc/callback?error=access_denied&state=x',
])('does not send an incomplete answer to the service: %s', async (address) => {
  const { login, started } = await comeBack(createTestBrowser(world), new URL(address, TEST_HOST));
  await started;
  expect(login().state.step).toBe('loginWithSSOFailed');
  expect(world.journal.list().filter(({ path }) => path.includes('postlogin'))).toEqual([]);
});

it('accepts an answer only in the browser that requested it, and only once', async () => {
  const browser = await leave();
  const back = await choose(browser, { account: EMAIL });
  const elsewhere = await comeBack(createTestBrowser(world), back);
  await expect.poll(() => elsewhere.login().state.step).toBe('loginWithSSOFailed');
  const first = await comeBack(browser, back);
  await expect.poll(() => first.login().state.step).toBe('success');
  await browser.app.session.logout();
  const again = await comeBack(browser, back);
  await expect.poll(() => again.login().error?.code).toBe('ER-SSO-FAILED');
});

/** Temporary failures, after which the answer can be sent again. */
const passing: FaultKind[] = [{ kind: 'status', status: 503 }, { kind: 'status', status: 429 }, { kind: 'offline' }];

it.each(passing)('keeps the answer for a retry after %j', async (fault) => {
  const browser = await leave();
  const back = await choose(browser, { account: EMAIL });
  const call = 'POST /identity/resources/auth/v1/user/saml/postlogin';
  world.faults.add({ call, ...fault, times: 1 });
  const { login, started } = await comeBack(browser, back);
  await started;
  expect(login()).toMatchObject({ state: { step: 'callback', from: 'saml' }, pending: false });
  void retryCallback(login().flow);
  await expect.poll(() => login().state.step).toBe('success');
});
