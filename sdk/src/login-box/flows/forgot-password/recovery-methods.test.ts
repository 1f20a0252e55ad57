import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../../../api/auth';
import { createTestApp, userIdOf } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ForgotPasswordState } from './forgot-password-state';
import { createForgotPasswordStore } from './forgot-password-store';
import { submitNewPassword, submitSmsCode } from './new-password-actions';
import { changeEmail, chooseAgain, chooseMethod, resendSms, submitEmail } from './recovery-actions';

const RESEND_WAIT_SECONDS = 30;

const INES = 'ines@acme.test';
const NEW_PASSWORD = 'Quiet-Meadow-77';
const SEND_SMS = 'POST /identity/resources/users/v2/passwords/reset/sms';
const VERIFY = 'POST /identity/resources/users/v2/passwords/reset/sms/verify';

/** Creates a world whose vendor offers these recovery messages. */
function worldWith(methods: { email: boolean; sms: boolean }): World {
  const world = createWorld({ latency: 0 });
  const snapshot = world.snapshot();
  const policies = [{ id: 'policy-password-recovery', name: 'password-recovery', tenantId: null, value: methods }];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies } });
  return world;
}

function open(world: World, given?: FlowSnapshot<ForgotPasswordState>) {
  const app = createTestApp(world, { address: '/account/forget-password' });
  const store = createForgotPasswordStore(app, given);
  return { app, forgot: () => store.getState() };
}

const lastCode = (world: World) => world.phone.list()[0]?.code ?? '';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** Opens the step for the code, in a world that offers only the text message. */
async function reachCode(world = worldWith({ email: false, sms: true })) {
  const opened = open(world);
  await submitEmail(opened.forgot().flow, ` ${INES} `);
  return { world, ...opened };
}

it('shows the selector for two recovery messages, and keeps it until one is sent', async () => {
  const world = worldWith({ email: true, sms: true });
  const { forgot } = open(world);
  await submitEmail(forgot().flow, INES);
  expect(forgot().state).toEqual({ step: 'passwordRecoverySelector', email: INES });
  expect([world.inbox.list(), world.phone.list()]).toEqual([[], []]);
  world.faults.add({ call: SEND_SMS, kind: 'status', status: 503, times: 1 });
  await chooseMethod(forgot().flow, 'sms');
  expect(forgot()).toMatchObject({
    state: { step: 'passwordRecoverySelector' },
    error: { code: 'forgetPassword.sendingRecoverySmsError', message: 'An error occurred while sending recovery sms' },
  });
  await chooseMethod(forgot().flow, 'sms');
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordViaSms', hasOtherMethods: true }, error: null });
  chooseAgain(forgot().flow);
  await chooseMethod(forgot().flow, 'email');
  expect(forgot().state).toEqual({ step: 'forgotPasswordEmailSuccess', email: INES, hasOtherMethods: true });
  expect(world.inbox.list()).toHaveLength(1);
  changeEmail(forgot().flow);
  expect(forgot().state).toEqual({ step: 'forgotPassword', email: INES });
});

it('sends the link at once if e-mail is the only recovery message', async () => {
  const { forgot } = open(worldWith({ email: true, sms: false }));
  await submitEmail(forgot().flow, INES);
  expect(forgot().state).toEqual({ step: 'forgotPasswordEmailSuccess', email: INES });
});

it('shows an error if no recovery message is active', async () => {
  const { forgot } = open(worldWith({ email: false, sms: false }));
  await submitEmail(forgot().flow, INES);
  expect(forgot()).toMatchObject({
    state: { step: 'forgotPassword' },
    error: {
      code: 'forgetPassword.noActiveRecoveryMethods',
      message: 'No active password recovery methods found.',
    },
  });
});

it('sets a new password with the code from the phone, if that is the only recovery message', async () => {
  const { world, app, forgot } = await reachCode();
  expect(forgot().state).toEqual({ step: 'resetPasswordViaSms', email: INES, sessionId: expect.any(String) });
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordPage', userId: expect.any(String) }, pending: false });
  expect(forgot().passwordConfig).toMatchObject({ minLength: expect.any(Number) });
  await submitNewPassword(forgot().flow, NEW_PASSWORD);
  expect(forgot().state).toEqual({ step: 'resetPasswordSuccess', userId: userIdOf(world, INES) });
  expect((await login(app.http, { email: INES, password: NEW_PASSWORD })).accessToken).toBeTruthy();
  await expect(login(app.http, { email: INES, password: DEMO_PASSWORD })).rejects.toThrow();
});

