import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import { createTestApp } from '../../../app/test-app';
import type { LoginResponse } from '../../../contract';
import { submitCode } from '../second-factor/challenge-actions';
import { confirmRecoveryCode, submitEnrolmentCode } from './enrolment-actions';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';
import { submitEmail } from './pre-login-actions';
import { challengeOfLogin } from './two-factor-actions';

const ADA = 'ada@acme.test';
const BEN = 'ben@acme.test';
const LOGIN = '/auth/v1/user';
const ENROL = '/mfa/authenticator/enroll/verify';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Forces every user to set up an authenticator app. */
function forceAuthenticator(): void {
  const others = { SMS: false, EmailCode: false, WebAuthnPlatform: false, WebAuthnCrossPlatform: false };
  setVendorPolicy(world, 'mfa', { rememberDays: 14, enforceMFAType: 'Force' });
  setVendorPolicy(world, 'mfa-strategies', { AuthenticatorApp: true, ...others });
}

/** Fields that replace those of the world's response to a call; `undefined` removes a field. */
type Changes = Readonly<Record<string, Partial<LoginResponse>>>;

/** Signs in by password at a service whose responses are changed. */
async function signIn(email: string, changes: Changes, flag: 'on' | 'off' = 'off') {
  const app = createTestApp(world, {
    address: '/account/login',
    overrideFeatureFlags: { 'security-center-show-login-flows': flag },
    through: (transport) => async (request) => {
      const answer = await transport(request);
      const end = Object.keys(changes).find((path) => new URL(request.url).pathname.endsWith(path));
      return end && answer.ok ? Response.json({ ...(await answer.json()), ...changes[end] }) : answer;
    },
  });
  const store = createLoginStore(app);
  const login = () => store.getState();
  await submitEmail(login().flow, email);
  await submitPassword(login().flow, DEMO_PASSWORD);
  return { app, login, flow: login().flow, session: () => app.session.store.getState() };
}

it('opens no session if the response also demands a second factor', async () => {
  const { login, session } = await signIn(ADA, { [LOGIN]: { mfaRequired: true, mfaToken: 'token-1' } });
  expect(login()).toMatchObject({
    state: { step: 'loginWithTwoFactor', email: ADA, challenge: { step: 'verify', mfaToken: 'token-1' } },
    error: null,
  });
  expect(session()).toMatchObject({ status: 'loading', user: null });
});

it('opens no session if the password has also expired', async () => {
  const { login, session } = await signIn(ADA, { [LOGIN]: { userId: 'user-1', resetPasswordToken: 'token-2' } });
  expect(login()).toMatchObject({
    state: { step: 'passwordRotationExpired', email: ADA, userId: 'user-1', token: 'token-2' },
    error: null,
  });
  expect(session()).toMatchObject({ status: 'loading', user: null });
});

const stopped = { accessToken: undefined, isBreachedPassword: true, userId: 'user-1', resetPasswordToken: 'token-3' };

it.each([
  ['on', { step: 'breachedPassword', email: ADA }],
  ['off', { step: 'passwordRotationExpired', email: ADA, userId: 'user-1', token: 'token-3' }],
] as const)('with the flag of the security centre %s, stops a leaked password', async (flag, state) => {
  const { login, session } = await signIn(ADA, { [LOGIN]: stopped }, flag);
  expect(login()).toMatchObject({ state, error: null });
  expect(session()).toMatchObject({ status: 'loading', user: null });
});

it('waits for flags that are slower than the sign-in of a leaked password', async () => {
  let answerFlags = () => {};
  const flagsAsked = new Promise<void>((resolve) => {
    answerFlags = resolve;
  });
  const app = createTestApp(world, {
    address: '/account/login',
    through: (transport) => async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/flags')) {
        await flagsAsked;
        return Response.json({ 'security-center-show-login-flows': 'on' });
      }
      const answer = await transport(request);
      return pathname.endsWith(LOGIN) ? Response.json({ ...(await answer.json()), ...stopped }) : answer;
    },
  });
  void app.start();
  const login = createLoginStore(app);
  await submitEmail(login.getState().flow, ADA);
  const signingIn = submitPassword(login.getState().flow, DEMO_PASSWORD);
  await expect.poll(() => world.journal.list().some(({ path }) => path.endsWith(LOGIN))).toBe(true);
  answerFlags();
  await signingIn;
  expect(login.getState()).toMatchObject({ state: { step: 'breachedPassword', email: ADA }, error: null });
});

it('shows after the second factor that the password has leaked', async () => {
  const { login, flow } = await signIn(
    BEN,
    {
      [LOGIN]: { isBreachedPassword: true },
      '/verify': { accessToken: undefined },
    },
    'on',
  );
  expect(login().state.step).toBe('loginWithTwoFactor');
  await submitCode(challengeOfLogin(flow), world.authenticator.code(BEN));
  expect(login()).toMatchObject({ state: { step: 'breachedPassword', email: BEN }, error: null });
});

it('shows, after the enrolment, the recovery code that came with the demand for it', async () => {
  forceAuthenticator();
  const { login, flow, session } = await signIn(ADA, {
    [LOGIN]: { recoveryCode: 'harbor19' },
    [ENROL]: { recoveryCode: undefined },
  });
  expect(login().state).toMatchObject({ step: 'forceTwoFactor', enrolment: { step: 'authenticatorApp' } });
  await submitEnrolmentCode(flow, '000000');
  expect(login()).toMatchObject({
    state: { enrolment: { step: 'authenticatorApp' } },
    error: { code: 'ER-MFA-CODE-INVALID' },
  });
  await submitEnrolmentCode(flow, world.authenticator.code(ADA));
  expect(login().state).toMatchObject({
    step: 'forceTwoFactor',
    enrolment: { step: 'recoveryCode', recoveryCode: 'harbor19' },
  });
  expect(session()).toMatchObject({ status: 'signedIn', user: { email: ADA } });
  void confirmRecoveryCode(flow);
  await expect.poll(() => login().state.step).toBe('success');
});

it('shows the recovery code of the enrolment instead of an earlier one', async () => {
  forceAuthenticator();
  const { login, flow } = await signIn(ADA, {
    [LOGIN]: { recoveryCode: 'harbor19' },
    [ENROL]: { recoveryCode: 'harbor20' },
  });
  await submitEnrolmentCode(flow, world.authenticator.code(ADA));
  expect(login().state).toMatchObject({ enrolment: { step: 'recoveryCode', recoveryCode: 'harbor20' } });
});
