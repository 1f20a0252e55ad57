import { expect, it } from 'vitest';
import type { LoginResponse } from '../../contract';
import { afterLogin } from './after-login';

const EMAIL = 'ada@acme.test';
const reset = { userId: 'u', resetPasswordToken: 't' };

/** The order of the specification: the second factor, an expired password, a leaked one, the session. */
it.each<[string, Partial<LoginResponse>, string | null]>([
  ['a session', { accessToken: 'a' }, 'success'],
  ['a second factor that is due', { mfaRequired: true, mfaToken: 'm' }, 'loginWithTwoFactor'],
  ['a second factor to set up', { mfaRequired: true, mfaToken: 'm', mfaEnrolled: false }, 'forceTwoFactor'],
  ['both a second factor and an old password', { mfaRequired: true, mfaToken: 'm', ...reset }, 'loginWithTwoFactor'],
  ['an old password', reset, 'passwordRotationExpired'],
  [
    'an old password that has leaked',
    { ...reset, isBreachedPassword: true, passwordExpiresIn: 0 },
    'passwordRotationExpired',
  ],
  ['a leaked password', { ...reset, isBreachedPassword: true }, 'breachedPassword'],
  ['a leaked password, but a session', { accessToken: 'a', isBreachedPassword: true }, 'success'],
  ['a second factor without a way to show it', { mfaRequired: true }, null],
  ['nothing', {}, null],
])('leads from %s to the step of the specification', (_, answer, step) => {
  expect(afterLogin(EMAIL, { mfaRequired: false, ...answer })?.step ?? null).toBe(step);
});