it.each([
  ['a user name', 'username'],
  ['a phone number', 'phoneNumber'],
  ['an e-mail address', 'email'],
])('accepts %s as the identifier', async (_, identifierType) => {
  const world = worldWith({ email: false, sms: true });
  const identifiers: Record<string, string> = { username: 'ines.c', phoneNumber: '+12025550119', email: INES };
  const { forgot } = open(world);
  await submitEmail(forgot().flow, identifiers[identifierType] ?? '');
  expect(forgot().state.step).toBe('resetPasswordViaSms');
  const sent = world.journal.list().find((entry) => entry.path.endsWith('/reset/sms'));
  expect(sent?.requestBody).toMatchObject({ identifierType, identifier: identifiers[identifierType] });
});

it.each(['12025550119', '+1202', '+999999'])(
  'sends %s as a user name, because it is no phone number',
  async (typed) => {
    const world = worldWith({ email: false, sms: true });
    const { forgot } = open(world);
    await submitEmail(forgot().flow, typed);
    const sent = world.journal.list().find((entry) => entry.path.endsWith('/reset/sms'));
    expect(sent?.requestBody).toMatchObject({ identifierType: 'username', identifier: typed });
  },
);

it('asks for a user name if users sign in with one', async () => {
  const world = worldWith({ email: false, sms: true });
  const snapshot = world.snapshot();
  const value = { mainAuthStrategies: [{ strategy: 'UsernameAndPassword' }], secondaryAuthStrategies: [] };
  const policies = [
    ...(snapshot.tables.policies ?? []),
    { id: 'policy-auth-strategies', name: 'auth-strategies', tenantId: null, value },
  ];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies } });
  const { app, forgot } = open(world);
  await forgot().start();
  const { translate } = app.metadata.getState();
  expect(forgot().identifierPrompt?.texts(translate).label).toBe('Username');
  expect(forgot().identifierPrompt?.check({ email: 'ines.c' }, translate)).toEqual({});
  expect(forgot().identifierPrompt?.check({ email: 'in es' }, translate)).toEqual({ email: expect.any(String) });
});

it('shows the same step for an unknown user', async () => {
  const world = worldWith({ email: false, sms: true });
  const { forgot } = open(world);
  await submitEmail(forgot().flow, 'unknown@acme.test');
  expect(forgot().state).toMatchObject({ step: 'resetPasswordViaSms', sessionId: expect.any(String) });
  expect(world.phone.list()).toEqual([]);
});

it('shows that a code is wrong, and accepts the right one afterwards', async () => {
  const { world, forgot } = await reachCode();
  await submitSmsCode(forgot().flow, otherThan(lastCode(world)));
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordViaSms' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordPage' }, error: null });
});

it('starts over after too many wrong codes', async () => {
  const { world, forgot } = await reachCode();
  for (let guess = 0; guess < 10 && forgot().state.step === 'resetPasswordViaSms'; guess++) {
    await submitSmsCode(forgot().flow, otherThan(lastCode(world)));
  }
  expect(forgot()).toMatchObject({
    state: { step: 'forgotPassword', email: INES },
    error: { code: 'forgetPassword.tooManyCodes' },
  });
});

it('sends another code after the wait, which replaces the first', async () => {
  const { world, forgot } = await reachCode();
  const first = lastCode(world);
  await resendSms(forgot().flow);
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordViaSms' }, error: { code: 'ER-MFA-RESEND-TOO-SOON' } });
  world.clock.advance(RESEND_WAIT_SECONDS * 1000);
  await resendSms(forgot().flow);
  expect(world.phone.list()).toHaveLength(2);
  expect(lastCode(world)).not.toBe(first);
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot().state.step).toBe('resetPasswordPage');
});

it('shows that a code is expired', async () => {
  const { world, forgot } = await reachCode();
  world.clock.advance(10 * 60_000);
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot()).toMatchObject({ state: { step: 'resetPasswordViaSms' }, error: { code: 'ER-MFA-CODE-EXPIRED' } });
});

it('sends no code without its session id', async () => {
  const world = worldWith({ email: false, sms: true });
  const { forgot } = open(world, {
    state: { step: 'resetPasswordViaSms', email: INES, sessionId: '' },
    pending: false,
    error: null,
  });
  await submitSmsCode(forgot().flow, '123456');
  expect(forgot().error).toEqual({
    code: 'forgetPassword.sessionIdNotFound',
    message: 'Session ID not found in state for verifying password via sms.',
  });
  expect(world.journal.list()).toEqual([]);
  await resendSms(forgot().flow);
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot().state.step).toBe('resetPasswordPage');
});

