import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { oidcPostLogin, oidcPostLoginV1, preLogin, samlPreLogin } from '../../../sdk/src/api/auth';
import { listSsoConfigurations, updateSsoConfiguration } from '../../../sdk/src/api/sso';
import { getMe } from '../../../sdk/src/api/users';
import type { SaveSsoConfigurationRequest } from '../../../sdk/src/contract/sso';
import type { World } from '../core/types';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';
import { type ProviderChoice, providerAddressOf, submitChoice } from './testing/identity-provider';

const ORIGIN = 'https://identity.portico.test';
const ISSUER = `${ORIGIN}/simulated/sso/acme/oidc`;
const CALLBACK = 'http://localhost:3000/account/oidc/callback';
/** How long a code waits to be traded. */
const CODE_MS = 60_000;
const EMAIL = 'ines@acme.test';

let world: World;
let admin: TestBrowser;
let browser: TestBrowser;
let configurationId: string;

/** The demo tenant signs in through its OpenID provider. */
beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
  browser = openBrowser(world);
  configurationId = (await listSsoConfigurations(admin.http))[0]!.id;
  const client = { oidcClientId: 'portico-acme', oidcSecret: 'portico-acme-secret' };
  await change({ enabled: true, type: 'oidc', ssoEndpoint: ISSUER, ...client });
});

const change = (body: SaveSsoConfigurationRequest) => updateSsoConfiguration(admin.http, configurationId, body);

/** As the client does it: it adds the host's own address to come back to. */
async function addressFor(redirectUri = CALLBACK): Promise<string> {
  return `${await providerAddressOf(browser, EMAIL)}&redirect_uri=${encodeURIComponent(redirectUri)}`;
}

/** What the provider sends to the host. */
async function answerAtProvider(choice: ProviderChoice = { account: EMAIL }) {
  const back = await submitChoice(browser, await addressFor(), choice);
  const { searchParams, origin, pathname } = new URL(back.headers.get('location')!);
  expect(origin + pathname).toBe(CALLBACK);
  return {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    error: searchParams.get('error'),
  };
}

async function signInWith(choice?: ProviderChoice) {
  const { code, state } = await answerAtProvider(choice);
  return oidcPostLogin(browser.http, { code, RelayState: state, redirectUri: CALLBACK });
}

/** Why an answer was not believed. */
async function reasonFor(call: Promise<unknown>): Promise<unknown> {
  const error = await refusal(call);
  expect(error).toMatchObject({ statusCode: 401, errorCode: errorCodes.ssoFailed });
  return (error.errorContext as { reason: string }).reason;
}

