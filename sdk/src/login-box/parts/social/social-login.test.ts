import { createWorld, type FaultKind, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { resendActivationEmailTo } from '../../../api/users-joining';
import { createTestBrowser, TEST_HOST, type TestAppOptions, type TestBrowser } from '../../../app/test-app';
import { retryCallback, startOver } from '../../flows/login/callback-actions';
import { createLoginStore } from '../../flows/login/login-store';
import { loadProviders, type OfferedProvider } from './social-providers';
import { lastProvider } from './social-redirects';
import { type SocialStart, startSocialLogin } from './start-social-login';

const POST_LOGIN = 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(address: string, options: TestAppOptions = {}): TestBrowser {
  return createTestBrowser(world, { address, ...options });
}

async function offered({ app }: TestBrowser, id: string): Promise<OfferedProvider> {
  const provider = (await loadProviders(app.http)).find((one) => one.id === id);
  if (!provider) throw new Error(`no ${id}`);
  return provider;
}

/** Redirects to a provider, chooses an account there, and returns the address of the callback. */
async function goAndChoose(
  browser: TestBrowser,
  id: string,
  choice: Record<string, string>,
  more: Partial<SocialStart> = {},
): Promise<URL> {
  const provider = await offered(browser, id);
  await startSocialLogin(browser.app, provider, { name: 'Them', origin: 'social-login', ...more });
  let page = browser.left.at(-1) ?? '';
  const first = await browser.openSite(new Request(page));
  page = new URL(first.headers.get('location') ?? page, page).href;
  const answer = await browser.openSite(new Request(page, { method: 'POST', body: new URLSearchParams(choice) }));
  return new URL(answer.headers.get('location') ?? '');
}

/** Opens the callback route with the query of the callback. */
async function comeBack({ app }: TestBrowser, { pathname, search }: URL) {
  app.location.go(pathname + search);
  await app.session.refresh();
  const store = createLoginStore(app);
  const started = store.getState().start();
  return { started, login: () => store.getState() };
}

it.each(['google', 'microsoft', 'github', 'facebook', 'slack', 'apple', 'linkedin', 'gitlab'])(
  'signs the user in with %s, and stores which provider it was',
  async (id) => {
    const browser = open('/account/login?redirectUrl=/reports');
    const back = await goAndChoose(browser, id, { account: 'ada@acme.test' });
    expect(back.pathname).toBe('/account/social/success');
    const { login, started } = await comeBack(browser, back);
    await expect.poll(() => login().state).toMatchObject({ step: 'success', email: 'ada@acme.test' });
    world.clock.advance(200);
    await started;
    expect(browser.app.session.store.getState().user?.email).toBe('ada@acme.test');
    expect(browser.app.location.read().path).toBe('/reports');
    expect(lastProvider(browser.app)).toBe(id);
  },
);

it('hands over the identity token of a provider that returns no code', async () => {
  const sent: string[] = [];
  const browser = open('/account/login', {
    through: (transport) => (request) => {
      sent.push(request.url);
      return transport(request);
    },
  });
  const back = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  back.searchParams.delete('code');
  back.searchParams.set('id_token', 'token-of-google');
  await (await comeBack(browser, back)).started;
  const handedOver = sent.filter((url) => url.includes('/postlogin')).map((url) => new URL(url).searchParams);
  expect(handedOver.map((query) => [query.get('id_token'), query.get('code')])).toEqual([['token-of-google', null]]);
});

it.each([
  ['nora@outside.test', '/account/login', '/welcome'],
  ['nora@outside.test', '/account/login?redirectUrl=/reports', '/reports'],
  ['ada@acme.test', '/account/login', '/'],
])('takes %s, who began at %s, to %s, if new users have their own page', async (account, address, expected) => {
  const browser = open(address, { authOptions: { routes: { signUpSuccessUrl: '/welcome' } } });
  const back = await goAndChoose(browser, 'google', { account });
  const { login, started } = await comeBack(browser, back);
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await started;
  expect(browser.app.location.read().path).toBe(expected);
});

it('activates the account of a user who follows the mailed link and signs in with a provider', async () => {
  const browser = open('/account/activate');
  const grace = { id: 'social-grace', email: 'grace@acme.test', name: 'Grace', emailVerified: true };
  const snapshot = world.snapshot();
  const socialAccounts = [...(snapshot.tables.socialAccounts as object[]), grace];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, socialAccounts } });
  await resendActivationEmailTo(browser.app.http, { email: 'grace@acme.test' });
  const token = new URL(world.inbox.list()[0]?.link ?? '', TEST_HOST).searchParams.get('token') ?? '';
  const back = await goAndChoose(browser, 'google', { account: 'grace@acme.test' }, { invitationToken: token });
  const { login } = await comeBack(browser, back);
  await expect.poll(() => login().state).toMatchObject({ step: 'success', email: 'grace@acme.test' });
  expect(browser.app.session.store.getState().user).toMatchObject({ email: 'grace@acme.test', verified: true });
});

