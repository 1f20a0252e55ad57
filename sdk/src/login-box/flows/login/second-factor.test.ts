import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { offerMethods } from '../../../../../mock-backend/src/handlers/testing/policies';
import { createTestApp, type TestAppOptions, userIdOf } from '../../../app/test-app';
import { chooseMethod, resendCode, showChoice, submitCode } from '../second-factor/challenge-actions';
import { enrolledMethods } from '../second-factor/challenge-routing';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';
import { submitEmail } from './pre-login-actions';
import { challengeOfLogin, openRecovery, submitRecoveryCode } from './two-factor-actions';

type Row = Record<string, unknown> & { id: string };

const BEN = 'ben@acme.test';
const RESEND_WAIT_MS = 30_000;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Changes rows of the world's database directly. */
function edit(table: string, change: (rows: Row[]) => void): void {
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()));
  change(snapshot.tables[table]);
  world.restore(snapshot);
}

/** Enrols codes by mail as a second factor of the user. */
function addEmailFactor(email: string): void {
  const users = world.snapshot().tables.users as unknown as Row[];
  const userId = String(users.find((row) => row.email === email)?.id);
  const row = { id: 'device-mail', userId, kind: 'email', secret: null, phoneNumber: null, verified: true };
  edit('mfaDevices', (rows) => rows.push({ ...row, lastStep: 0, createdAt: '2026-01-01T00:00:00.000Z' }));
}

/** Signs in with the right password, up to the challenge of the second factor. */
async function arrive(email: string, options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/login', ...options });
  const store = createLoginStore(app);
  const { flow } = store.getState();
  await submitEmail(flow, email);
  await submitPassword(flow, DEMO_PASSWORD);
  const challenge = challengeOfLogin(flow);
  return { app, login: () => store.getState(), flow: challenge, asked: () => challenge.challenge() };
}

async function signsIn({ app, login, flow }: Awaited<ReturnType<typeof arrive>>, code: string, remember?: boolean) {
  const submitted = submitCode(flow, code, remember);
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await submitted;
  return app.session.store.getState().user?.email;
}

it('goes straight to the app if it is the only method, and accepts its code', async () => {
  const here = await arrive('ben@acme.test');
  expect(here.asked()).toMatchObject({ step: 'authenticatorApp', rememberDays: 14 });
  expect(await signsIn(here, world.authenticator.code('ben@acme.test'))).toBe('ben@acme.test');
});

it('goes straight to the phone if it is the only method, and sends one code', async () => {
  const here = await arrive('chloe@acme.test');
  expect(here.asked()).toMatchObject({ step: 'smsVerifyCode' });
  expect(world.phone.list()).toHaveLength(1);
  expect(await signsIn(here, ` ${world.phone.list()[0]!.code} `)).toBe('chloe@acme.test');
});

it('goes straight to mail if it is the only method, and sends one code', async () => {
  addEmailFactor('ines@acme.test');
  const here = await arrive('ines@acme.test');
  expect(here.asked()).toMatchObject({ step: 'emailVerifyCode', address: 'ines@acme.test' });
  const [mail, ...others] = world.inbox.list();
  expect(others).toHaveLength(0);
  expect(await signsIn(here, /\d{6}/.exec(mail!.text)![0])).toBe('ines@acme.test');
});

it('offers the choice among several methods, and sends no code before the user chooses', async () => {
  addEmailFactor('daniel@acme.test');
  const { flow, asked } = await arrive('daniel@acme.test');
  expect(asked()?.step).toBe('verify');
  const kinds = enrolledMethods(asked()!.devices).map(({ kind }) => kind);
  expect([kinds, world.phone.list(), world.inbox.list()]).toEqual([['authenticator', 'sms', 'email'], [], []]);
  await chooseMethod(flow, { kind: 'email', address: 'daniel@acme.test' });
  expect(asked()?.step).toBe('emailVerifyCode');
  expect(world.inbox.list()).toHaveLength(1);
});

it('accepts a code of any method if the service does not list the enrolled ones', async () => {
  const here = await arrive('ben@acme.test', {
    through: (transport) => async (request) => {
      const answer = await transport(request);
      if (!request.url.endsWith('/auth/v1/user')) return answer;
      const { mfaDevices: _, ...rest } = await answer.json();
      return Response.json(rest);
    },
  });
  expect(here.asked()).toMatchObject({ step: 'verify', devices: { authenticators: [], phones: [] } });
  await submitCode(here.flow, '000000');
  expect(here.login()).toMatchObject({ error: { code: 'ER-MFA-CODE-INVALID' } });
  expect(await signsIn(here, world.authenticator.code('ben@acme.test'), true)).toBe('ben@acme.test');
});

it('sends no second code when the user comes back to a method', async () => {
  const here = await arrive('daniel@acme.test');
  const [phone] = here.asked()!.devices.phones;
  const bySms = { kind: 'sms' as const, deviceId: phone!.id, phoneNumber: phone!.phoneNumber };
  await chooseMethod(here.flow, bySms);
  showChoice(here.flow);
  expect(here.asked()?.step).toBe('verify');
  await chooseMethod(here.flow, bySms);
  expect(here.asked()?.step).toBe('smsVerifyCode');
  expect(world.phone.list()).toHaveLength(1);
  expect(await signsIn(here, world.phone.list()[0]!.code!)).toBe('daniel@acme.test');
});

it('sends another code, which replaces the last one, once the wait is over', async () => {
  addEmailFactor('ines@acme.test');
  const here = await arrive('ines@acme.test');
  await resendCode(here.flow);
  expect(here.login()).toMatchObject({ error: { code: 'ER-MFA-RESEND-TOO-SOON' } });
  world.clock.advance(RESEND_WAIT_MS);
  await resendCode(here.flow);
  const [latest, first] = world.inbox.list().map((mail) => /\d{6}/.exec(mail.text)![0]);
  await submitCode(here.flow, first!);
  expect(here.login()).toMatchObject({ error: { code: 'ER-MFA-CODE-INVALID' } });
  expect(await signsIn(here, latest!)).toBe('ines@acme.test');
});

it('disables the second factor of a user who has signed in by user name', async () => {
  edit('users', (rows) =>
    rows.filter(({ email }) => email === BEN).map((ben) => Object.assign(ben, { username: 'ben-o' })),
  );
  const row = { id: 'code-ben', userId: userIdOf(world, BEN) };
  edit('recoveryCodes', (rows) => rows.push({ ...row, code: 'harbor19', usedAt: null }));
  offerMethods(world, 'UsernameAndPassword');
  const here = await arrive('ben-o');
  openRecovery(here.login().flow);
  await submitRecoveryCode(here.login().flow, 'harbor19');
  expect(here.login()).toMatchObject({ state: { step: 'loginWithPassword', email: 'ben-o' }, error: null });
  const asked = world.journal.list().find(({ path }) => path.endsWith('/mfa/recover'));
  expect(asked?.requestBody).toMatchObject({ email: BEN });
});

it('offers the choice, not the password again, when a code could not be sent', async () => {
  const call = 'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  const here = await arrive('chloe@acme.test');
  expect(here.asked()?.step).toBe('verify');
  expect(here.login()).toMatchObject({ error: { code: 'ER-ADMIN-PORTAL-GENERIC-ERROR' }, pending: false });
  const [phone] = here.asked()!.devices.phones;
  await chooseMethod(here.flow, { kind: 'sms', deviceId: phone!.id, phoneNumber: phone!.phoneNumber });
  expect(await signsIn(here, world.phone.list()[0]!.code!)).toBe('chloe@acme.test');
});
