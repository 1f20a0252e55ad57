import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../../../api/auth';
import { createTestApp } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ForgotPasswordState } from './forgot-password-state';
import { createForgotPasswordStore } from './forgot-password-store';

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
  return { app, flow: () => store.getState() };
}

const lastCode = (world: World) => world.phone.list()[0]?.code ?? '';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** Opens the step for the code, in a world that offers only the text message. */
async function reachCode(world = worldWith({ email: false, sms: true })) {
  const opened = open(world);
  await opened.flow().submitEmail(` ${INES} `);
  return { world, ...opened };
}

it('shows the selector for two recovery messages, and keeps it until one is sent', async () => {
  const world = worldWith({ email: true, sms: true });
  const { flow } = open(world);
  await flow().submitEmail(INES);
  expect(flow().state).toEqual({ step: 'passwordRecoverySelector', email: INES });
  expect([world.inbox.list(), world.phone.list()]).toEqual([[], []]);
  world.faults.add({ call: SEND_SMS, kind: 'status', status: 503, times: 1 });
  await flow().chooseMethod('sms');
  expect(flow()).toMatchObject({
    state: { step: 'passwordRecoverySelector' },
    error: { code: 'forgetPassword.sendingRecoverySmsError', message: 'An error occurred while sending recovery sms' },
  });
  await flow().chooseMethod('sms');
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordViaSms', hasOtherMethods: true }, error: null });
  flow().chooseAgain();
  await flow().chooseMethod('email');
  expect(flow().state).toEqual({ step: 'forgotPasswordEmailSuccess', email: INES, hasOtherMethods: true });
  expect(world.inbox.list()).toHaveLength(1);
  flow().changeEmail();
  expect(flow().state).toEqual({ step: 'forgotPassword', email: INES });
});

it('sends the link at once if e-mail is the only recovery message', async () => {
  const { flow } = open(worldWith({ email: true, sms: false }));
  await flow().submitEmail(INES);
  expect(flow().state).toEqual({ step: 'forgotPasswordEmailSuccess', email: INES });
});

it('shows an error if no recovery message is active', async () => {
  const { flow } = open(worldWith({ email: false, sms: false }));
  await flow().submitEmail(INES);
  expect(flow()).toMatchObject({
    state: { step: 'forgotPassword' },
    error: {
      code: 'forgetPassword.noActiveRecoveryMethods',
      message: 'No active password recovery methods found.',
    },
  });
});

it('sets a new password with the code from the phone, if that is the only recovery message', async () => {
  const { world, app, flow } = await reachCode();
  expect(flow().state).toEqual({ step: 'resetPasswordViaSms', email: INES, sessionId: expect.any(String) });
  await flow().submitSmsCode(lastCode(world));
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordPage', userId: expect.any(String) }, pending: false });
  expect(flow().passwordConfig).toMatchObject({ minLength: expect.any(Number) });
  await flow().submitNewPassword(NEW_PASSWORD);
  expect(flow().state).toEqual({ step: 'resetPasswordSuccess' });
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
  const { flow } = open(world);
  await flow().submitEmail(identifiers[identifierType] ?? '');
  expect(flow().state.step).toBe('resetPasswordViaSms');
  const sent = world.journal.list().find((entry) => entry.path.endsWith('/reset/sms'));
  expect(sent?.requestBody).toMatchObject({ identifierType, identifier: identifiers[identifierType] });
});

it('asks for a user name if users sign in with one', async () => {
  const world = worldWith({ email: false, sms: true });
  const snapshot = world.snapshot();
  const value = { mainAuthStrategies: [{ strategy: 'UsernameAndPassword' }], secondaryAuthStrategies: [] };
  const policies = [
    ...(snapshot.tables.policies ?? []),
    { id: 'policy-auth-strategies', name: 'auth-strategies', tenantId: null, value },
  ];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies } });
  const { app, flow } = open(world);
  await flow().start();
  const { translate } = app.metadata.getState();
  expect(flow().asking?.texts(translate).label).toBe('Username');
  expect(flow().asking?.check({ email: 'ines.c' }, translate)).toEqual({});
  expect(flow().asking?.check({ email: 'in es' }, translate)).toEqual({ email: expect.any(String) });
});

it('shows the same step for an unknown user', async () => {
  const world = worldWith({ email: false, sms: true });
  const { flow } = open(world);
  await flow().submitEmail('unknown@acme.test');
  expect(flow().state).toMatchObject({ step: 'resetPasswordViaSms', sessionId: expect.any(String) });
  expect(world.phone.list()).toEqual([]);
});

