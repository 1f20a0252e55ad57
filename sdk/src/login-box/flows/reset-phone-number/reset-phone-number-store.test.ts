import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { LoginState } from '../login/login-state';
import { changeEmail, resendCode, submitCode, submitEmail, submitPhoneNumber } from './reset-phone-number-actions';
import { createResetPhoneNumberStore } from './reset-phone-number-store';

const RESEND_WAIT_SECONDS = 30;

const INES = 'ines@acme.test';
const NUMBER = '+12025550000';
const CHANGE = 'PUT /identity/resources/users/v1/phone/change';

let world: World;
let signIns: FlowSnapshot<LoginState>[];
beforeEach(() => {
  world = worldWith(['EmailAndPassword', 'SmsCode']);
  signIns = [];
});

/** Creates a world whose vendor offers these login methods. */
function worldWith(strategies: string[]): World {
  const made = createWorld({ latency: 0 });
  const snapshot = made.snapshot();
  const [strategy, ...others] = strategies;
  const value = {
    mainAuthStrategies: [{ strategy }],
    secondaryAuthStrategies: others.map((other) => ({ strategy: other, isActive: true })),
  };
  const policies = [{ id: 'policy-auth-strategies', name: 'auth-strategies', tenantId: null, value }];
  made.restore({ ...snapshot, tables: { ...snapshot.tables, policies } });
  return made;
}

function open() {
  const app = createTestApp(world, { address: '/account/reset-phone-number' });
  const onSignIn = (login: FlowSnapshot<LoginState>) => signIns.push(login);
  const store = createResetPhoneNumberStore(app, { given: undefined, email: '', onSignIn });
  return { app, reset: () => store.getState(), flow: store.getState().flow };
}

const mailedCode = () => /\b\d{6}\b/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** Opens the step for the code. */
async function reachCode(email = INES) {
  const opened = open();
  await submitEmail(opened.flow, ` ${email} `);
  return opened;
}

/** Opens the step for the number. */
async function reachNumber() {
  const opened = await reachCode();
  await submitCode(opened.flow, mailedCode());
  return opened;
}

it('leads from the code in the e-mail to another number, and to login', async () => {
  const { reset, flow } = await reachCode();
  expect(reset().state).toEqual({
    step: 'VerifyResetPhoneNumber',
    email: INES,
    resetPhoneNumberToken: expect.any(String),
  });
  await submitCode(flow, mailedCode());
  expect(reset().state).toEqual({
    step: 'ChangePhoneNumber',
    email: INES,
    changePhoneNumberToken: expect.any(String),
  });
  expect(signIns).toEqual([]);
  await submitPhoneNumber(flow, NUMBER);
  const shown = expect.stringMatching(/00$/);
  expect(signIns).toEqual([
    { state: { step: 'loginWithSmsOtc', email: NUMBER, phoneNumber: shown }, pending: false, error: null },
  ]);
  expect(world.phone.list()[0]?.to).toBe(NUMBER);
  const rows = (world.snapshot().tables.phoneNumbers ?? []) as { phoneNumber: string }[];
  expect(rows.some((row) => row.phoneNumber === NUMBER)).toBe(true);
});

it.each([
  [INES, INES],
  ['+12025550119', ''],
  ['ines.c', ''],
])('prefills a known e-mail address, but not a number or a user name: %s', (email, known) => {
  const app = createTestApp(world, { address: '/account/reset-phone-number' });
  const store = createResetPhoneNumberStore(app, { given: undefined, email, onSignIn: () => undefined });
  expect(store.getState().state).toEqual({ step: 'ResetPhoneNumber', email: known });
});

it('shows the same step for an unknown user', async () => {
  const { reset } = await reachCode('unknown@acme.test');
  expect(reset().state.step).toBe('VerifyResetPhoneNumber');
  expect(world.inbox.list()).toEqual([]);
});

