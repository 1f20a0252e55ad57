import * as client from 'openid-client';
import { afterEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../db/cast';
import { DEMO_CLIENT_ID } from '../db/catalogue';
import { createWorld } from '../world/create-world';
import { startServer, type WorldServer } from './node-server';

const redirectUri = 'http://localhost:5173/oauth/callback';
const running: WorldServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** A relying party that has found out about the service, and the world behind it. */
async function discover() {
  // The library reads this machine's clock.
  const world = createWorld({ latency: 0, now: Date.now() });
  const server = await startServer({ world });
  running.push(server);
  const options = { execute: [client.allowInsecureRequests] };
  const config = await client.discovery(new URL(server.url), DEMO_CLIENT_ID, undefined, client.None(), options);
  return { world, config, url: server.url };
}

/** Signs in as the login page does; the cookie is the browser's. */
async function signIn(url: string, email = 'ada@acme.test'): Promise<string> {
  const answer = await fetch(`${url}/frontegg/identity/resources/auth/v1/user`, {
    method: 'POST',
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Follows the library's own request as a browser would, through the sign-in and back to the client. */
async function authorize(config: client.Configuration, url: string, changes: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...changes,
  });
  const page = await fetch(address, { redirect: 'manual' });
  const login = new URL(page.headers.get('location') ?? '', url);
  const headers = { cookie: await signIn(url) };
  const next = new URL(login.searchParams.get('redirectUrl') ?? '', url);
  const back = await fetch(next, { redirect: 'manual', headers });
  const callback = new URL(back.headers.get('location') ?? '', url);
  return { callback, checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce } };
}

it('passes with a certified relying party, from discovery to the end of the session', async () => {
  const { config, url, world } = await discover();
  const { callback, checks } = await authorize(config, url, { max_age: '600' });
  const tokens = await client.authorizationCodeGrant(config, callback, {
    ...checks,
    idTokenExpected: true,
    maxAge: 600,
  });
  const claims = tokens.claims();
  expect(claims).toMatchObject({ iss: url, aud: DEMO_CLIENT_ID, email: 'ada@acme.test' });

  const info = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
  expect(info).toMatchObject({ email: 'ada@acme.test', name: 'Ada Moreno' });

  const renewed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(renewed.claims()?.sub).toBe(claims?.sub);
  await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await expect(client.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toThrow();

  const end = client.buildEndSessionUrl(config, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: 'http://localhost:5173/',
    state: 'bye',
  });
  const goodbye = await fetch(end, { redirect: 'manual' });
  expect([goodbye.status, goodbye.headers.get('location')]).toEqual([302, 'http://localhost:5173/?state=bye']);
  await expect(client.fetchUserInfo(config, renewed.access_token, claims?.sub ?? '')).rejects.toThrow();
  expect(world.journal.list().some((entry) => entry.status >= 500)).toBe(false);
});

it('ends the session when a relying party signs out without a redirect', async () => {
  const { config, url } = await discover();
  const { callback, checks } = await authorize(config, url);
  const tokens = await client.authorizationCodeGrant(config, callback, checks);
  const end = client.buildEndSessionUrl(config, { id_token_hint: tokens.id_token ?? '' });
  expect((await fetch(end)).status).toBe(200);
  await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

it('refuses a wrong verifier', async () => {
  const { config, url } = await discover();
  const { callback, checks } = await authorize(config, url);
  const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
  await expect(client.authorizationCodeGrant(config, callback, wrong)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

it('refuses a code that was used before, and revokes its tokens', async () => {
  const { config, url } = await discover();
  const { callback, checks } = await authorize(config, url);
  const tokens = await client.authorizationCodeGrant(config, callback, checks);
  await expect(client.authorizationCodeGrant(config, callback, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await expect(client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '')).rejects.toThrow();
});

it('refuses an address that is not registered before the sign-in', async () => {
  const { config } = await discover();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: 'https://evil.test/oauth/callback',
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge(client.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
  });
  const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await answer.text()).toContain('has not registered this address');
});

it('reports an error to the relying party as the standard does', async () => {
  const { config, url } = await discover();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid',
    prompt: 'none',
    state: 's',
    code_challenge: await client.calculatePKCECodeChallenge(client.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
  });
  const answer = await fetch(address, { redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? '', url);
  await expect(client.authorizationCodeGrant(config, callback, { expectedState: 's' })).rejects.toMatchObject({
    error: 'login_required',
  });
});

it.each([
  ['post', client.ClientSecretPost('secret')],
  ['basic', client.ClientSecretBasic('secret')],
])('takes clients with a secret (%s)', async (_, authentication) => {
  const { url } = await discover();
  const options = { execute: [client.allowInsecureRequests] };
  const config = await client.discovery(new URL(url), DEMO_CLIENT_ID, undefined, authentication, options);
  const { callback, checks } = await authorize(config, url);
  expect((await client.authorizationCodeGrant(config, callback, checks)).access_token).toBeTruthy();
});