it.each([{}, { userId: 'u1' }, { token: 't1' }, null])('refuses the incomplete response %j', async (body) => {
  const world = worldWith({ email: false, sms: true });
  const app = createTestApp(world, {
    through: (transport) => (request) =>
      request.url.endsWith('/sms/verify') ? Promise.resolve(Response.json(body)) : transport(request),
  });
  const store = createForgotPasswordStore(app);
  await submitEmail(store.getState().flow, INES);
  await submitSmsCode(store.getState().flow, '123456');
  expect(store.getState()).toMatchObject({
    state: { step: 'resetPasswordViaSms' },
    error: {
      code: 'forgetPassword.invalidServerResponse',
      message: 'Invalid response from server: missing userId or token',
    },
  });
});

it('shows that the code could not be checked when the service fails, and keeps it usable', async () => {
  const { world, forgot } = await reachCode();
  world.faults.add({ call: VERIFY, kind: 'status', status: 503, times: 1 });
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot()).toMatchObject({
    state: { step: 'resetPasswordViaSms' },
    error: {
      code: 'forgetPassword.verifyingSmsError',
      message: 'An error occurred while verifying password via sms',
      traceId: expect.any(String),
    },
  });
  await submitSmsCode(forgot().flow, lastCode(world));
  expect(forgot().state.step).toBe('resetPasswordPage');
});

const CODE_STEP = { step: 'resetPasswordViaSms', email: INES, sessionId: 'session-1' } as const;
const FORM = { step: 'forgotPassword', email: INES } as const;
const SELECTOR = { step: 'passwordRecoverySelector', email: INES } as const;

const calls = [
  ['the list of strategies', '/password-recovery/strategies', 'forgetPassword.determiningRecoveryStrategyError', FORM],
  ['the e-mail', '/passwords/reset/email', 'forgetPassword.sendingRecoveryEmailError', SELECTOR],
  ['the text message', '/passwords/reset/sms', 'forgetPassword.sendingRecoverySmsError', SELECTOR],
  ['the code', '/passwords/reset/sms/verify', 'forgetPassword.verifyingSmsError', CODE_STEP],
] as const;

type Failure = [fault: string, answer: () => Promise<Response>, said: string];

const silent = (status: number) => async () => new Response('', { status });
const refusal = { errors: ['This address is not ours.'] };
/** How a service fails, and the error shown: the name of the failed call, or a more specific error if known. */
const failures: Failure[] = [
  ['500', silent(500), 'part'],
  ['503', silent(503), 'part'],
  ['400 without a reason', silent(400), 'part'],
  ['400 with a reason', async () => Response.json(refusal, { status: 400 }), ''],
  ['429 without a reason', silent(429), 'tooManyRequests'],
  ['429 with a reason', async () => Response.json({ errors: ['Wait.'] }, { status: 429 }), 'tooManyRequests'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'noAnswer'],
];
const everyFailure = calls.flatMap(([name, path, part, state]) =>
  failures.map(([fault, answer, said]) => ({ name, path, state, fault, answer, code: said === 'part' ? part : said })),
);

it.each(everyFailure)('shows "$code" if $name fails with $fault, and stays', async ({ path, state, answer, code }) => {
  const world = worldWith({ email: true, sms: true });
  world.clock.follow(() => performance.now() * 100);
  const app = createTestApp(world, {
    through: (transport) => (request) => (new URL(request.url).pathname.endsWith(path) ? answer() : transport(request)),
  });
  const store = createForgotPasswordStore(app, { state, pending: false, error: null });
  if (state === FORM) await submitEmail(store.getState().flow, INES);
  else if (state === CODE_STEP) await submitSmsCode(store.getState().flow, '123456');
  else await chooseMethod(store.getState().flow, path.endsWith('/sms') ? 'sms' : 'email');
  expect(store.getState()).toMatchObject({ state, error: { code }, pending: false });
});

it('sends one message however often the buttons are pressed', async () => {
  const world = worldWith({ email: true, sms: true });
  const { forgot } = open(world);
  await submitEmail(forgot().flow, INES);
  await Promise.all([
    chooseMethod(forgot().flow, 'sms'),
    chooseMethod(forgot().flow, 'sms'),
    chooseMethod(forgot().flow, 'email'),
  ]);
  expect([world.phone.list().length, world.inbox.list().length]).toEqual([1, 0]);
});