it.each([
  ['nora@outside.test', ['signUpComplete', 'userVerified']],
  ['ada@acme.test', []],
])('emits the events of %s, who signed in with a provider: %j', async (account, expected) => {
  const emitted: [string, object][] = [];
  const events = {
    signUpComplete: (payload: object) => emitted.push(['signUpComplete', payload]),
    userVerified: (payload: object) => emitted.push(['userVerified', payload]),
  };
  const browser = open('/account/login', { events });
  const { login } = await comeBack(browser, await goAndChoose(browser, 'google', { account }));
  await expect.poll(() => login().state.step).toBe('success');
  expect(emitted.map(([name]) => name)).toEqual(expected);
  const [signedUp, verified] = emitted.map(([, payload]) => payload);
  if (signedUp) expect(signedUp).toMatchObject({ authenticationType: 'SOCIAL_LOGIN', socialProvider: 'google' });
  if (verified) expect(verified).toMatchObject({ email: account, origin: 'SOCIAL_LOGIN' });
});

it('sends a state and a challenge, and keeps the verifier', async () => {
  const browser = open('/account/login?invitationToken=inv-1');
  await startSocialLogin(browser.app, await offered(browser, 'google'), { name: 'Google', origin: 'social-login' });
  const { searchParams, pathname } = new URL(browser.left[0] ?? '');
  expect(pathname).toBe('/frontegg/identity/resources/auth/v1/user/sso/default/google/prelogin');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    redirectUri: `${TEST_HOST}/account/social/success`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(browser.left[0]).not.toContain('verifier');
  const stored = browser.app.storage.local.get('portico-social-logins') ?? '';
  expect(JSON.parse(stored)[0].redirect).toMatchObject({
    provider: 'google',
    invitationToken: 'inv-1',
    origin: 'social-login',
  });
});

it('prompts for consent if the host wants it, and lets no parameter of the host replace its own', async () => {
  const browser = open('/account/login', { authOptions: { socialLoginOptions: { promptConsent: true } } });
  const parameters = { state: 'mine', login_hint: 'ada@acme.test', code_challenge: 'mine' };
  await startSocialLogin(browser.app, await offered(browser, 'gitlab'), {
    name: 'GitLab',
    origin: 'direct',
    parameters,
  });
  const query = Object.fromEntries(new URL(browser.left[0] ?? '').searchParams);
  expect(query).toMatchObject({ prompt: 'consent', login_hint: 'ada@acme.test', client_id: 'demo-gitlab-client' });
  expect(query).toMatchObject({ response_type: 'code', scope: 'openid email profile' });
  expect([query.state, query.code_challenge]).not.toContain('mine');
});

it('asks for the second factor of a user who has one', async () => {
  const browser = open('/account/login');
  const snapshot = world.snapshot();
  const accounts = snapshot.tables.socialAccounts as object[];
  const added = { id: 'social-ben', email: 'ben@acme.test', name: 'Ben', emailVerified: true };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, socialAccounts: [...accounts, added] } });
  const back = await goAndChoose(browser, 'google', { other: 'ben@acme.test' });
  const { login, started } = await comeBack(browser, back);
  await started;
  expect(login()).toMatchObject({ state: { step: 'loginWithTwoFactor', email: 'ben@acme.test' }, error: null });
});

