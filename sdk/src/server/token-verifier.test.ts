import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createWorld } from '@portico/mock-backend';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentAuthorize } from '../api/oauth';
import { createTestApp } from '../app/test-app';
import { TokenError } from './token-error';
import { createTokenVerifier, type TokenVerifierOptions } from './token-verifier';

const KEY_SET_COOLDOWN_MS = 30_000;
const KEY_SET_MAX_AGE_MS = 600_000;
const KEY_SET_TIMEOUT_MS = 5_000;

const BASE = 'https://id.acme.test';
const KEY_SET = `${BASE}/.well-known/jwks.json`;
const CLIENT = 'client-1';
const NOW_MS = Date.UTC(2030, 0, 1);
const NOW = NOW_MS / 1000;

const pair = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength });
const ours = pair();
const foreign = pair();
const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' });
const publicJwk = jwk(ours.publicKey, 'ours');

const header = { alg: 'RS256', kid: 'ours', typ: 'JWT' };
const claims = { sub: 'user-1', tenantId: 'tenant-1', iss: BASE, aud: CLIENT, iat: NOW, exp: NOW + 300 };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenText = (head: object, payload: unknown) => `${encode(head)}.${encode(payload)}`;

function sign(
  payload: unknown = claims,
  head: object = header,
  key: KeyObject = ours.privateKey,
  digest = 'RSA-SHA256',
) {
  const text = tokenText(head, payload);
  return `${text}.${createSign(digest).update(text).sign(key).toString('base64url')}`;
}

/** Signed as if the public key were a secret. */
function signBySecret(secret: string, alg = 'HS256') {
  const text = tokenText({ ...header, alg }, claims);
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** A service that answers with these keys, and counts how often it is called. */
function service(keys: unknown[] = [publicJwk]) {
  const asked: [string, RequestInit][] = [];
  const keySet = { keys };
  const answer = async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return Response.json(keySet);
  };
  return { asked, keySet, fetch: answer };
}

function verifier(options: Partial<TokenVerifierOptions> = {}) {
  return createTokenVerifier({
    baseUrl: BASE,
    clientId: CLIENT,
    fetch: service().fetch,
    now: () => NOW_MS,
    ...options,
  });
}

const refusal = (code: string) => expect.objectContaining({ name: 'TokenError', code });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('accepts tokens that the service has signed for this client', async () => {
  expect(await verifier().verify(sign())).toEqual(claims);
  expect(await verifier().verify(sign({ ...claims, aud: ['another', CLIENT] }))).toMatchObject({ sub: 'user-1' });
});

const pem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
const [head = '', payload = '', signature = ''] = sign().split('.');

