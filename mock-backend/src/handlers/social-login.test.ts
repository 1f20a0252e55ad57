import { createHash } from 'node:crypto';
import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { login, refreshToken } from '../../../sdk/src/api/auth';
import { verifyAuthenticator } from '../../../sdk/src/api/mfa';
import {
  listCustomSocialProviders,
  listMySocialProviders,
  listSocialProviders,
  listSocialProvidersV1,
  loginViaSocialLogin,
} from '../../../sdk/src/api/social-login';
import { createInviteLink, deleteMember, inviteUser } from '../../../sdk/src/api/team';
import { getMe, getMyTenants } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD, tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { setVendorPolicy } from './testing/policies';
import { SOCIAL_CODE_SECONDS } from './testing/spec-numbers';

const redirectUri = 'http://localhost:3000/account/social/success';
const start = new URLSearchParams({ redirectUri, state: 's-1' });

/** Where a browser is sent from the provider's page, after a choice there. */
async function choose(browser: TestBrowser, choice: Record<string, string>, provider = 'google', query = start) {
  const to = await browser.fetch(`/frontegg/identity/resources/auth/v1/user/sso/default/${provider}/prelogin?${query}`);
  const page = to.headers.get('location') ?? '';
  const answer = await browser.fetch(page, { method: 'POST', body: new URLSearchParams(choice) });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

async function codeFor(browser: TestBrowser, email: string, provider?: string): Promise<string> {
  const back = await choose(browser, { account: email }, provider);
  return back.searchParams.get('code') ?? '';
}

async function socialSignIn(browser: TestBrowser, email: string, provider = 'google') {
  const code = await codeFor(browser, email, provider);
  const result = await loginViaSocialLogin(browser.http, provider, { code, redirectUri });
  browser.token = result.accessToken;
  return result;
}

/** A world in which sign-up is closed. */
function closedWorld(): World {
  const world = quickWorld();
  setVendorPolicy(world, 'sign-up', { allowed: false });
  return world;
}

it('offers the well-known providers and those of the vendor', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const providers = await listSocialProviders(browser.http);
  const types = ['google', 'microsoft', 'github', 'facebook', 'slack', 'apple', 'linkedin'];
  expect(providers.map((provider) => provider.type)).toEqual(types);
  expect(providers[0]).toMatchObject({
    active: true,
    customised: false,
    redirectUrl: redirectUri,
    authorizationUrl: '/identity/resources/auth/v1/user/sso/default/google/prelogin',
  });
  expect(await listMySocialProviders(browser.http)).toEqual(providers);
  expect((await listSocialProvidersV1(browser.http)).map((provider) => provider.type)).toEqual(types);
  const { providers: custom } = await listCustomSocialProviders(browser.http);
  expect(custom.map((provider) => provider.displayName)).toEqual(['GitLab', 'Harbor ID']);
});

it('shows the accounts to choose from, without scripts', async () => {
  const { fetch } = openBrowser(quickWorld());
  const answer = await fetch(`/simulated/social/google?${start}`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).toContain('Sign in with Google');
  expect(page).toContain('ada@acme.test');
  expect(page).toContain('address not verified');
  expect(page).not.toContain('<script');
});

it('signs a user in whose address the service knows, and stores the account', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  const first = await socialSignIn(browser, tenantAdminEmail);
  const userId = userIdOf(world, tenantAdminEmail);
  expect(first).toMatchObject({ isNewUser: false, mfaRequired: false, userId, tenantId: 'tenant-acme' });
  expect(await getMe(browser.http)).toMatchObject({ email: tenantAdminEmail });
  expect((await refreshToken(browser.http, {})).accessToken).toBeTruthy();
  expect(await socialSignIn(openBrowser(world), tenantAdminEmail, 'gitlab')).toMatchObject({ userId });
  const [links] = [world.snapshot().tables.socialLinks];
  expect(links).toHaveLength(2);
  await socialSignIn(openBrowser(world), tenantAdminEmail);
  expect(world.snapshot().tables.socialLinks).toHaveLength(2);
});

it.each([
  ['cancel', 'access_denied'],
  ['deny', 'access_denied'],
  ['error', 'server_error'],
])('gives back the state and an error after %s', async (outcome, error) => {
  const answer = await choose(openBrowser(quickWorld()), { outcome });
  expect(Object.fromEntries(answer.searchParams)).toMatchObject({ error, state: 's-1' });
});

