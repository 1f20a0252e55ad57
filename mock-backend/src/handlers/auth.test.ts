import { errorCodes, jwtClaimsSchema } from '@portico/sdk/contract';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { login, logout, preLogin, refreshToken, samlPreLogin } from '../../../sdk/src/api/auth';
import { getKeySet } from '../../../sdk/src/api/oauth';
import { getMe, switchTenant } from '../../../sdk/src/api/users';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { LOCKOUT_MAX_ATTEMPTS, LOCKOUT_MINUTES } from './testing/spec-numbers';

const MINUTE_MS = 60_000;
const password = DEMO_PASSWORD;
const email = 'ada@acme.test';
const tryPassword = (browser: TestBrowser, who: string, typed: string) =>
  login(browser.http, { email: who, password: typed });

describe('password login', () => {
  it('answers with a session whose token names the user, the tenant and the rights', async () => {
    const world = quickWorld();
    const answer = await login(openBrowser(world).http, { email, password });
    const expires = new Date(world.clock.now() + 300_000).toUTCString();
    expect(answer).toMatchObject({ mfaRequired: false, expiresIn: 300, expires, userEmail: email });
    const claims = jwtClaimsSchema.parse(decodeJwt(answer.accessToken!));
    expect(claims).toMatchObject({
      sub: userIdOf(world, email),
      tenantId: 'tenant-acme',
      tenantIds: ['tenant-acme', 'tenant-brightwater'],
      email,
      roles: ['admin'],
      amr: ['pwd'],
      iat: world.clock.now() / 1000,
      exp: world.clock.now() / 1000 + 300,
      auth_time: world.clock.now() / 1000,
    });
    expect(claims.permissions).toContain('fe.secure.*');
    expect(claims.acr).toBeUndefined();
  });

  it('signs with the key that the key set serves, with and without the prefix', async () => {
    const world = quickWorld();
    const browser = openBrowser(world);
    const { accessToken } = await login(browser.http, { email, password });
    const keySet = await getKeySet(browser.http);
    expect(keySet).toEqual(await (await browser.fetch('/.well-known/jwks.json')).json());
    expect(keySet.keys[0]).toMatchObject({ alg: 'RS256', use: 'sig', kid: decodeProtectedHeader(accessToken!).kid });
    const currentDate = new Date(world.clock.now());
    const verified = await jwtVerify(accessToken!, createLocalJWKSet(keySet), { currentDate });
    expect(verified.payload.sub).toBe(userIdOf(world, email));
  });

  it('accepts the address in any case and with spaces around it, and the password only as it is', async () => {
    const browser = openBrowser(quickWorld());
    expect((await tryPassword(browser, '  ADA@Acme.test ', password)).accessToken).toBeTruthy();
    await expectRefusal(tryPassword(browser, email, ` ${password}`), 401, errorCodes.invalidCredentials);
  });

  it('says the same about a wrong password and an unknown address', async () => {
    const browser = openBrowser(quickWorld());
    const known = await refusal(tryPassword(browser, email, 'wrong'));
    const unknown = await refusal(tryPassword(browser, 'unknown@acme.test', 'wrong'));
    const withoutTrace = ({ traceId: _, ...rest }: typeof known) => ({ ...rest });
    expect(withoutTrace(unknown)).toEqual(withoutTrace(known));
    expect(known).toMatchObject({ statusCode: 401, errorCode: errorCodes.invalidCredentials });
  });

  it.each([email, 'unknown@acme.test'])(
    'locks %s out after too many wrong passwords, until the time is over',
    async (who) => {
      const world = quickWorld();
      const browser = openBrowser(world);
      for (let attempt = 1; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) {
        await expectRefusal(tryPassword(browser, who, 'wrong'), 401, errorCodes.invalidCredentials);
      }
      const locked = await refusal(tryPassword(browser, who, 'wrong'));
      expect(locked).toMatchObject({ statusCode: 403, errorCode: errorCodes.accountLocked });
      expect(locked.errorContext).toEqual({ retryAfterSeconds: LOCKOUT_MINUTES * 60 });
      await expectRefusal(tryPassword(browser, who, password), 403, errorCodes.accountLocked);

      world.clock.advance(LOCKOUT_MINUTES * MINUTE_MS);
      await expectRefusal(tryPassword(browser, who, 'wrong'), 401, errorCodes.invalidCredentials);
    },
  );

  it('resets the count after a right password', async () => {
    const browser = openBrowser(quickWorld());
    for (let round = 0; round < 2; round++) {
      for (let attempt = 1; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) await refusal(tryPassword(browser, email, 'x'));
      expect((await tryPassword(browser, email, password)).accessToken).toBeTruthy();
    }
  });

  it.each([
    ['elif@acme.test', errorCodes.accountLocked],
    ['farid@acme.test', errorCodes.accountDisabled],
  ])('keeps %s out once the password is right, and not before', async (who, code) => {
    const browser = openBrowser(quickWorld());
    await expectRefusal(tryPassword(browser, who, 'wrong'), 401, errorCodes.invalidCredentials);
    await expectRefusal(tryPassword(browser, who, password), 403, code);
  });

  it('lets a temporary user in until the time is over', async () => {
    const world = quickWorld();
    const browser = await signIn(world, 'hugo@acme.test');
    await getMe(browser.http);
    world.clock.advance(8 * 24 * 60 * MINUTE_MS);
    await expectRefusal(tryPassword(browser, 'hugo@acme.test', password), 403, errorCodes.accountExpired);
    await expectRefusal(refreshToken(browser.http, { tenantId: null }), 403, errorCodes.accountExpired);
  });

  it.each([
    [{ email }],
    [{ password }],
    [{ email: 7, password }],
    [{ email, password: 'x'.repeat(2_000) }],
    [[]],
    ['text'],
    [null],
  ])('refuses the body %j and names what is wrong', async (body) => {
    const { http } = openBrowser(quickWorld());
    const error = await refusal(http.send({ method: 'POST', path: '/identity/resources/auth/v1/user', body }));
    expect(error).toMatchObject({ statusCode: 400, errorCode: errorCodes.invalidRequest });
    expect(error.errors.length).toBeGreaterThan(0);
    expect(error.traceId).toBeTruthy();
  });

  it('refuses a body that is no JSON', async () => {
    const { fetch } = openBrowser(quickWorld());
    const headers = { 'content-type': 'application/json' };
    const path = '/frontegg/identity/resources/auth/v1/user';
    const response = await fetch(path, { method: 'POST', body: '{"email":', headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: errorCodes.invalidRequest });
  });
});

