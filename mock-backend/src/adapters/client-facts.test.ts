import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { startServer, type WorldServer } from './node-server';

/** What published clients were seen to need, asked over HTTP as they ask it. */
let server: WorldServer;
let token = '';
let cookie = '';
const origin = 'http://localhost:3000';

beforeAll(async () => {
  server = await startServer({ world: createWorld({ latency: 0 }) });
  const answer = await ask('POST', '/frontegg/identity/resources/auth/v1/user', {
    email: 'ada@acme.test',
    password: 'Harbor-Light-42',
  });
  [cookie = ''] = answer.headers.getSetCookie().map((value) => value.split(';')[0] ?? '');
  token = (await answer.json()).accessToken;
});
afterAll(() => server.stop());

function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
  const headers = {
    origin,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...more,
  };
  return fetch(server.url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function read(path: string) {
  return (await ask('GET', path)).json();
}

it.each([
  '/.well-known/jwks.json',
  '/frontegg/.well-known/jwks.json',
  '/entitlements/api/v2/user-entitlements',
  '/frontegg/entitlements/api/v2/user-entitlements',
  '/frontegg/identity/resources/users/v2/me/',
])('serves %s', async (path) => {
  expect((await ask('GET', path)).status).toBe(200);
});

it('answers the preflight of every header that clients send', async () => {
  const wanted = [
    'authorization',
    'content-type',
    'x-frontegg-framework',
    'x-frontegg-sdk',
    'frontegg-source',
    'frontegg-scoped-tenant',
    'frontegg-login-alias',
    'frontegg-requested-application-id',
  ];
  const headers = { 'access-control-request-method': 'GET', 'access-control-request-headers': wanted.join(',') };
  const answer = await ask('OPTIONS', '/frontegg/identity/resources/users/v2/me', undefined, headers);
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').split(/, */);
  expect(wanted.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
});

it('lets scripts read the trace id of every answer', async () => {
  const answer = await ask('GET', '/frontegg/flags');
  expect(answer.headers.get('access-control-expose-headers')).toContain('frontegg-trace-id');
  expect(answer.headers.get('frontegg-trace-id')).toBeTruthy();
});

it('takes the texts "undefined" and JSON for values of a query', async () => {
  const users = '/frontegg/identity/resources/users/v3?_limit=undefined&_offset=undefined&_filter=undefined';
  expect((await ask('GET', users)).status).toBe(200);
  const params = encodeURIComponent(JSON.stringify({ offset: 0, limit: 5 }));
  expect((await ask('GET', `/frontegg/notification?params=${params}`)).status).toBe(200);
});

it('writes errors as a list with a code', async () => {
  const body = await (await ask('GET', '/frontegg/identity/resources/groups/v1/none')).json();
  expect(body).toMatchObject({ errors: [expect.any(String)], errorCode: expect.any(String) });
});

it('signs in with a token that can be decoded, and refreshes by the cookie alone', async () => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  expect(claims).toMatchObject({ sub: expect.any(String), exp: expect.any(Number), tenantId: 'tenant-acme' });
  const refresh = '/frontegg/identity/resources/auth/v1/user/token/refresh';
  const renewed = await fetch(server.url + refresh, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId: null }),
  });
  expect(cookie).toMatch(/^fe_refresh_democlientid=/);
  [cookie = ''] = renewed.headers.getSetCookie().map((value) => value.split(';')[0] ?? '');
  const answer = await renewed.json();
  expect(answer).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  expect(answer).toMatchObject({ mfaRequired: false, expiresIn: expect.any(Number), expires: expect.any(String) });
  expect((await fetch(server.url + refresh, { method: 'POST' })).status).toBe(401);
});

it('names the algorithm of its keys', async () => {
  const { keys } = await read('/.well-known/jwks.json');
  expect(keys[0]).toMatchObject({ alg: 'RS256', kty: 'RSA', kid: expect.any(String) });
});