it('shows that a code is wrong, and accepts the right one afterwards', async () => {
  const { reset, flow } = await reachCode();
  await submitCode(flow, otherThan(mailedCode()));
  expect(reset()).toMatchObject({ state: { step: 'VerifyResetPhoneNumber' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  await submitCode(flow, mailedCode());
  expect(reset()).toMatchObject({ state: { step: 'ChangePhoneNumber' }, error: null });
});

it('starts over after too many wrong codes', async () => {
  const { reset, flow } = await reachCode();
  for (let guess = 0; guess < 10 && reset().state.step === 'VerifyResetPhoneNumber'; guess++) {
    await submitCode(flow, otherThan(mailedCode()));
  }
  expect(reset()).toMatchObject({
    state: { step: 'ResetPhoneNumber', email: INES },
    error: { code: 'resetPhoneNumber.tooManyCodes' },
  });
});

it('sends another code after the wait', async () => {
  const { reset, flow } = await reachCode();
  await resendCode(flow);
  expect(reset().error).toMatchObject({ code: 'ER-MFA-RESEND-TOO-SOON' });
  world.clock.advance(RESEND_WAIT_SECONDS * 1000);
  await resendCode(flow);
  expect(world.inbox.list()).toHaveLength(2);
  await submitCode(flow, mailedCode());
  expect(reset().state.step).toBe('ChangePhoneNumber');
});

it('goes back to the e-mail address and keeps it', async () => {
  const { reset, flow } = await reachCode();
  changeEmail(flow);
  expect(reset()).toMatchObject({ state: { step: 'ResetPhoneNumber', email: INES }, error: null });
});

it('refuses the number of another user, and accepts a free one', async () => {
  const { phoneNumbers = [], users = [] } = world.snapshot().tables as Record<string, Record<string, string>[]>;
  const { reset, flow } = await reachNumber();
  const ines = users.find((user) => user.email === INES)?.id;
  const taken = phoneNumbers.find((row) => row.userId !== ines)?.phoneNumber ?? '';
  await submitPhoneNumber(flow, taken);
  expect(reset()).toMatchObject({
    state: { step: 'ChangePhoneNumber' },
    error: { code: 'resetPhoneNumber.phoneIsTaken' },
  });
  await submitPhoneNumber(flow, NUMBER);
  expect(signIns).toHaveLength(1);
});

it('starts over when the token is expired', async () => {
  const { reset, flow } = await reachNumber();
  world.clock.advance(60 * 60_000);
  await submitPhoneNumber(flow, NUMBER);
  expect(reset()).toMatchObject({
    state: { step: 'ResetPhoneNumber', email: INES },
    error: { code: 'resetPhoneNumber.attemptEnded' },
  });
  expect(signIns).toEqual([]);
});

it('changes the number once, however often it is sent, and again after a failure', async () => {
  world.faults.add({ call: CHANGE, kind: 'status', status: 503, times: 1 });
  const { reset, flow } = await reachNumber();
  await submitPhoneNumber(flow, NUMBER);
  expect(reset()).toMatchObject({ state: { step: 'ChangePhoneNumber' }, pending: false });
  expect(reset().error).not.toBeNull();
  await Promise.all([submitPhoneNumber(flow, NUMBER), submitPhoneNumber(flow, NUMBER)]);
  expect(signIns).toHaveLength(1);
});

it('starts the login route at its first step if login by text message is disabled', async () => {
  world = worldWith(['EmailAndPassword']);
  const { flow } = await reachNumber();
  await submitPhoneNumber(flow, NUMBER);
  expect(signIns).toEqual([{ state: { step: 'preLogin', email: INES }, pending: false, error: null }]);
});

it('shows on the login route why no code could be sent', async () => {
  world.faults.add({
    call: 'POST /identity/resources/auth/v1/passwordless/smscode/prelogin',
    kind: 'status',
    status: 503,
  });
  const { flow } = await reachNumber();
  await submitPhoneNumber(flow, NUMBER);
  expect(signIns).toMatchObject([{ state: { step: 'preLogin', email: INES }, error: { traceId: expect.any(String) } }]);
});
