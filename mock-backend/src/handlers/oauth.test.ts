import { createHash } from 'node:crypto';
import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { logout as embeddedLogout, refreshToken } from '../../../sdk/src/api/auth';
import { getOpenIdConfiguration, oauthLogout, silentAuthorize } from '../../../sdk/src/api/oauth';
import { deleteMember } from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import { tenantAdminEmail } from '../db/cast';
import { DEMO_CLIENT_ID } from '../db/catalogue';
import { expectRefusal, openBrowser, quickWorld, signIn, userIdOf } from './testing/browser';
import {
  authorize,
  codeOf,
  origin,
  type Parameters,
  redeem,
  redirectUri,
  renew,
  request,
  target,
  verifier,
} from './testing/relying-party';
import { INTERACTION_SECONDS, MULTI_FACTOR_ACR } from './testing/spec-numbers';

it('gives a code to a signed-in user, and tokens for the code', async () => {
  const world = quickWorld();
  const browser = await signIn(world, tenantAdminEmail);
  const back = target(await authorize(browser));
  expect(back.href.startsWith(`${redirectUri}?`)).toBe(true);
  expect(Object.fromEntries(back.searchParams)).toEqual({ code: expect.any(String), state: 's-1', iss: origin });

  const tokens = await redeem(browser, back.searchParams.get('code') ?? '');
  expect(tokens).toMatchObject({ expires_in: 300, token_type: 'Bearer', scope: 'openid email profile' });
  const claims = decodeJwt(tokens.id_token);
  const half = createHash('sha256').update(tokens.access_token).digest().subarray(0, 16).toString('base64url');
  const sub = userIdOf(world, tenantAdminEmail);
  expect(claims).toMatchObject({ iss: origin, aud: DEMO_CLIENT_ID, sub, nonce: 'n-1', at_hash: half });
  expect(claims.auth_time).toBe(world.clock.now() / 1000);

  for (const token of [tokens.id_token, tokens.access_token]) {
    browser.token = token;
    expect(await getMe(browser.http)).toMatchObject({ email: tenantAdminEmail });
  }
});

it('asks any other user to sign in and continues afterwards', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  const page = target(await authorize(browser, { login_hint: 'ada@acme.test' }));
  expect(page.pathname).toBe('/account/login');
  expect(page.searchParams.get('login_hint')).toBe('ada@acme.test');
  const next = page.searchParams.get('redirectUrl') ?? '';
  expect(target(await browser.fetch(next)).pathname).toBe('/account/login');

  await browser.fetch('/frontegg/identity/resources/auth/v1/user', {
    method: 'POST',
    body: JSON.stringify({ email: 'jonas@acme.test', password: 'Harbor-Light-42' }),
  });
  const back = target(await browser.fetch(next));
  expect(back.searchParams.get('state')).toBe('s-1');
  const tokens = await redeem(browser, back.searchParams.get('code') ?? '');
  expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: userIdOf(world, 'jonas@acme.test'), nonce: 'n-1' });
  const again = target(await browser.fetch(next));
  expect(again.href.startsWith(redirectUri)).toBe(true);
  expect([again.searchParams.get('error'), again.searchParams.get('code')]).toEqual(['access_denied', null]);
});

it('removes a request that no sign-in follows', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  const next = target(await authorize(browser)).searchParams.get('redirectUrl') ?? '';
  world.clock.advance(INTERACTION_SECONDS * 1000);
  const answer = await browser.fetch(next, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('start again');
});

it.each<[string, Parameters]>([
  ['a new sign-in is requested', { prompt: 'login' }],
  ['the sign-in is too long ago', { max_age: '59' }],
  ['a second factor is requested', { acr_values: MULTI_FACTOR_ACR }],
])('asks again when %s, once', async (_, changes) => {
  const world = quickWorld();
  const browser = await signIn(world, 'jonas@acme.test');
  world.clock.advance(60_000);
  const next = target(await authorize(browser, changes)).searchParams.get('redirectUrl') ?? '';
  await expectRefusal(refreshToken(browser.http, {}), 401, errorCodes.sessionExpired);
  await browser.fetch('/frontegg/identity/resources/auth/v1/user', {
    method: 'POST',
    body: JSON.stringify({ email: 'jonas@acme.test', password: 'Harbor-Light-42' }),
  });
  expect(target(await browser.fetch(next)).searchParams.get('code')).toBeTruthy();
});

