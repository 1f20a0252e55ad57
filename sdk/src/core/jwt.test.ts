import { expect, it } from 'vitest';
import { decodeJwt } from './jwt';

const encode = (value: unknown) => `h.${Buffer.from(JSON.stringify(value)).toString('base64url')}.s`;

it('reads the claims, whatever the alphabet', () => {
  const claims = { sub: 'u', name: 'Zoë 李 🙂', odd: '>>>???' };
  expect(decodeJwt(encode(claims))).toEqual(claims);
});

it.each(['', 'a', 'a.b', 'a.!!.c', encode(null), encode([1]), encode('text'), 'h.gICA.s'])('refuses %j', (token) => {
  expect(() => decodeJwt(token)).toThrow('Invalid token specified');
});
