import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import type { App } from '../../../app/app';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import { submitCode } from '../second-factor/challenge-actions';
import type { LoginStore } from './login-flow';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';
import { submitEmail } from './pre-login-actions';
import { stepBackward } from './step-back-actions';
import { challengeOfLogin, openRecovery } from './two-factor-actions';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/login', ...options });
  const store = createLoginStore(app);
  const login = () => store.getState();
  return { app, store, login, calls: () => world.journal.list().map(({ method, path }) => `${method} ${path}`) };
}

/** Delay between the last step and the redirect to the application (sign-in spec §9). */
const NAVIGATION_DELAY_MS = 200;

/** Waits for the last step, then advances the world's clock by the navigation delay, and checks that it is exact. */
async function arrive(app: App, login: () => LoginStore, submit: Promise<void>) {
  await expect.poll(() => login().state.step).toBe('success');
  await letPass(world, NAVIGATION_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/login');
  world.clock.advance(1);
  await submit;
}

it('asks for the password after the e-mail, trimmed', async () => {
  const { login } = open();
  await submitEmail(login().flow, '  ada@acme.test ');
  expect(login()).toMatchObject({ state: { step: 'loginWithPassword', email: 'ada@acme.test' }, pending: false });
});

it('signs in without a second factor and redirects after the navigation delay', async () => {
  const { app, login } = open({ address: '/account/login?redirectUrl=%2Fdashboard%3Ftab%3D1' });
  await submitEmail(login().flow, 'ada@acme.test');
  await arrive(app, login, submitPassword(login().flow, DEMO_PASSWORD));
  expect(login().state).toEqual({ step: 'success', email: 'ada@acme.test' });
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
  expect(app.location.read().path).toBe('/dashboard');
  expect(app.location.read().query.get('tab')).toBe('1');
});

it('goes to the requested address even if the host navigates as soon as the session opens', async () => {
  const { app, login } = open();
  app.storage.local.set('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/reports');
  await submitEmail(login().flow, 'ada@acme.test');
  const submitted = submitPassword(login().flow, DEMO_PASSWORD);
  await expect.poll(() => login().state.step).toBe('success');
  app.location.go('/home');
  world.clock.advance(NAVIGATION_DELAY_MS);
  await submitted;
  expect(app.location.read().path).toBe('/reports');
});

it('goes to authenticatedUrl when the redirect leads to another site', async () => {
  const { app, login } = open({
    address: '/account/login?redirectUrl=https%3A%2F%2Fevil.test',
    authOptions: { routes: { authenticatedUrl: '/home' } },
  });
  await submitEmail(login().flow, 'ada@acme.test');
  await arrive(app, login, submitPassword(login().flow, DEMO_PASSWORD));
  expect(app.location.read().path).toBe('/home');
});

it('shows the code of a wrong password and stays signed out', async () => {
  const { app, login } = open();
  await submitEmail(login().flow, 'ada@acme.test');
  await submitPassword(login().flow, 'wrong');
  expect(login()).toMatchObject({
    state: { step: 'loginWithPassword' },
    pending: false,
    error: { code: 'ER-INVALID-CREDENTIALS' },
  });
  expect(app.session.store.getState().status).toBe('signedOut');
});

it('signs out the previous user when a sign-in fails', async () => {
  const { app, login } = open({ signedInAs: 'ines@acme.test' });
  await app.start();
  await submitEmail(login().flow, 'ada@acme.test');
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'ines@acme.test' } });
  await submitPassword(login().flow, 'wrong');
  expect(app.session.store.getState()).toMatchObject({ status: 'signedOut', user: null });
  expect(app.session.accessToken()).toBeNull();
});

it.each([
  ['ada@acme.test', '', { email: 'ada@acme.test' }],
  ['harbor-ada', '', { username: 'harbor-ada' }],
  ['ada@acme.test', '?tenantId=tenant-acme', { email: 'ada@acme.test', tenantId: 'tenant-acme' }],
])('calls pre-login for %s at %j with %j', async (typed, query, body) => {
  const { login } = open({ address: `/account/login${query}` });
  await submitEmail(login().flow, typed);
  const asked = world.journal.list().find(({ path }) => path.endsWith('/user/sso/prelogin'));
  expect(asked?.requestBody).toEqual(body);
});

it('offers to remember the device for as many days as the vendor allows', async () => {
  const { login } = open();
  await submitEmail(login().flow, 'ben@acme.test');
  await submitPassword(login().flow, DEMO_PASSWORD);
  expect(login().state).toMatchObject({ challenge: { rememberDays: 14 } });
});