it('waits for a slow provider', async () => {
  const { fetch } = openBrowser(quickWorld());
  const body = new URLSearchParams({ account: tenantAdminEmail, slow: 'yes' });
  const wait = await fetch(`/simulated/social/google?${start}`, { method: 'POST', body });
  const [seconds, address = ''] = wait.headers.get('refresh')?.split(';url=') ?? [];
  expect([wait.status, seconds]).toEqual([200, '5']);
  expect(await wait.text()).toContain('go on now');
  const back = new URL((await fetch(address)).headers.get('location') ?? '');
  expect(back.searchParams.get('code')).toBeTruthy();
});

it('asks for the second factor with the refresh that follows', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  expect(await socialSignIn(browser, 'ben@acme.test')).toMatchObject({ mfaRequired: true, accessToken: '' });
  browser.token = null;
  await refreshToken(browser.http, {});
  const challenge = await refreshToken(browser.http, {});
  expect(challenge).toMatchObject({ mfaRequired: true, mfaEnrolled: true });
  const deviceId = challenge.mfaDevices?.authenticators[0]?.id ?? '';
  const code = { mfaToken: challenge.mfaToken ?? '', value: world.authenticator.code('ben@acme.test') };
  expect((await verifyAuthenticator(browser.http, deviceId, code)).accessToken).toBeTruthy();
  expect(await refreshToken(browser.http, {})).toMatchObject({ mfaRequired: false });
});

it('does not reset the number of wrong codes by another refresh', async () => {
  const browser = openBrowser(quickWorld());
  await socialSignIn(browser, 'ben@acme.test');
  browser.token = null;
  for (let attemptsLeft = 4; attemptsLeft > 0; attemptsLeft--) {
    const { mfaToken = '', mfaDevices } = await refreshToken(browser.http, {});
    const wrong = verifyAuthenticator(browser.http, mfaDevices?.authenticators[0]?.id ?? '', { mfaToken, value: '0' });
    await expectRefusal(wrong, 401, errorCodes.mfaCodeInvalid);
  }
  const { mfaToken = '', mfaDevices } = await refreshToken(browser.http, {});
  const last = verifyAuthenticator(browser.http, mfaDevices?.authenticators[0]?.id ?? '', { mfaToken, value: '0' });
  await expectRefusal(last, 429, errorCodes.mfaTooManyAttempts);
  await expectRefusal(refreshToken(browser.http, {}), 401, errorCodes.sessionExpired);
});

it('creates a user where sign-up is open', async () => {
  const browser = openBrowser(quickWorld());
  const result = await socialSignIn(browser, 'nora@outside.test');
  expect(result).toMatchObject({ isNewUser: true, email: 'nora@outside.test', name: 'Nora Lind' });
  expect(await getMe(browser.http)).toMatchObject({ provider: 'google', verified: true });
  expect((await getMyTenants(browser.http)).activeTenant).toMatchObject({ name: 'Nora Lind' });
  expect(await socialSignIn(browser, 'nora@outside.test')).toMatchObject({ isNewUser: false, userId: result.userId });
});

it('makes an account for any address that is typed at the provider', async () => {
  const browser = openBrowser(quickWorld());
  const back = await choose(browser, { other: 'New@Else.test', name: 'New <b>One</b>' }, 'harbor-id');
  const code = back.searchParams.get('code') ?? '';
  const result = await loginViaSocialLogin(browser.http, 'harbor-id', { code, redirectUri });
  expect(result).toMatchObject({ isNewUser: true, email: 'new@else.test' });
  expect(await (await browser.fetch(`/simulated/social/google?${start}`)).text()).toContain('New &lt;b&gt;One');
});

it('refuses a new user where sign-up is closed', async () => {
  const world = closedWorld();
  const people = world.people().length;
  await expectRefusal(socialSignIn(openBrowser(world), 'nora@outside.test'), 403, errorCodes.signUpClosed);
  expect(world.people()).toHaveLength(people);
});

it('never opens an account by an address that the provider has not checked', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  await expectRefusal(socialSignIn(browser, 'omar@outside.test'), 403, errorCodes.socialEmailUnverified);
});

it.each([
  ['elif@acme.test', errorCodes.accountLocked],
  ['farid@acme.test', errorCodes.accountDisabled],
  ['grace@acme.test', errorCodes.invitationPending],
])('keeps %s out as a password would', async (email, code) => {
  const browser = openBrowser(quickWorld());
  const back = await choose(browser, { other: email });
  const attempt = loginViaSocialLogin(browser.http, 'google', { code: back.searchParams.get('code') ?? '' });
  await expectRefusal(attempt, 403, code);
});