const forgeries: Record<string, string> = {
  ...Object.fromEntries(
    ['none', 'None', 'NONE', ''].flatMap((alg) => [
      [`unsigned, as ${JSON.stringify(alg)}`, `${tokenText({ ...header, alg }, claims)}.`],
      [
        `unsigned, as ${JSON.stringify(alg)}, with a signature`,
        `${tokenText({ ...header, alg }, claims)}.${signature}`,
      ],
    ]),
  ),
  'without an algorithm': sign(claims, { kid: 'ours' }),
  'signed with the public key as a secret: PEM': signBySecret(pem),
  'signed with the public key as a secret: PEM without its last line break': signBySecret(pem.trim()),
  'signed with the public key as a secret: its modulus': signBySecret(publicJwk.n ?? ''),
  'signed with the public key as a secret: JWK': signBySecret(JSON.stringify(publicJwk)),
  'signed with no secret': signBySecret(''),
  'signed as HS512': signBySecret(pem, 'HS512'),
  'signed by a foreign key under our name': sign(claims, header, foreign.privateKey),
  'signed by a foreign key under a name of its own': sign(claims, { ...header, kid: 'theirs' }, foreign.privateKey),
  'signed by our key under another name': sign(claims, { ...header, kid: 'theirs' }),
  'that names no key': sign(claims, { alg: 'RS256' }),
  'that names an empty key': sign(claims, { ...header, kid: '' }),
  'that names a key by a number': sign(claims, { ...header, kid: 1 }),
  'that brings its key along': sign(claims, { ...header, jwk: jwk(foreign.publicKey, 'ours') }, foreign.privateKey),
  'that says where its key is': sign(claims, { ...header, jku: 'https://evil.test/jwks.json' }, foreign.privateKey),
  'that brings a certificate along': sign(claims, { ...header, x5c: ['MIIB'] }, foreign.privateKey),
  'of an algorithm that is not on the list': sign(claims, { ...header, alg: 'RS512' }, ours.privateKey, 'RSA-SHA512'),
  'with a critical header that is unknown': sign(claims, { ...header, crit: ['exp'], exp: 1 }),
  'changed after it was signed': `${head}.${encode({ ...claims, sub: 'user-2' })}.${signature}`,
  'with a signature cut off': `${head}.${payload}.`,
  'with half a signature': `${head}.${payload}.${signature.slice(0, 100)}`,
  'for another client': sign({ ...claims, aud: 'client-2' }),
  'for no client': sign(without('aud')),
  'of another issuer': sign({ ...claims, iss: 'https://id.acme.test.evil.test' }),
  'of an issuer that only begins like ours': sign({ ...claims, iss: `${BASE}/` }),
  'of no issuer': sign(without('iss')),
  'that never ends': sign(without('exp')),
  'whose end is a text': sign({ ...claims, exp: '9999999999' }),
  'that is not valid yet': sign({ ...claims, nbf: NOW + 1 }),
  'of no user': sign(without('sub')),
  'of an empty user': sign({ ...claims, sub: '' }),
  'that says a list': sign([claims]),
  'that says a text': sign('claims'),
  'of two parts': `${head}.${payload}`,
  'of five parts': `${head}.${payload}.${signature}.a.b`,
  'that is empty': '',
  'that is no token': 'Bearer abc',
};

it.each(Object.entries(forgeries))('refuses a token %s', async (_, token) => {
  const { fetch, asked } = service();
  await expect(verifier({ fetch }).verify(token)).rejects.toEqual(refusal('invalid'));
  // No other keys than those of the service are fetched.
  expect(new Set(asked.map(([address]) => address))).toEqual(new Set(asked.length ? [KEY_SET] : []));
});

it('hides the reason of a refusal from the sender of the token', async () => {
  const thrown = await verifier()
    .verify(forgeries['for another client'] ?? '')
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(TokenError);
  expect(thrown).toMatchObject({ message: 'Invalid token specified', cause: expect.any(Error) });
});

it('rejects a token with any of its characters changed', async () => {
  const token = sign();
  const keys = verifier();
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.constantFrom('A', 'z', '0', '-', '.', ' '), async (at, other) => {
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      // Bits behind the last byte of a signature say nothing.
      fc.pre(changed !== token && at < token.length - 1);
      await expect(keys.verify(changed)).rejects.toEqual(refusal('invalid'));
    }),
  );
});

it('rejects keys that are too short, whatever their id', async () => {
  const short = pair(1024);
  const { fetch } = service([jwk(short.publicKey, 'ours')]);
  await expect(verifier({ fetch }).verify(sign(claims, header, short.privateKey))).rejects.toEqual(refusal('invalid'));
});

it('rejects a key id that two keys have, and keys that are not for signatures', async () => {
  const twice = service([publicJwk, jwk(foreign.publicKey, 'ours')]);
  await expect(verifier({ fetch: twice.fetch }).verify(sign())).rejects.toEqual(refusal('invalid'));
  const sealing = service([{ ...publicJwk, use: 'enc' }]);
  await expect(verifier({ fetch: sealing.fetch }).verify(sign())).rejects.toEqual(refusal('invalid'));
});

it('accepts a token until its expiry, and as long after it as the host allows', async () => {
  const at = (seconds: number, clockToleranceSeconds = 0) =>
    verifier({ now: () => (claims.exp + seconds) * 1000, clockToleranceSeconds }).verify(sign());
  await expect(at(-1)).resolves.toMatchObject({ sub: 'user-1' });
  await expect(at(0)).rejects.toEqual(refusal('expired'));
  await expect(at(4, 5)).resolves.toMatchObject({ sub: 'user-1' });
  await expect(at(5, 5)).rejects.toEqual(refusal('expired'));
});

