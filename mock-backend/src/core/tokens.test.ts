import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { createWorldClock } from '../world/world-clock';
import { createTokens } from './tokens';

const claims = { sub: 'user-1', tenantId: 'tenant-1', sid: 'session-1', name: 'Ada Moreno' };

function setup() {
  const clock = createWorldClock(Date.UTC(2030, 0, 1));
  return { clock, tokens: createTokens(clock) };
}

/** The globals of a page over plain http. */
function loseSubtle() {
  vi.stubGlobal('crypto', {});
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['with the cryptography of the browser', () => {}],
  ['without it', loseSubtle],
])('signs and verifies its own tokens %s', async (_, prepare) => {
  prepare();
  const { tokens } = setup();
  expect(await tokens.verify(await tokens.sign(claims, 300))).toMatchObject({ ...claims, exp: 1893456300 });
});

it('signs the same bytes with and without the cryptography of the browser', async () => {
  const signed = await setup().tokens.sign(claims, 300);
  loseSubtle();
  expect(await setup().tokens.sign(claims, 300)).toBe(signed);
  expect(await setup().tokens.verify(signed)).toMatchObject(claims);
});

it.each([
  ['with the cryptography of the browser', () => {}],
  ['without it', loseSubtle],
])('refuses a token that is forged, unsigned or nonsense %s', async (_, prepare) => {
  const { tokens } = setup();
  const [header = '', payload = '', signature = ''] = (await tokens.sign(claims, 300)).split('.');
  prepare();
  const other = btoa(JSON.stringify({ ...claims, sub: 'user-2', exp: 4102444800 })).replace(/=/g, '');
  const unsigned = btoa(JSON.stringify({ alg: 'none' })).replace(/=/g, '');
  const forgeries = [
    `${header}.${other}.${signature}`,
    `${unsigned}.${payload}.`,
    `${header}.${payload}.AAAA`,
    'x',
    '',
  ];
  for (const token of forgeries) expect(await setup().tokens.verify(token)).toBeNull();
});

it('refuses every other algorithm and key, whatever the header names', async () => {
  const { tokens } = setup();
  const [, payload = ''] = (await tokens.sign(claims, 300)).split('.');
  const [key] = tokens.keySet().keys;
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (header: object, secret: string) => {
    const text = `${base64(header)}.${payload}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = (header: object) => {
    const text = `${base64(header)}.${payload}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
  };
  const jwk = publicKey.export({ format: 'jwk' });
  const forgeries = [
    ...['none', 'None', 'NONE', ''].map((alg) => `${base64({ alg, typ: 'JWT' })}.${payload}.`),
    // The public key as the secret of a symmetric algorithm.
    ...[key?.n ?? '', JSON.stringify(key), ''].map((secret) => signed({ alg: 'HS256', kid: key?.kid }, secret)),
    // A key of the forger: unknown, with the id of the mock key, or embedded in the token.
    foreign({ alg: 'RS256', kid: key?.kid }),
    foreign({ alg: 'RS256', kid: 'another' }),
    foreign({ alg: 'RS256' }),
    foreign({ alg: 'RS256', jwk }),
    foreign({ alg: 'RS256', jku: 'https://evil.test/jwks.json' }),
    foreign({ alg: 'PS256', kid: key?.kid }),
  ];
  for (const token of forgeries) expect(await tokens.verify(token), token).toBeNull();
});

it('refuses an expired token, on the clock of the world', async () => {
  const { clock, tokens } = setup();
  const token = await tokens.sign(claims, 300);
  clock.advance(299_000);
  expect(await tokens.verify(token)).not.toBeNull();
  clock.advance(1_000);
  expect(await tokens.verify(token)).toBeNull();
});

it('serves only the public half of its key', () => {
  const [key] = setup().tokens.keySet().keys;
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});