it('accepts an invitation for the address that it was sent to', async () => {
  const world = quickWorld();
  const admin = await signIn(world, tenantAdminEmail);
  await inviteUser(admin.http, { email: 'nora@outside.test', name: 'Nora' });
  const token = new URLSearchParams(world.inbox.list()[0]?.link?.split('?')[1]).get('token') ?? '';
  const browser = openBrowser(world);
  const asAda = loginViaSocialLogin(
    browser.http,
    'google',
    { code: await codeFor(browser, tenantAdminEmail) },
    { invitationToken: token },
  );
  await expectRefusal(asAda, 400, errorCodes.resetLinkInvalid);
  const code = await codeFor(browser, 'nora@outside.test');
  const result = await loginViaSocialLogin(browser.http, 'google', { code }, { invitationToken: token });
  expect(result).toMatchObject({ isNewUser: false, tenantId: 'tenant-acme' });
});

it('adds a new user to the team of an invite link, even where sign-up is closed', async () => {
  const world = closedWorld();
  const admin = await signIn(world, tenantAdminEmail);
  const { token } = await createInviteLink(admin.http, {});
  const browser = openBrowser(world);
  const code = await codeFor(browser, 'nora@outside.test');
  const result = await loginViaSocialLogin(browser.http, 'google', { code }, { invitationToken: token });
  expect(result).toMatchObject({ isNewUser: true, tenantId: 'tenant-acme' });
});

it('removes the accounts of a user who is removed', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  await socialSignIn(browser, 'chloe@acme.test');
  const admin = await signIn(world, tenantAdminEmail);
  await deleteMember(admin.http, userIdOf(world, 'chloe@acme.test'));
  const userIds = (world.snapshot().tables.socialLinks ?? []).map((row) => (row as { userId: string }).userId);
  expect(userIds).toEqual([]);
});

it('disables a password that was set before the address was verified', async () => {
  const world = quickWorld();
  const snapshot = world.snapshot();
  const users = (snapshot.tables.users ?? []) as { email: string }[];
  const squatted = users.map((row) => (row.email === 'jonas@acme.test' ? { ...row, verified: false } : row));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, users: squatted } });
  const browser = openBrowser(world);
  const back = await choose(browser, { other: 'jonas@acme.test' });
  await loginViaSocialLogin(browser.http, 'google', { code: back.searchParams.get('code') ?? '' });
  const squatter = login(openBrowser(world).http, { email: 'jonas@acme.test', password: DEMO_PASSWORD });
  await expectRefusal(squatter, 401, errorCodes.invalidCredentials);
});

it('accepts a code once, of its own provider, for its own address, within a minute', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  const { http } = browser;
  const code = await codeFor(browser, tenantAdminEmail);
  const failed = errorCodes.socialLoginFailed;
  await expectRefusal(loginViaSocialLogin(http, 'github', { code }), 401, failed);
  const elsewhere = { code, redirectUri: 'http://localhost:3001/account/social/success' };
  await expectRefusal(loginViaSocialLogin(http, 'google', elsewhere), 401, failed);
  await loginViaSocialLogin(http, 'google', { code, redirectUri });
  await expectRefusal(loginViaSocialLogin(http, 'google', { code, redirectUri }), 401, failed);
  const late = await codeFor(browser, tenantAdminEmail);
  world.clock.advance(SOCIAL_CODE_SECONDS * 1000);
  await expectRefusal(loginViaSocialLogin(http, 'google', { code: late }), 401, failed);
  await expectRefusal(loginViaSocialLogin(http, 'google', {}), 401, failed);
  await expectRefusal(loginViaSocialLogin(http, 'unknown', { code }), 404, errorCodes.notFound);
});

it('accepts a code only from the browser that has its verifier', async () => {
  const browser = openBrowser(quickWorld());
  const verifier = 'v'.repeat(43);
  const query = new URLSearchParams(start);
  query.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'));
  const back = await choose(browser, { account: tenantAdminEmail }, 'google', query);
  const code = back.searchParams.get('code') ?? '';
  const stolen = loginViaSocialLogin(browser.http, 'google', { code, code_verifier_pkce: 'w'.repeat(43) });
  await expectRefusal(stolen, 401, errorCodes.socialLoginFailed);
  const result = await loginViaSocialLogin(browser.http, 'google', { code, code_verifier_pkce: verifier });
  expect(result.accessToken).toBeTruthy();
});

it.each(['https://evil.test/', 'javascript:alert(1)', '//evil.test', 'http://localhost:80@evil.test/', ''])(
  'never redirects from a provider to %j',
  async (address) => {
    const { fetch } = openBrowser(quickWorld());
    const page = `/simulated/social/google?${new URLSearchParams({ redirect_uri: address })}`;
    const body = new URLSearchParams({ account: tenantAdminEmail });
    for (const answer of [await fetch(page), await fetch(page, { method: 'POST', body })]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  },
);
