import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSteppedUp } from './step-up';

const ACR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
const NOW_MS = 1_772_442_000_000;
const NOW = NOW_MS / 1000;

const acr = fc.constantFrom(ACR, `${ACR}/`, 'urn:mace:incommon:iap:silver', '', undefined);
const amr = fc.option(fc.uniqueArray(fc.constantFrom('pwd', 'mfa', 'otp', 'sms', 'hwk', 'sso', 'MFA', '')), {
  nil: undefined,
});
const age = fc.option(fc.integer({ min: -5, max: 10_000 }), { nil: undefined });
const maxAge = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined });
const claims = fc.record({ acr, amr, age });
type Claims = { acr: string | undefined; amr: string[] | undefined; age: number | undefined };

const read = ({ age: seconds, ...token }: Claims) => ({
  ...token,
  auth_time: seconds === undefined ? undefined : NOW - seconds,
});

it('requires the right acr, mfa together with a second factor, and an age within the limit', () => {
  fc.assert(
    fc.property(claims, maxAge, (token, limit) => {
      const methods = token.amr ?? [];
      const both =
        methods.includes('mfa') && (methods.includes('otp') || methods.includes('sms') || methods.includes('hwk'));
      const fresh = limit === undefined || (token.age !== undefined && token.age <= limit);
      expect(isSteppedUp(read(token), { maxAge: limit }, NOW_MS)).toBe(token.acr === ACR && both && fresh);
    }),
  );
});

it('never becomes satisfied by waiting or by a stricter limit', () => {
  fc.assert(
    fc.property(claims, maxAge, fc.nat(10_000), (token, limit, more) => {
      const stepped = isSteppedUp(read(token), { maxAge: limit }, NOW_MS);
      if (!stepped) expect(isSteppedUp(read(token), { maxAge: limit }, NOW_MS + more * 1000)).toBe(false);
      if (limit !== undefined && !stepped) {
        expect(isSteppedUp(read(token), { maxAge: Math.max(0, limit - more) }, NOW_MS)).toBe(false);
      }
    }),
  );
});

it('is not satisfied with a limit when the token has no sign-in time', () => {
  const token = { acr: ACR, amr: ['mfa', 'otp'] };
  expect(isSteppedUp(token, {}, NOW_MS)).toBe(true);
  expect(isSteppedUp(token, { maxAge: 315_360_000 }, NOW_MS)).toBe(false);
});

it.each(['otp', 'sms', 'hwk'])('is satisfied by the second factor %s, until the second after the limit', (factor) => {
  const token = { acr: ACR, amr: ['mfa', factor], auth_time: NOW - 60 };
  expect(isSteppedUp(token, { maxAge: 60 }, NOW_MS)).toBe(true);
  expect(isSteppedUp(token, { maxAge: 59 }, NOW_MS)).toBe(false);
});

it.each([null, undefined])('is not satisfied without a user: %s', (user) => {
  expect(isSteppedUp(user)).toBe(false);
});