it('returns the challenge of a second factor without a token', async () => {
  const body = { email: 'daniel@acme.test', password: 'Harbor-Light-42' };
  const answer = await (await ask('POST', '/frontegg/identity/resources/auth/v1/user', body)).json();
  const kinds = { webauthn: [], phones: [{}], authenticators: [{}], emails: [] };
  expect(answer).toMatchObject({ mfaRequired: true, mfaToken: expect.any(String), mfaDevices: kinds });
  expect(answer).not.toHaveProperty('accessToken');
});

it('reads the user and the tenants as clients do after signing in', async () => {
  const me = await read('/frontegg/identity/resources/users/v2/me');
  expect(JSON.parse(me.metadata)).toBeTypeOf('object');
  for (const name of ['superUser', 'invisible']) expect([true, undefined]).toContain(me[name]);
  const { tenants, activeTenant } = await read('/frontegg/identity/resources/users/v3/me/tenants');
  expect(tenants).toHaveLength(2);
  expect(activeTenant).toMatchObject({ deletedAt: null, metadata: '{}', vendorId: expect.any(String) });
  expect(activeTenant).toMatchObject({ isReseller: false, createdAt: expect.any(String) });
});

it('wraps each list as its readers unwrap it', async () => {
  expect(await read('/frontegg/identity/resources/groups/v1')).toMatchObject({ groups: [{}, {}] });
  expect(await read('/frontegg/team/resources/roles/v1')).toMatchObject({ items: expect.any(Array) });
  for (const path of ['permissions/v1', 'roles/v1', 'sso/v2']) {
    expect(await read(`/frontegg/identity/resources/${path}`)).toEqual(expect.any(Array));
  }
  expect(await read('/frontegg/identity/resources/sso/custom/v1')).toMatchObject({ providers: expect.any(Array) });
  const [webhook] = await read('/frontegg/webhook');
  expect(webhook).toMatchObject({ _id: expect.any(String) });
});

it('gives roles and permissions their dates and categories', async () => {
  const [permission] = await read('/frontegg/identity/resources/permissions/v1');
  expect(permission).toMatchObject({ fePermission: true, categoryId: expect.any(String) });
  const [role] = await read('/frontegg/identity/resources/roles/v1');
  expect(role).toMatchObject({ createdAt: expect.any(String), updatedAt: expect.any(String) });
});

it('counts pages of users, and rows of audits', async () => {
  const page = await read('/frontegg/identity/resources/users/v3?_limit=6&_offset=1');
  expect(page.items).toHaveLength(4);
  const rows = await read('/frontegg/audits?offset=1&count=3');
  const first = await read('/frontegg/audits?offset=0&count=3');
  expect(rows.data[0]).toEqual(first.data[1]);
});

it('returns the password rules without a session', async () => {
  const answer = await fetch(`${server.url}/frontegg/identity/resources/configurations/v1/password`);
  expect(await answer.json()).toMatchObject({ minLength: 6, maxLength: 128 });
});

it('takes a picture as a form and answers as plain text where to fetch it', async () => {
  const form = new FormData();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.append('image', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'me.png');
  const path = `${server.url}/frontegg/team/resources/profile/me/image/v1`;
  const answer = await fetch(path, { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: form });
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const address = await answer.text();
  expect(address).toMatch(new RegExp(`^${server.url}/frontegg/`));
  expect(Buffer.from(await (await fetch(address)).arrayBuffer()).toString('base64')).toBe(pixel);
});

it('takes JSON without a client id, and a form with one, for tokens', async () => {
  const grant = { grant_type: 'authorization_code', code: 'none', redirect_uri: origin };
  const asJson = await ask('POST', '/frontegg/oauth/token', grant);
  const asForm = await fetch(`${server.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...grant, client_id: 'demo-client-id' }),
  });
  for (const answer of [asJson, asForm])
    expect([answer.status, (await answer.json()).error]).toEqual([400, 'invalid_grant']);
});

it('renews tokens of the hosted login silently', async () => {
  const answer = await ask('POST', '/frontegg/oauth/authorize/silent', {}, { cookie });
  const tokens = { id_token: expect.any(String), access_token: expect.any(String), refresh_token: expect.any(String) };
  expect(await answer.json()).toMatchObject(tokens);
});
