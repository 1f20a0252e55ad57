import { expect, it } from 'vitest';
import { decodeJwt } from './jwt';

const encode = (value: unknown) => `h.${Buffer.from(JSON.stringify(value)).toString('base64url')}.s`;

it('reads claims in any alphabet', () => {
  const claims = { sub: 'u', name: 'Zoë 李 🙂', odd: '>>>???' };
  expect(decodeJwt(encode(claims))).toEqual(claims);
});

it('ignores the header, because the signature is not verified here', () => {
  for (const alg of ['none', 'HS256', 'RS256']) {
    const header = Buffer.from(JSON.stringify({ alg, jwk: {}, kid: '../../key' })).toString('base64url');
    expect(decodeJwt(`${header}.${encode({ sub: 'u' }).split('.')[1]}.`)).toEqual({ sub: 'u' });
  }
});

it('does not change the prototype of the claims', () => {
  const payload = Buffer.from('{"__proto__":{"superUser":true},"sub":"u"}').toString('base64url');
  expect((decodeJwt(`h.${payload}.s`) as { superUser?: unknown }).superUser).toBeUndefined();
  expect(({} as { superUser?: unknown }).superUser).toBeUndefined();
});

it.each(['', 'a', 'a.b', 'a.!!.c', encode(null), encode([1]), encode('text'), 'h.gICA.s'])('refuses %j', (token) => {
  expect(() => decodeJwt(token)).toThrow('Invalid token specified');
});
