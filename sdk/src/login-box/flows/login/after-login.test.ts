import { expect, it } from 'vitest';
import type { LoginResponse } from '../../../contract';
import { afterLogin } from './after-login';
import type { LoginState } from './login-state';

const email = 'ada@acme.test';
const reset = { userId: 'u', resetPasswordToken: 't' };
const leaked = { isBreachedPassword: true };
const session = { accessToken: 'a' };
const asked = { mfaRequired: true, mfaToken: 'm' };

const devices = { webauthn: [], phones: [], authenticators: [], emails: [] };
const challenge: LoginState = {
  step: 'loginWithTwoFactor',
  email,
  challenge: { step: 'verify', mfaToken: 'm', devices },
};
const enrolment: LoginState = {
  step: 'forceTwoFactor',
  email,
  enrolment: { step: 'verify', mfaToken: 'm', strategies: ['SMS'], recoveryCode: 'harbor19' },
};
const toEnrol = { ...asked, mfaEnrolled: false, mfaStrategies: ['SMS' as const], recoveryCode: 'harbor19' };
const expired: LoginState = { step: 'passwordRotationExpired', email, userId: 'u', token: 't', rules: null };
const breached: LoginState = { step: 'breachedPassword', email };
const success: LoginState = { step: 'success', email };

type Row = [answer: string, parts: Partial<LoginResponse>, flagOn: LoginState | null, flagOff: LoginState | null];

/** Rows in the order of the specification: second factor, expired password, leaked password, session. */
const rows: Row[] = [
  ['a session', session, success, success],
  ['a second factor that is due', asked, challenge, challenge],
  ['a second factor and a session', { ...asked, ...session }, challenge, challenge],
  ['a second factor and an expired password', { ...asked, ...reset }, challenge, challenge],
  ['a second factor and a leaked password', { ...asked, ...leaked }, challenge, challenge],
  ['a second factor to set up', toEnrol, enrolment, enrolment],
  ['a second factor to set up and a session', { ...toEnrol, ...session }, enrolment, enrolment],
  ['a second factor that nothing can show', { mfaRequired: true }, null, null],
  ['a second factor that nothing can show, and a session', { mfaRequired: true, ...session }, null, null],
  ['an expired password', reset, expired, expired],
  ['an expired password and a session', { ...reset, ...session }, expired, expired],
  ['an expired password that has leaked', { ...reset, ...leaked, passwordExpiresIn: 0 }, expired, expired],
  ['a leaked password', leaked, breached, null],
  ['a leaked password and the token to replace it', { ...reset, ...leaked }, breached, expired],
  ['a leaked password and a session', { ...leaked, ...session }, success, success],
  ['a leaked password, its token and a session', { ...reset, ...leaked, ...session }, success, success],
  ['nothing', {}, null, null],
];

it.each(rows)('leads from %s to the step of the specification', (_, parts, flagOn, flagOff) => {
  const response = { mfaRequired: false, ...parts };
  expect([true, false].map((showsBreach) => afterLogin(email, response, { showsBreach }))).toEqual([flagOn, flagOff]);
});