it.each([
  ['deny', 'denied'],
  ['error', 'failed'],
])('shows a failure if the provider answers %s', async (outcome, reason) => {
  const browser = open('/account/login');
  const { login, started } = await comeBack(browser, await goAndChoose(browser, 'google', { outcome }));
  await started;
  expect(login().state).toEqual({ step: 'socialLoginFailed', email: '', reason, provider: 'Them' });
  startOver(login().flow);
  expect([login().state.step, browser.app.location.read().path]).toEqual(['preLogin', '/account/login']);
});

const posts = () => world.journal.list().filter(({ path }) => path.includes('/postlogin')).length;

it.each([
  ['', 'incomplete'],
  ['?code=abc', 'incomplete'],
  ['?state=', 'incomplete'],
  ['?code=abc&state=foreign', 'unknown'],
  ['?code=abc&state=__proto__', 'unknown'],
  ['?error=access_denied&state=foreign', 'unknown'],
  ['?state=a&state=b&code=abc', 'incomplete'],
  ['?code=%00%0a&state=%3Cscript%3E', 'unknown'],
])('refuses a callback that this browser has not requested: %s', async (query, reason) => {
  const browser = open('/');
  const { login, started } = await comeBack(browser, new URL(`/account/social/success${query}`, TEST_HOST));
  await started;
  expect(login().state).toMatchObject({ step: 'socialLoginFailed', reason });
  expect(posts()).toBe(0);
});

const addressOf = ({ app }: TestBrowser) => {
  const { path, query } = app.location.read();
  return query.size > 0 ? `${path}?${query}` : path;
};

it.each(['denied', 'refused'])(
  'removes a %s answer from the address, and shows the login page after a reload',
  async (reason) => {
    const browser = open('/account/login');
    const choice: Record<string, string> = reason === 'denied' ? { outcome: 'deny' } : { account: 'ada@acme.test' };
    const back = await goAndChoose(browser, 'google', choice);
    if (reason === 'refused') back.searchParams.set('code', 'another');
    back.searchParams.set('campaign', 'spring');
    const { login, started } = await comeBack(browser, back);
    await started;
    expect(login().state).toMatchObject({ step: 'socialLoginFailed', reason });
    expect(addressOf(browser)).toBe('/account/social/success?campaign=spring');
    const sent = posts();
    const reloaded = createLoginStore(browser.app);
    await reloaded.getState().start();
    expect([reloaded.getState().state.step, addressOf(browser), posts()]).toEqual(['preLogin', '/account/login', sent]);
  },
);

it('does not redirect from a callback that never had an answer, which could lead back to it', async () => {
  const browser = open('/account/login');
  const denied = await goAndChoose(browser, 'google', { outcome: 'deny' });
  await (await comeBack(browser, denied)).started;
  await createLoginStore(browser.app).getState().start();
  const { login, started } = await comeBack(browser, new URL('/account/social/success', TEST_HOST));
  await started;
  expect(login().state).toMatchObject({ step: 'socialLoginFailed', reason: 'incomplete' });
});

it.each(['code', 'none'])('refuses the callback of a pending redirect without a code (%s)', async (kind) => {
  const browser = open('/account/login');
  const back = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  if (kind === 'code') back.searchParams.append('code', 'another');
  else back.searchParams.delete('code');
  const { login, started } = await comeBack(browser, back);
  await started;
  expect(login().state).toMatchObject({ step: 'socialLoginFailed', reason: 'incomplete' });
});