it('accepts a second factor of the session', async () => {
  const browser = await signIn(quickWorld(), 'ben@acme.test');
  const tokens = await redeem(browser, await codeOf(browser, { acr_values: MULTI_FACTOR_ACR }));
  expect(decodeJwt(tokens.id_token)).toMatchObject({ acr: MULTI_FACTOR_ACR, amr: ['pwd', 'mfa', 'otp'] });
});

it.each<[string, string | null, Parameters]>([
  ['login_required', null, {}],
  ['login_required', 'jonas@acme.test', { max_age: '0' }],
  ['login_required', 'jonas@acme.test', { id_token_hint: 'not ours' }],
  ['interaction_required', 'jonas@acme.test', { acr_values: MULTI_FACTOR_ACR }],
])('answers %s without a page when %s is signed in and %j is asked', async (error, email, changes) => {
  const world = quickWorld();
  const browser = email ? await signIn(world, email) : openBrowser(world);
  world.clock.advance(1);
  const { searchParams } = target(await authorize(browser, { prompt: 'none', ...changes }));
  expect(searchParams.get('error')).toBe(error);
  expect(searchParams.get('state')).toBe('s-1');
});

it('answers without a page for a signed-in user', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const { id_token } = await redeem(browser, await codeOf(browser));
  expect(await codeOf(browser, { prompt: 'none', id_token_hint: id_token })).toBeTruthy();
});

it.each<[string, Parameters]>([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { response_type: undefined }],
  ['invalid_request', { response_mode: 'form_post' }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge: 'short' }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_request', { code_challenge_method: undefined }],
  ['invalid_request', { prompt: 'none login' }],
  ['invalid_request', { max_age: 'soon' }],
  ['invalid_request', { nonce: 'n'.repeat(5_000) }],
  ['invalid_scope', { scope: 'email' }],
  ['request_not_supported', { request: 'x.y.z' }],
  ['request_uri_not_supported', { request_uri: 'urn:x' }],
  ['access_denied', { tenantId: 'tenant-brightwater' }],
  ['access_denied', { organization: 'nowhere' }],
])('sends people back with %s for %j', async (error, changes) => {
  const { searchParams, href } = target(await authorize(await signIn(quickWorld(), 'jonas@acme.test'), changes));
  expect(href.startsWith(redirectUri)).toBe(true);
  expect(searchParams.get('error')).toBe(error);
  expect(searchParams.get('state')).toBe('s-1');
  expect(searchParams.has('code')).toBe(false);
});

it('refuses a parameter that was sent twice', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const query = `${new URLSearchParams(request)}&scope=openid`;
  const { searchParams } = target(await browser.fetch(`/oauth/authorize?${query}`));
  expect(searchParams.get('error')).toBe('invalid_request');
});

it.each([
  'https://evil.test/oauth/callback',
  'http://localhost:3000/oauth/callback/',
  'http://localhost:3000/oauth/callback?x=1',
  'http://localhost:3000/elsewhere',
  'https://localhost:3000/oauth/callback',
  'http://localhost.evil.test/oauth/callback',
  'http://localhost:80@evil.test/oauth/callback',
  'http://user@localhost:3000/oauth/callback',
  'http://127.0.0.2:3000/oauth/callback',
  'http://localhost:3000/oauth/callback#x',
  'javascript:alert(1)',
  '',
  undefined,
])('never redirects to %s', async (address) => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const answer = await authorize(browser, { redirect_uri: address });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await answer.json()).toMatchObject({ errorCode: errorCodes.invalidRequest });
});

it.each([
  'http://localhost:5173/oauth/callback',
  'http://127.0.0.1:8080/oauth/callback',
  'http://localhost/oauth/callback',
])('sends people of the demo client to %s', async (address) => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  expect(target(await authorize(browser, { redirect_uri: address })).href.startsWith(`${address}?code=`)).toBe(true);
});

