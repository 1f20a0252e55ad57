import { assert as check, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isTokenResponse, readAccessToken, secondsLeft, secondsUntil } from './access-token';

const answer = (claims: unknown) => ({
  mfaRequired: false,
  accessToken: `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`,
});

it('rounds the seconds until an expiry down', () => {
  expect(secondsUntil(100, 0)).toBe(100);
  expect(secondsUntil(100, 1)).toBe(99);
  expect(secondsUntil(100, 99_001)).toBe(0);
  expect(secondsUntil(100, 100_001)).toBe(-1);
});

it('assumes 300 seconds for a response without a lifetime', () => {
  expect(readAccessToken(answer({ exp: 400, iat: 100 }), 0).expiresIn).toBe(300);
  expect(readAccessToken({ ...answer({ exp: 400, iat: 100 }), expiresIn: 60 }, 0).expiresIn).toBe(60);
});

it('counts down correctly with a wrong machine clock', () => {
  check(
    property(integer({ min: -1e9, max: 1e9 }), integer({ min: 0, max: 300_000 }), (skewMs, passedMs) => {
      const iat = 1_772_442_000;
      const token = readAccessToken(answer({ iat, exp: iat + 300 }), iat * 1000 + skewMs);
      expect(secondsLeft(token, iat * 1000 + skewMs + passedMs)).toBe(Math.floor((300_000 - passedMs) / 1000));
    }),
  );
});

it.each([{}, { exp: 'soon' }, null])('refuses claims without an expiry: %j', (claims) => {
  expect(() => readAccessToken(answer(claims), 0)).toThrow('Invalid token specified');
  expect(() => readAccessToken({ mfaRequired: false }, 0)).toThrow('Invalid token specified');
});

it('takes this machine’s clock for right when a token does not say when it was issued', () => {
  expect(readAccessToken(answer({ exp: 400 }), 5000).skewMs).toBe(0);
  expect(readAccessToken(answer({ exp: 400, iat: 'today' }), 5000).skewMs).toBe(0);
});

it.each([{ accessToken: 'a' }, { accessToken: 'a', expiresIn: 60 }])(
  'accepts the answer %j of another tab',
  (given) => {
    expect(isTokenResponse(given)).toBe(true);
  },
);

it.each([null, undefined, 'a', {}, { accessToken: 1 }, { expiresIn: 60 }, { accessToken: 'a', expiresIn: '60' }])(
  'refuses the answer %j of another tab',
  (given) => {
    expect(isTokenResponse(given)).toBe(false);
  },
);
