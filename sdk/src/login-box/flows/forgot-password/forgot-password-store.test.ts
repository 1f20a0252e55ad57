import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../api/auth';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import { createForgotPasswordStore } from './forgot-password-store';

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
  return { app, flow: () => store.getState() };
}

/** The address that the link of the latest e-mail opens. */
async function mailedLink() {
  const { flow } = open();
  await flow().submitEmail('ada@acme.test');
  return world.inbox.list()[0]!.link!;
}

it('sends a link by e-mail and says so, also for an address without an account', async () => {
  const { flow } = open();
  await flow().submitEmail(' ada@acme.test ');
  expect(flow().state).toEqual({ step: 'forgotPasswordEmailSuccess', email: 'ada@acme.test' });
  expect(world.inbox.list()).toHaveLength(1);

  const other = open();
  await other.flow().submitEmail('unknown@acme.test');
  expect(other.flow().state.step).toBe('forgotPasswordEmailSuccess');
  expect(world.inbox.list()).toHaveLength(1);
});

it('sets a new password with the link from the e-mail, once', async () => {
  const link = await mailedLink();
  const { app, flow } = open(link);
  await flow().start();
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordPage' }, pending: false, error: null });
  expect(flow().passwordConfig).toMatchObject({ minLength: expect.any(Number) });

  await flow().submitNewPassword(NEW_PASSWORD);
  expect(flow().state).toEqual({ step: 'resetPasswordSuccess' });
  expect((await login(app.http, { email: 'ada@acme.test', password: NEW_PASSWORD })).accessToken).toBeTruthy();
  await expect(login(app.http, { email: 'ada@acme.test', password: DEMO_PASSWORD })).rejects.toThrow();

  const again = open(link);
  await again.flow().start();
  expect(again.flow().state.step).toBe('resetPasswordLinkInvalid');
});

it.each(['', '?userId=u1', '?token=t1', '?userId=%20&token=t1'])(
  'refuses the link with parameters "%s"',
  async (query) => {
    const { flow } = open(`/account/reset-password${query}`);
    await flow().start();
    expect(flow().state.step).toBe('resetPasswordLinkInvalid');
  },
);

it('refuses an expired link, and leads to a new one', async () => {
  const link = await mailedLink();
  world.clock.advance(30 * 24 * 60 * 60_000);
  const { app, flow } = open(link);
  await flow().start();
  expect(flow().state.step).toBe('resetPasswordLinkInvalid');
  flow().requestNewLink();
  expect(flow().state).toEqual({ step: 'forgotPassword', email: '' });
  expect(app.location.read().path).toBe('/account/forget-password');
});

it.each([400, 403, 410, 422])('treats the link as invalid if the check answers %i', async (status) => {
  world.faults.add({ call: VALIDATE, kind: 'status', status });
  const { flow } = open(await mailedLink());
  await flow().start();
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordLinkInvalid' }, pending: false, error: null });
});

it.each([401, 404, 429, 500, 503, 'no answer'])(
  'treats the link as valid if the check itself fails: %s',
  async (status) => {
    const fault = typeof status === 'number' ? ({ kind: 'status', status } as const) : ({ kind: 'offline' } as const);
    world.faults.add({ call: VALIDATE, ...fault });
    const { flow } = open(await mailedLink());
    await flow().start();
    expect(flow()).toMatchObject({ state: { step: 'resetPasswordPage' }, pending: false, error: null });
  },
);

it('keeps the step and shows why the new password is refused when it is too short', async () => {
  const { flow } = open(await mailedLink());
  await flow().start();
  await flow().submitNewPassword('a');
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordPage' }, error: { code: 'ER-PASSWORD-TOO-SHORT' } });
});

it('shows an unknown error when the service fails to set the new password', async () => {
  world.faults.add({ call: RESET, kind: 'status', status: 503 });
  const { flow } = open(await mailedLink());
  await flow().start();
  await flow().submitNewPassword(NEW_PASSWORD);
  const error = { code: 'forgetPassword.unknownError', message: 'Unknown error occurred' };
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordPage' }, error });
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
  const { flow } = open();
  await flow().submitEmail('ada@acme.test');
  expect(flow()).toMatchObject({ state: { step: 'forgotPassword' }, pending: false, error });
  expect(flow().error?.traceId).toBeTruthy();
});

it.each([
  { fault: { kind: 'offline' }, code: 'noAnswer' },
  { fault: { kind: 'status', status: 429 }, code: 'tooManyRequests' },
] as const)('prefers an error that helps the user to the name of the failed call: $code', async ({ fault, code }) => {
  for (const call of [STRATEGIES, SEND]) {
    world.faults.add({ call, ...fault, times: 1 });
    const { flow } = open();
    await flow().submitEmail('ada@acme.test');
    expect(flow()).toMatchObject({ state: { step: 'forgotPassword' }, pending: false, error: { code } });
  }
});

it('sends the e-mail again', async () => {
  const { flow } = open();
  await flow().submitEmail('ada@acme.test');
  world.clock.advance(5 * 60_000);
  await flow().resendEmail();
  expect(world.inbox.list()).toHaveLength(2);
});
