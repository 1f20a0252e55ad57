import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../api/auth';
import { createTestApp, type TestAppOptions, userIdOf } from '../../../app/test-app';
import { createForgotPasswordStore } from './forgot-password-store';
import { submitNewPassword } from './new-password-actions';
import { requestNewLink, resendEmail, signInWithNewPassword, submitEmail } from './recovery-actions';

const NEW_PASSWORD = 'Quiet-Meadow-77';
const STRATEGIES = 'GET /identity/resources/configurations/v1/password-recovery/strategies';
const SEND = 'POST /identity/resources/users/v2/passwords/reset/email';
const VALIDATE = 'POST /identity/resources/users/v1/passwords/reset/validate';
const RESET = 'POST /identity/resources/users/v1/passwords/reset/verify';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(address = '/account/forget-password', options: TestAppOptions = {}) {
  const app = createTestApp(world, { address, ...options });
  const store = createForgotPasswordStore(app);
  return { app, forgot: () => store.getState() };
}

/** The address that the link of the latest e-mail opens. */
async function mailedLink() {
  const { forgot } = open();
  await submitEmail(forgot().flow, 'ada@acme.test');
  return world.inbox.list()[0]!.link!;
}

it('sends a link by e-mail and says so, also for an address without an account', async () => {
  const { forgot } = open();
  await submitEmail(forgot().flow, ' ada@acme.test ');
  expect(forgot().state).toEqual({ step: 'forgotPasswordEmailSuccess', email: 'ada@acme.test' });
  expect(world.inbox.list()).toHaveLength(1);

  const other = open();
  await submitEmail(other.forgot().flow, 'unknown@acme.test');
  expect(other.forgot().state.step).toBe('forgotPasswordEmailSuccess');
  expect(world.inbox.list()).toHaveLength(1);
});

it('sets a new password with the link from the e-mail, once', async () => {
  const link = await mailedLink();
  const { app, forgot } = open(link);
  await forgot().start();
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordPage' }, pending: false, error: null });
  expect(forgot().passwordConfig).toMatchObject({ minLength: expect.any(Number) });

  await submitNewPassword(forgot().flow, NEW_PASSWORD);
  expect(forgot().state).toMatchObject({ step: 'resetPasswordSuccess' });
  expect((await login(app.http, { email: 'ada@acme.test', password: NEW_PASSWORD })).accessToken).toBeTruthy();
  await expect(login(app.http, { email: 'ada@acme.test', password: DEMO_PASSWORD })).rejects.toThrow();

  const again = open(link);
  await again.forgot().start();
  expect(again.forgot().state.step).toBe('resetPasswordLinkInvalid');
});

it.each([
  ['ends the session of another user, who', 'hugo@acme.test', 'signedOut'],
  ['keeps the session of the user who', 'ada@acme.test', 'signedIn'],
] as const)('%s is signed in while a link is used', async (_, signedInAs, status) => {
  const { app, forgot } = open(await mailedLink(), { signedInAs });
  await app.start();
  await expect.poll(() => app.session.store.getState().user?.id).toBe(userIdOf(world, signedInAs));
  await forgot().start();
  await submitNewPassword(forgot().flow, NEW_PASSWORD);
  await signInWithNewPassword(forgot().flow);
  expect(app.session.store.getState().status).toBe(status);
});

it.each(['', '?userId=u1', '?token=t1', '?userId=%20&token=t1'])(
  'refuses the link with parameters "%s"',
  async (query) => {
    const { forgot } = open(`/account/reset-password${query}`);
    await forgot().start();
    expect(forgot().state.step).toBe('resetPasswordLinkInvalid');
  },
);

it('refuses an expired link, and leads to a new one', async () => {
  const link = await mailedLink();
  world.clock.advance(30 * 24 * 60 * 60_000);
  const { app, forgot } = open(link);
  await forgot().start();
  expect(forgot().state.step).toBe('resetPasswordLinkInvalid');
  requestNewLink(forgot().flow);
  expect(forgot().state).toEqual({ step: 'forgotPassword', email: '' });
  expect(app.location.read().path).toBe('/account/forget-password');
});

it.each([400, 403, 410, 422])('treats the link as invalid if the check answers %i', async (status) => {
  world.faults.add({ call: VALIDATE, kind: 'status', status });
  const { forgot } = open(await mailedLink());
  await forgot().start();
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordLinkInvalid' }, pending: false, error: null });
});

it.each([401, 404, 429, 500, 503, 'no answer'])(
  'treats the link as valid if the check itself fails: %s',
  async (status) => {
    const fault = typeof status === 'number' ? ({ kind: 'status', status } as const) : ({ kind: 'offline' } as const);
    world.faults.add({ call: VALIDATE, ...fault });
    const { forgot } = open(await mailedLink());
    await forgot().start();
    expect(forgot()).toMatchObject({ state: { step: 'resetPasswordPage' }, pending: false, error: null });
  },
);

it('keeps the step and shows why the new password is refused when it is too short', async () => {
  const { forgot } = open(await mailedLink());
  await forgot().start();
  await submitNewPassword(forgot().flow, 'a');
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordPage' }, error: { code: 'ER-PASSWORD-TOO-SHORT' } });
});

it('shows an unknown error when the service fails to set the new password', async () => {
  world.faults.add({ call: RESET, kind: 'status', status: 503 });
  const { forgot } = open(await mailedLink());
  await forgot().start();
  await submitNewPassword(forgot().flow, NEW_PASSWORD);
  const error = { code: 'forgetPassword.unknownError', message: 'Unknown error occurred' };
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordPage' }, error });
});

it.each([
  {
    call: STRATEGIES,
    code: 'forgetPassword.determiningRecoveryStrategyError',
    message: 'An error occurred while determining recovery strategy',
  },
  {
    call: SEND,
    code: 'forgetPassword.sendingRecoveryEmailError',
    message: 'An error occurred while sending recovery email',
  },
])('names the call that failed: $code', async ({ call, ...error }) => {
  world.faults.add({ call, kind: 'status', status: 503 });
  const { forgot } = open();
  await submitEmail(forgot().flow, 'ada@acme.test');
  expect(forgot()).toMatchObject({ state: { step: 'forgotPassword' }, pending: false, error });
  expect(forgot().error?.traceId).toBeTruthy();
});

it.each([
  { fault: { kind: 'offline' }, code: 'noAnswer' },
  { fault: { kind: 'status', status: 429 }, code: 'tooManyRequests' },
] as const)('prefers an error that helps the user to the name of the failed call: $code', async ({ fault, code }) => {
  for (const call of [STRATEGIES, SEND]) {
    world.faults.add({ call, ...fault, times: 1 });
    const { forgot } = open();
    await submitEmail(forgot().flow, 'ada@acme.test');
    expect(forgot()).toMatchObject({ state: { step: 'forgotPassword' }, pending: false, error: { code } });
  }
});

it('sends the e-mail again', async () => {
  const { forgot } = open();
  await submitEmail(forgot().flow, 'ada@acme.test');
  world.clock.advance(5 * 60_000);
  await resendEmail(forgot().flow);
  expect(world.inbox.list()).toHaveLength(2);
});