it('accepts a callback once: a replay is refused, in the same browser and in another one', async () => {
  const browser = open('/account/login');
  const back = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  const first = await comeBack(browser, back);
  await expect.poll(() => first.login().state.step).toBe('success');
  world.clock.advance(200);
  await first.started;
  await browser.app.session.logout();
  const again = await comeBack(browser, back);
  await again.started;
  expect(again.login().state).toMatchObject({ step: 'socialLoginFailed', reason: 'unknown' });
  const elsewhere = await comeBack(open('/'), back);
  await elsewhere.started;
  expect(elsewhere.login().state).toMatchObject({ step: 'socialLoginFailed', reason: 'unknown' });
  expect(posts()).toBe(1);
});

it('continues after a reload of the callback page that has signed the user in', async () => {
  const browser = open('/account/login');
  const back = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  const first = await comeBack(browser, back);
  await expect.poll(() => first.login().state.step).toBe('success');
  const again = await comeBack(browser, back);
  await again.started;
  expect(browser.app.location.read().path).toBe('/');
  world.clock.advance(200);
  await first.started;
});

it('continues after a reload of the callback page whose answer was taken', async () => {
  const browser = open('/account/login');
  const first = await comeBack(browser, await goAndChoose(browser, 'google', { account: 'ada@acme.test' }));
  await expect.poll(() => first.login().state.step).toBe('success');
  expect(addressOf(browser)).toBe('/account/social/success');
  await createLoginStore(browser.app).getState().start();
  expect([addressOf(browser), posts()]).toEqual(['/', 1]);
  world.clock.advance(200);
  await first.started;
});

it('sends the code of a provider to no other one, and none without its verifier', async () => {
  const browser = open('/account/login');
  const back = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  const stored = JSON.parse(browser.app.storage.local.get('portico-social-logins') ?? '');
  stored[0].redirect.verifier = 'v'.repeat(43);
  browser.app.storage.local.set('portico-social-logins', JSON.stringify(stored));
  const { login, started } = await comeBack(browser, back);
  await started;
  expect(login()).toMatchObject({
    state: { step: 'socialLoginFailed', reason: 'refused' },
    error: { code: 'ER-SOCIAL-LOGIN-FAILED' },
  });
});

/** Faults after which the callback stays pending for a retry, because the service has not refused it. */
const passing: FaultKind[] = [{ kind: 'status', status: 503 }, { kind: 'status', status: 429 }, { kind: 'offline' }];

it.each(passing)('keeps the callback for a retry after %j', async (fault) => {
  const browser = open('/account/login');
  const back = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  world.faults.add({ call: POST_LOGIN, ...fault, times: 1 });
  const { login, started } = await comeBack(browser, back);
  await started;
  expect(login()).toMatchObject({ state: { step: 'callback', from: 'social' }, pending: false });
  expect(login().error).not.toBeNull();
  const retried = retryCallback(login().flow);
  void retryCallback(login().flow);
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await retried;
  expect(posts()).toBe(2);
});

it('keeps two pending redirects of one browser apart', async () => {
  const browser = open('/account/login');
  const first = await goAndChoose(browser, 'google', { account: 'ada@acme.test' });
  const second = await goAndChoose(browser, 'github', { account: 'ada@acme.test' });
  const { login } = await comeBack(browser, first);
  await expect.poll(() => login().state.step).toBe('success');
  expect(lastProvider(browser.app)).toBe('google');
  const other = await comeBack(open('/'), second);
  await other.started;
  expect(other.login().state.step).toBe('socialLoginFailed');
});

it('offers the active providers, and those of the other list if one fails', async () => {
  const ids = async () => (await loadProviders(open('/').app.http)).map(({ id }) => id);
  expect(await ids()).toHaveLength(9);
  const snapshot = world.snapshot();
  const rows = (snapshot.tables.socialProviders as { id: string }[]).map((row) => ({
    ...row,
    active: row.id === 'slack',
  }));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, socialProviders: rows } });
  expect(await ids()).toEqual(['slack']);
});

it('leaves out lists whose answer is malformed', async () => {
  world.faults.add({ call: '*', kind: 'malformed' });
  expect(await loadProviders(open('/').app.http)).toEqual([]);
});