it('shows that a code is wrong, and accepts the right one afterwards', async () => {
  const { world, flow } = await reachCode();
  await flow().submitSmsCode(otherThan(lastCode(world)));
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordViaSms' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  await flow().submitSmsCode(lastCode(world));
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordPage' }, error: null });
});

it('starts over after too many wrong codes', async () => {
  const { world, flow } = await reachCode();
  for (let guess = 0; guess < 10 && flow().state.step === 'resetPasswordViaSms'; guess++) {
    await flow().submitSmsCode(otherThan(lastCode(world)));
  }
  expect(flow()).toMatchObject({
    state: { step: 'forgotPassword', email: INES },
    error: { code: 'forgetPassword.tooManyCodes' },
  });
});

it('sends another code after the wait, which replaces the first', async () => {
  const { world, flow } = await reachCode();
  const first = lastCode(world);
  await flow().resendSms();
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordViaSms' }, error: { code: 'ER-MFA-RESEND-TOO-SOON' } });
  world.clock.advance(RESEND_WAIT_SECONDS * 1000);
  await flow().resendSms();
  expect(world.phone.list()).toHaveLength(2);
  expect(lastCode(world)).not.toBe(first);
  await flow().submitSmsCode(lastCode(world));
  expect(flow().state.step).toBe('resetPasswordPage');
});

it('shows that a code is expired', async () => {
  const { world, flow } = await reachCode();
  world.clock.advance(10 * 60_000);
  await flow().submitSmsCode(lastCode(world));
  expect(flow()).toMatchObject({ state: { step: 'resetPasswordViaSms' }, error: { code: 'ER-MFA-CODE-EXPIRED' } });
});

it('sends no code without its session id', async () => {
  const world = worldWith({ email: false, sms: true });
  const { flow } = open(world, {
    state: { step: 'resetPasswordViaSms', email: INES, sessionId: '' },
    pending: false,
    error: null,
  });
  await flow().submitSmsCode('123456');
  expect(flow().error).toEqual({
    code: 'forgetPassword.sessionIdNotFound',
    message: 'Session ID not found in state for verifying password via sms.',
  });
  expect(world.journal.list()).toEqual([]);
  await flow().resendSms();
  await flow().submitSmsCode(lastCode(world));
  expect(flow().state.step).toBe('resetPasswordPage');
});

it.each([{}, { userId: 'u1' }, { token: 't1' }, null])('refuses the incomplete response %j', async (body) => {
  const world = worldWith({ email: false, sms: true });
  const app = createTestApp(world, {
    through: (transport) => (request) =>
      request.url.endsWith('/sms/verify') ? Promise.resolve(Response.json(body)) : transport(request),
  });
  const store = createForgotPasswordStore(app);
  await store.getState().submitEmail(INES);
  await store.getState().submitSmsCode('123456');
  expect(store.getState()).toMatchObject({
    state: { step: 'resetPasswordViaSms' },
    error: {
      code: 'forgetPassword.invalidServerResponse',
      message: 'Invalid response from server: missing userId or token',
    },
  });
});

it('shows that the code could not be checked when the service fails, and keeps it usable', async () => {
  const { world, flow } = await reachCode();
  world.faults.add({ call: VERIFY, kind: 'status', status: 503, times: 1 });
  await flow().submitSmsCode(lastCode(world));
  expect(flow()).toMatchObject({
    state: { step: 'resetPasswordViaSms' },
    error: {
      code: 'forgetPassword.verifyingSmsError',
      message: 'An error occurred while verifying password via sms',
      traceId: expect.any(String),
    },
  });
  await flow().submitSmsCode(lastCode(world));
  expect(flow().state.step).toBe('resetPasswordPage');
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
  if (state === FORM) await store.getState().submitEmail(INES);
  else if (state === CODE_STEP) await store.getState().submitSmsCode('123456');
  else await store.getState().chooseMethod(path.endsWith('/sms') ? 'sms' : 'email');
  expect(store.getState()).toMatchObject({ state, error: { code }, pending: false });
});

it('sends one message however often the buttons are pressed', async () => {
  const world = worldWith({ email: true, sms: true });
  const { flow } = open(world);
  await flow().submitEmail(INES);
  await Promise.all([flow().chooseMethod('sms'), flow().chooseMethod('sms'), flow().chooseMethod('email')]);
  expect([world.phone.list().length, world.inbox.list().length]).toEqual([1, 0]);
});