it('sends users of a proved domain to their provider, with a state and a nonce', async () => {
  const { address, idpType, addressType } = await preLogin(browser.http, { email: EMAIL });
  expect([idpType, addressType]).toEqual(['oidc', 'sso']);
  const url = new URL(address!);
  expect(url.origin + url.pathname).toBe(`${ISSUER}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ client_id: 'portico-acme', response_type: 'code' });
  expect([url.searchParams.get('state'), url.searchParams.get('nonce')]).not.toContain(null);
  expect(url.searchParams.has('redirect_uri')).toBe(false);
  expect(await samlPreLogin(browser.http, { email: EMAIL })).toEqual({});
});

it('signs the chosen account in, by both forms of the call', async () => {
  const answer = await signInWith();
  expect(decodeJwt(answer.accessToken!)).toMatchObject({ email: EMAIL, tenantId: 'tenant-acme', amr: ['sso'] });
  const { code, state } = await answerAtProvider({ other: 'zoe@acme.test', name: 'Zoe Park', group: ['Help desk'] });
  const second = await oidcPostLoginV1(browser.http, { code, state });
  browser.token = second.accessToken ?? null;
  const { name, roles } = await getMe(browser.http);
  expect([name, roles.map(({ key }) => key)]).toEqual(['Zoe Park', ['read-only', 'support']]);
});

it('sends the reason to the host when the user cancels, the provider denies access or fails', async () => {
  expect(await answerAtProvider({ outcome: 'cancel' })).toMatchObject({ code: '', error: 'access_denied' });
  expect(await answerAtProvider({ outcome: 'deny' })).toMatchObject({ code: '', error: 'access_denied' });
  expect(await answerAtProvider({ outcome: 'error' })).toMatchObject({ code: '', error: 'server_error' });
});

it.each([
  ['expired', 'expired'],
  ['audience', 'audience'],
  ['unsigned', 'signature'],
  ['tampered', 'signature'],
])('does not believe a token that is wrong: %s', async (fault, reason) => {
  expect(await reasonFor(signInWith({ account: EMAIL, fault }))).toBe(reason);
});

it('accepts each code and each state once', async () => {
  const { code, state } = await answerAtProvider();
  const body = { code, RelayState: state, redirectUri: CALLBACK };
  await oidcPostLogin(browser.http, body);
  expect(await reasonFor(oidcPostLogin(browser.http, body))).toBe('replayed');
  const other = await answerAtProvider();
  expect(await reasonFor(oidcPostLogin(browser.http, { ...body, RelayState: other.state }))).toBe('code');
});

it('refuses the answer to another attempt, because its nonce differs', async () => {
  const first = await answerAtProvider();
  const second = await answerAtProvider();
  const body = { code: first.code, RelayState: second.state, redirectUri: CALLBACK };
  expect(await reasonFor(oidcPostLogin(browser.http, body))).toBe('nonce');
});

it('refuses codes that are late, invented or were sent elsewhere', async () => {
  const late = await answerAtProvider();
  world.clock.advance(CODE_MS);
  const body = { RelayState: late.state, redirectUri: CALLBACK };
  expect(await reasonFor(oidcPostLogin(browser.http, { ...body, code: late.code }))).toBe('code');
  expect(await reasonFor(oidcPostLogin(browser.http, { ...body, code: 'invented' }))).toBe('code');
  const { code, state } = await answerAtProvider();
  const elsewhere = { code, RelayState: state, redirectUri: 'http://localhost:4000/account/oidc/callback' };
  expect(await reasonFor(oidcPostLogin(browser.http, elsewhere))).toBe('code');
  expect(await reasonFor(oidcPostLogin(browser.http, { ...body, code, RelayState: 'invented' }))).toBe('state');
});

it('needs the secret that the provider knows', async () => {
  await change({ oidcSecret: 'another' });
  expect(await reasonFor(signInWith())).toBe('code');
});

it('does not call a provider outside of the world', async () => {
  const { code, state } = await answerAtProvider();
  await change({ ssoEndpoint: 'https://login.provider.test' });
  expect(await reasonFor(oidcPostLogin(browser.http, { code, RelayState: state }))).toBe('provider');
  const { address } = await preLogin(browser.http, { email: EMAIL });
  expect(address).toMatch(/^https:\/\/login\.provider\.test\/authorize\?client_id=portico-acme&/);
});

it('refuses unknown clients at the provider, and sites that are not the client’s', async () => {
  const status = async (address: string) => (await submitChoice(browser, address, { account: EMAIL })).status;
  expect(await status(await addressFor('https://evil.test/account/oidc/callback'))).toBe(400);
  expect(await status(await addressFor('javascript:alert(1)'))).toBe(400);
  expect(await status((await addressFor()).replace('portico-acme', 'other-client'))).toBe(400);
});

it('publishes its discovery document and the key that it signs with', async () => {
  const path = '/simulated/sso/acme/oidc';
  const configuration = await (await browser.fetch(`${path}/.well-known/openid-configuration`)).json();
  expect(configuration).toMatchObject({ issuer: ISSUER, jwks_uri: `${ISSUER}/jwks` });
  const { keys } = await (await browser.fetch(`${path}/jwks`)).json();
  expect(keys).toMatchObject([{ kty: 'RSA', alg: 'RS256' }]);
  expect(keys[0]).not.toHaveProperty('d');
});

it('does not sign in a user whom the service refuses', async () => {
  await expectRefusal(signInWith({ account: 'elif@acme.test' }), 403, errorCodes.accountLocked);
  expect(await reasonFor(signInWith({ other: 'kira@brightwater.test' }))).toBe('domain');
});