it('knows only the applications of the vendor as clients', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const tokens = await redeem(browser, await codeOf(browser, { client_id: 'application-main' }));
  expect(decodeJwt(tokens.id_token).aud).toBe('application-main');
  expect((await authorize(browser, { client_id: 'unknown' })).status).toBe(400);
  await expectRefusal(renew(browser, tokens.refresh_token, { client_id: 'unknown' }), 401, errorCodes.unauthorized);
});

it('signs in to the tenant that was requested, and stays there', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const first = await redeem(browser, await codeOf(browser, { organization: 'brightwater' }));
  expect(decodeJwt(first.id_token).tenantId).toBe('tenant-brightwater');
  const second = await renew(browser, first.refresh_token);
  expect(decodeJwt(second.id_token).tenantId).toBe('tenant-brightwater');
  const third = await renew(browser, second.refresh_token, { tenantId: 'tenant-acme' });
  expect(decodeJwt(third.id_token).tenantId).toBe('tenant-acme');
});

it('ends the hosted session, the one of the hint too, and sends users back', async () => {
  const world = quickWorld();
  const browser = await signIn(world, tenantAdminEmail);
  const tokens = await redeem(browser, await codeOf(browser));
  await embeddedLogout(openBrowser(world).http);
  world.clock.advance(3_600_000);
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: 'http://localhost:3000/account/login',
    state: 'bye',
  });
  const back = target(await openBrowser(world).fetch(`/frontegg/oauth/logout?${query}`));
  expect(back.href).toBe('http://localhost:3000/account/login?state=bye');
  await expectRefusal(renew(browser, tokens.refresh_token), 400, errorCodes.sessionExpired);

  const second = await signIn(world, tenantAdminEmail);
  expect(await oauthLogout(second.http)).toEqual({});
  await expectRefusal(silentAuthorize(second.http, { tenantId: null }), 401, errorCodes.sessionExpired);
  expect(await oauthLogout(second.http)).toEqual({});
});

it.each([
  { post_logout_redirect_uri: 'https://evil.test/' },
  { post_logout_redirect_uri: '//evil.test/' },
  { post_logout_redirect_uri: 'javascript:alert(1)' },
  { post_logout_redirect_uri: 'http://localhost:80@evil.test/' },
  { post_logout_redirect_uri: 'http://localhost:3000/', client_id: 'unknown' },
  { id_token_hint: 'x.y.z' },
])('signs no user out for %j', async (query) => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const answer = await browser.fetch(`/oauth/logout?${new URLSearchParams(query as never)}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await silentAuthorize(browser.http, { tenantId: null })).toMatchObject({ token_type: 'Bearer' });
});

it('keeps codes, verifiers and tokens out of the journal', async () => {
  const world = quickWorld();
  const browser = await signIn(world, tenantAdminEmail);
  const code = await codeOf(browser);
  const tokens = await redeem(browser, code, { client_secret: 'never-seen-in-the-journal' });
  const next = await renew(browser, tokens.refresh_token);
  await browser.fetch(`/oauth/logout?${new URLSearchParams({ id_token_hint: next.id_token })}`);
  const journal = JSON.stringify(world.journal.list());
  const secrets = [code, verifier, 'never-seen-in-the-journal', ...Object.values(tokens), ...Object.values(next)];
  const shown = secrets.filter((secret) => String(secret).length > 20 && journal.includes(String(secret)));
  expect(shown).toEqual([]);
});

it('forgets the codes of a session that is removed', async () => {
  const world = quickWorld();
  const browser = await signIn(world, 'ines@acme.test');
  await codeOf(browser);
  const admin = await signIn(world, tenantAdminEmail);
  await deleteMember(admin.http, userIdOf(world, 'ines@acme.test'));
  expect(world.snapshot().tables.authorizationCodes).toEqual([]);
});

it('publishes its discovery document', async () => {
  const { http, fetch } = openBrowser(quickWorld());
  expect(await getOpenIdConfiguration(http)).toMatchObject({
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    code_challenge_methods_supported: ['S256'],
  });
  expect(target(await fetch('/oauth/portal')).pathname).toBe('/account/portal');
});