describe('refresh', () => {
  const refresh = (browser: TestBrowser, tenantId: string | null = null) => refreshToken(browser.http, { tenantId });

  it('works by the cookie alone, again and again', async () => {
    const world = quickWorld();
    const browser = await signIn(world, email);
    for (let round = 0; round < 3; round++) {
      world.clock.advance(10 * MINUTE_MS);
      expect(decodeJwt((await refresh(browser)).accessToken!).exp).toBe(world.clock.now() / 1000 + 300);
    }
  });

  it('hands out a cookie that scripts cannot read, named for the client', async () => {
    const world = quickWorld();
    const body = new TextEncoder().encode(JSON.stringify({ email, password }));
    const url = 'https://identity.portico.test/frontegg/identity/resources/auth/v1/user';
    const { cookies } = await world.answer({ method: 'POST', url, headers: {}, body });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^fe_refresh_democlientid=\w{20,}; .*HttpOnly/);
  });

  it('answers 401 without a session', async () => {
    await expectRefusal(refresh(openBrowser(quickWorld())), 401, errorCodes.sessionExpired);
  });

  it('ends the whole session when a token is shown a second time', async () => {
    const world = quickWorld();
    const url = 'https://identity.portico.test/frontegg/identity/resources/auth/v1/user';
    const send = (path: string, headers: Record<string, string>, body: unknown) =>
      world.answer({ method: 'POST', url: url + path, headers, body: new TextEncoder().encode(JSON.stringify(body)) });
    const first = (await send('', {}, { email, password })).cookies[0]!.split(';')[0]!;
    const second = (await send('/token/refresh', { cookie: first }, {})).cookies[0]!.split(';')[0]!;
    expect(second).not.toBe(first);

    const reused = await send('/token/refresh', { cookie: first }, {});
    expect([reused.status, JSON.parse(String(reused.body)).errorCode]).toEqual([401, errorCodes.refreshTokenReused]);
    expect(reused.cookies[0]).toMatch(/Max-Age=0/);
    expect((await send('/token/refresh', { cookie: second }, {})).status).toBe(401);
  });

  it('gives a tab the tenant it asks for without moving the others', async () => {
    const browser = await signIn(quickWorld(), email);
    const other = await refresh(browser, 'tenant-brightwater');
    expect(decodeJwt(other.accessToken!).tenantId).toBe('tenant-brightwater');
    expect(decodeJwt((await refresh(browser)).accessToken!).tenantId).toBe('tenant-acme');
    await expectRefusal(refresh(browser, 'tenant-unknown'), 404, errorCodes.tenantNotFound);
  });

  it('follows a switch of the tenant', async () => {
    const browser = await signIn(quickWorld(), email);
    await switchTenant(browser.http, { tenantId: 'tenant-brightwater' });
    browser.token = (await refresh(browser)).accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ tenantId: 'tenant-brightwater' });
    await expectRefusal(switchTenant(browser.http, { tenantId: 'tenant-none' }), 404, errorCodes.tenantNotFound);
  });

  it('ends after 15 days', async () => {
    const world = quickWorld();
    const browser = await signIn(world, email);
    world.clock.advance(15 * 24 * 60 * MINUTE_MS);
    await expectRefusal(refresh(browser), 401, errorCodes.sessionExpired);
  });

  it('ends with logout, which needs no session', async () => {
    const browser = await signIn(quickWorld(), email);
    await logout(browser.http);
    await expectRefusal(refresh(browser), 401, errorCodes.sessionExpired);
    await expectRefusal(getMe(browser.http), 401, errorCodes.unauthorized);
    await logout(browser.http);
  });
});

it('refuses an access token that is expired, forged or missing', async () => {
  const world = quickWorld();
  const browser = await signIn(world, email);
  const [head, , signature] = browser.token!.split('.');
  const claims = btoa(JSON.stringify({ ...decodeJwt(browser.token!), sub: userIdOf(world, 'ben@acme.test') }));
  for (const token of [null, 'nonsense', `${head}.${claims}.${signature}`]) {
    await expectRefusal(getMe(Object.assign(browser, { token }).http), 401, errorCodes.unauthorized);
  }
  const later = await signIn(world, email);
  world.clock.advance(5 * MINUTE_MS);
  await expectRefusal(getMe(later.http), 401, errorCodes.unauthorized);
});

it('sends no user to another site to sign in', async () => {
  const { http } = openBrowser(quickWorld());
  expect(await preLogin(http, { email })).toEqual({});
  expect(await samlPreLogin(http, { email: 'unknown@acme.test' })).toEqual({});
});