it('sends one code to the phone on entry, and accepts it with spaces around', async () => {
  const { app, login } = open();
  await submitEmail(login().flow, 'chloe@acme.test');
  await submitPassword(login().flow, DEMO_PASSWORD);
  expect(login().state).toMatchObject({ step: 'loginWithTwoFactor', challenge: { step: 'smsVerifyCode' } });
  expect(world.phone.list()).toHaveLength(1);
  await arrive(app, login, submitCode(challengeOfLogin(login().flow), ` ${world.phone.list()[0]!.code} `));
  expect(app.session.store.getState().user?.email).toBe('chloe@acme.test');
});

it('keeps the step and shows an error when the code is wrong', async () => {
  const { login } = open();
  await submitEmail(login().flow, 'ben@acme.test');
  await submitPassword(login().flow, DEMO_PASSWORD);
  await submitCode(challengeOfLogin(login().flow), '000000');
  expect(login()).toMatchObject({ state: { step: 'loginWithTwoFactor' }, error: { code: 'ER-MFA-CODE-INVALID' } });
});

it('asks for the password again, and shows why, when the challenge has expired', async () => {
  const { login } = open();
  await submitEmail(login().flow, 'ben@acme.test');
  await submitPassword(login().flow, DEMO_PASSWORD);
  world.clock.advance(6 * 60_000);
  await submitCode(challengeOfLogin(login().flow), world.authenticator.code('ben@acme.test'));
  expect(login()).toMatchObject({
    state: { step: 'loginWithPassword', email: 'ben@acme.test' },
    error: { code: 'ER-MFA-TOKEN-EXPIRED' },
  });
});

it('goes back step by step without losing the e-mail', async () => {
  const { login } = open();
  await submitEmail(login().flow, 'ben@acme.test');
  await submitPassword(login().flow, DEMO_PASSWORD);
  const challenge = login().state;
  openRecovery(login().flow);
  expect(login().state.step).toBe('recoverTwoFactor');
  stepBackward(login().flow);
  expect(login().state).toBe(challenge);
  stepBackward(login().flow);
  stepBackward(login().flow);
  expect(login().state).toEqual({ step: 'preLogin', email: 'ben@acme.test' });
  stepBackward(login().flow);
  expect(login().state).toEqual({ step: 'preLogin', email: 'ben@acme.test' });
});

it('drops a response that arrives after going back, and signs no user in', async () => {
  const { app, login } = open();
  await submitEmail(login().flow, 'ada@acme.test');
  const submitted = submitPassword(login().flow, DEMO_PASSWORD);
  stepBackward(login().flow);
  await submitted;
  expect(login()).toMatchObject({ state: { step: 'preLogin', email: 'ada@acme.test' }, pending: false, error: null });
  expect(app.session.accessToken()).toBeNull();
});

it('sends a form that is submitted twice once', async () => {
  const { login, calls } = open();
  await submitEmail(login().flow, 'ada@acme.test');
  await Promise.all([submitPassword(login().flow, 'wrong'), submitPassword(login().flow, 'wrong')]);
  expect(calls().filter((call) => call.endsWith('/auth/v1/user'))).toHaveLength(1);
});

it('continues at the password when pre-login fails', async () => {
  world.faults.add({ call: 'POST /identity/resources/auth/v2/user/sso/prelogin', kind: 'status', status: 500 });
  const { login } = open();
  await submitEmail(login().flow, 'ada@acme.test');
  expect(login()).toMatchObject({ state: { step: 'loginWithPassword' }, error: null });
});

it('shows the generic error for a malformed response', async () => {
  world.faults.add({ call: 'POST /identity/resources/auth/v1/user', kind: 'malformed' });
  const { login } = open();
  await submitEmail(login().flow, 'ada@acme.test');
  await submitPassword(login().flow, DEMO_PASSWORD);
  expect(login()).toMatchObject({
    state: { step: 'loginWithPassword' },
    error: { code: 'ER-ADMIN-PORTAL-GENERIC-ERROR' },
  });
});

it('does not keep a malformed answer about the login methods', async () => {
  const call = 'GET /identity/resources/configurations/v1/auth/strategies/public';
  const fault = world.faults.add({ call, kind: 'malformed' });
  const { app, login } = open();
  await expect(app.strategies()).rejects.toMatchObject({ errorCode: 'ER-ADMIN-PORTAL-GENERIC-ERROR' });
  world.faults.remove(fault);
  await submitEmail(login().flow, 'ada@acme.test');
  expect(login()).toMatchObject({ state: { step: 'loginWithPassword' }, error: null });
});

it('redirects at once when a user is signed in already', async () => {
  const { app, login } = open({ address: '/account/login?redirectUrl=%2Freports', signedInAs: 'ada@acme.test' });
  await Promise.all([app.start(), login().start(), login().start()]);
  expect(app.location.read().path).toBe('/reports');
});
