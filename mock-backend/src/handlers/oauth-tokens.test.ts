import { createHash } from 'node:crypto';
import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { getUserInfo, silentAuthorize } from '../../../sdk/src/api/oauth';
import { tenantAdminEmail } from '../db/cast';
import { DEMO_CLIENT_ID } from '../db/catalogue';
import { expectRefusal, openBrowser, quickWorld, signIn, userIdOf } from './testing/browser';
import { codeOf, redeem, renew, verifier } from './testing/relying-party';
import { CODE_SECONDS } from './testing/spec-numbers';

it.each<[string, object]>([
  ['a wrong verifier', { code_verifier: 'w'.repeat(43) }],
  ['half a verifier', { code_verifier: 'v' }],
  ['another address', { redirect_uri: 'http://localhost:3001/oauth/callback' }],
  ['another client', { client_id: 'application-main' }],
  ['another code', { code: 'none' }],
])('refuses a code with %s, which goes on working', async (_, changes) => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const code = await codeOf(browser);
  await expectRefusal(redeem(browser, code, changes), 400, errorCodes.sessionExpired);
  expect((await redeem(browser, code)).access_token).toBeTruthy();
});

it('accepts a verifier of 16 characters, as a published client sends it', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const short = 'k7Qd0x-Zr_3mB~9s';
  const code = await codeOf(browser, { code_challenge: createHash('sha256').update(short).digest('base64url') });
  await expectRefusal(redeem(browser, code, { code_verifier: `${short}x` }), 400, errorCodes.sessionExpired);
  expect((await redeem(browser, code, { code_verifier: short })).access_token).toBeTruthy();
});

it('requires the verifier, except from servers with a secret', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const code = await codeOf(browser);
  await expectRefusal(redeem(browser, code, { code_verifier: undefined }), 400, errorCodes.invalidRequest);
  const server = { code_verifier: undefined, client_id: DEMO_CLIENT_ID, client_secret: 'any' };
  expect((await redeem(browser, code, server)).access_token).toBeTruthy();
});

it('accepts a code for a minute', async () => {
  const world = quickWorld();
  const browser = await signIn(world, tenantAdminEmail);
  const [early, late] = [await codeOf(browser), await codeOf(browser)];
  world.clock.advance(CODE_SECONDS * 1000 - 1);
  expect((await redeem(browser, early)).access_token).toBeTruthy();
  world.clock.advance(1);
  await expectRefusal(redeem(browser, late), 400, errorCodes.sessionExpired);
});

it('revokes the tokens of a code that is used again', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const code = await codeOf(browser);
  const tokens = await redeem(browser, code);
  await expectRefusal(redeem(browser, code), 400, errorCodes.refreshTokenReused);
  await expectRefusal(renew(browser, tokens.refresh_token), 400, errorCodes.sessionExpired);
  browser.token = tokens.access_token;
  await expectRefusal(getUserInfo(browser.http), 401, errorCodes.unauthorized);
});

it('rotates refresh tokens, and ends the session when one is used again', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const first = await redeem(browser, await codeOf(browser));
  const second = await renew(browser, first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(decodeJwt(second.id_token).nonce).toBeUndefined();
  expect(decodeJwt(second.id_token).sub).toBe(decodeJwt(first.id_token).sub);
  await expectRefusal(renew(browser, first.refresh_token), 400, errorCodes.refreshTokenReused);
  await expectRefusal(renew(browser, second.refresh_token), 400, errorCodes.sessionExpired);
});

it('accepts a refresh token only from the client that it was given to', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const tokens = await redeem(browser, await codeOf(browser));
  const stolen = renew(browser, tokens.refresh_token, { client_id: 'application-main' });
  await expectRefusal(stolen, 400, errorCodes.sessionExpired);
  expect((await renew(browser, tokens.refresh_token)).access_token).toBeTruthy();
});

it.each([
  [{}, 'invalid_request'],
  [{ grant_type: 'password', username: 'ada@acme.test' }, 'unsupported_grant_type'],
  [{ grant_type: 'authorization_code' }, 'invalid_request'],
  [{ grant_type: 'refresh_token' }, 'invalid_request'],
  [{ grant_type: 'refresh_token', refresh_token: 'none' }, 'invalid_grant'],
  [{ grant_type: 'authorization_code', code: 'none' }, 'invalid_grant'],
])('says as the standard does what is wrong with %j', async (body, error) => {
  const { fetch } = openBrowser(quickWorld());
  const answer = await fetch('/oauth/token', { method: 'POST', body: new URLSearchParams(body as never) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error, error_description: expect.any(String) });
});

it('reads the client from the header, and refuses an invalid one', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  const ask = (authorization: string, code: string) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, code_verifier: verifier });
    return browser.fetch('/oauth/token', { method: 'POST', body, headers: { authorization } });
  };
  const code = await codeOf(browser);
  const refused = await ask(`Basic ${btoa('unknown:x')}`, code);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="oauth"']);
  expect((await ask('Basic %', code)).status).toBe(401);
  expect((await ask(`Basic ${btoa(`${DEMO_CLIENT_ID}:x`)}`, code)).status).toBe(200);
});

it('signs in silently by the cookie alone', async () => {
  const world = quickWorld();
  const browser = await signIn(world, tenantAdminEmail);
  const tokens = await silentAuthorize(browser.http, { tenantId: null });
  expect(decodeJwt(tokens.id_token).sub).toBe(userIdOf(world, tenantAdminEmail));
  const other = await silentAuthorize(browser.http, { tenantId: 'tenant-brightwater' });
  expect(decodeJwt(other.id_token).tenantId).toBe('tenant-brightwater');
  await expectRefusal(silentAuthorize(browser.http, { tenantId: 'tenant-none' }), 404, errorCodes.tenantNotFound);
  await expectRefusal(silentAuthorize(openBrowser(world).http, { tenantId: null }), 401, errorCodes.sessionExpired);
});

it('returns as much of the user as the scope allows', async () => {
  const browser = await signIn(quickWorld(), tenantAdminEmail);
  browser.token = (await redeem(browser, await codeOf(browser))).access_token;
  const all = { email: tenantAdminEmail, email_verified: true, name: 'Ada Moreno', tenantId: 'tenant-acme' };
  expect(await getUserInfo(browser.http)).toMatchObject(all);
  browser.token = (await redeem(browser, await codeOf(browser, { scope: 'openid' }))).access_token;
  expect(Object.keys(await getUserInfo(browser.http)).sort()).toEqual(['sub', 'tenantId']);
});