it.each([['HS256'], ['none'], [''], ['RS256', 'HS256'], []])('refuses the algorithms %j', (...algorithms) => {
  expect(() => verifier({ algorithms })).toThrow(TypeError);
});

it('cannot be created without an address or a client', () => {
  expect(() => verifier({ baseUrl: '' })).toThrow(TypeError);
  expect(() => verifier({ clientId: '' })).toThrow(TypeError);
});

it('fetches the keys once in ten minutes, for any number of tokens', async () => {
  const { fetch, asked } = service();
  const { verify } = verifier({ fetch });
  await Promise.all(Array.from({ length: 10 }, () => verify(sign())));
  vi.setSystemTime(NOW_MS + KEY_SET_MAX_AGE_MS - 1);
  await verify(sign());
  expect(asked).toHaveLength(1);
  vi.setSystemTime(NOW_MS + KEY_SET_MAX_AGE_MS);
  await verify(sign());
  expect([asked.length, KEY_SET_MAX_AGE_MS]).toEqual([2, 600_000]);
});

it('loads a new key of the service, and refetches for unknown key ids every thirty seconds only', async () => {
  const { fetch, asked, keySet } = service();
  const { verify } = verifier({ fetch });
  await verify(sign());
  keySet.keys = [publicJwk, jwk(foreign.publicKey, 'next')];
  const next = sign(claims, { ...header, kid: 'next' }, foreign.privateKey);
  vi.setSystemTime(NOW_MS + KEY_SET_COOLDOWN_MS - 1);
  await expect(verify(next)).rejects.toEqual(refusal('invalid'));
  expect(asked).toHaveLength(1);
  vi.setSystemTime(NOW_MS + KEY_SET_COOLDOWN_MS);
  await expect(verify(next)).resolves.toMatchObject({ sub: 'user-1' });
  expect([asked.length, KEY_SET_COOLDOWN_MS]).toEqual([2, 30_000]);
});

it('gives the service five seconds to answer with its keys', async () => {
  const patience = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const fetch = async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Response.json({ keys: [publicJwk] });
  };
  await expect(verifier({ fetch }).verify(sign())).rejects.toEqual(refusal('unavailable'));
  expect([patience.mock.calls, KEY_SET_TIMEOUT_MS]).toEqual([[[5_000]], 5_000]);
});

it.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['is out of order', async () => new Response('down', { status: 503 })],
  ['leads somewhere else', async () => new Response(null, { status: 302, headers: { location: 'https://evil.test' } })],
  ['answers no keys', async () => new Response('<html>')],
  ['answers something else', async () => Response.json({ nothing: [] })],
])('says nothing of a token while the service %s, and checks it afterwards', async (_, fail) => {
  let isDown = true;
  const { fetch } = service();
  const { verify } = verifier({ fetch: (address, init) => (isDown ? fail() : fetch(address, init)) });
  await expect(verify(sign())).rejects.toEqual(refusal('unavailable'));
  isDown = false;
  await expect(verify(sign())).resolves.toMatchObject({ sub: 'user-1' });
});

it('accepts the tokens of a whole service until they expire, and none of a mock in place of a live one', async () => {
  const world = createWorld({ latency: 0 });
  const app = createTestApp(world);
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const hosted = createTestApp(world, { preview: { ...app.options.preview!, transport } });
  const { id_token: idToken } = await silentAuthorize(hosted.http, { tenantId: null });
  const options = {
    baseUrl: 'https://id.portico.test',
    clientId: 'demo-client-id',
    now: () => world.clock.now(),
    fetch: (address: string) => transport(new Request(address)),
  };
  const claimsOf = (token: string) => createTokenVerifier(options).verify(token);
  expect(await claimsOf(idToken)).toMatchObject({ email: 'ada@acme.test', tenantId: expect.any(String) });
  world.clock.advance(300_000);
  await expect(claimsOf(idToken)).rejects.toEqual(refusal('expired'));
  await expect(verifier({ clientId: 'demo-client-id' }).verify(idToken)).rejects.toEqual(refusal('invalid'));
});
