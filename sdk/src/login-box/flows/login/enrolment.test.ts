import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { offerMethods } from '../../../../../mock-backend/src/handlers/testing/policies';
import { createTestApp } from '../../../app/test-app';
import {
  chooseStrategy,
  confirmRecoveryCode,
  leaveEnrolmentStep,
  submitEnrolmentCode,
  submitPhoneNumber,
} from './enrolment-actions';
import type { LoginStore } from './login-flow';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';
import { submitEmail } from './pre-login-actions';

const ADA = 'ada@acme.test';
const PHONE = '+12025550188';
const strategies = ['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'];

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Forces every user to set up a second factor of one of these kinds. */
function force(allowed: readonly string[]): void {
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()));
  const policy = (name: string, value: object) => ({ id: `policy-${name}`, name, tenantId: null, value });
  const switches = Object.fromEntries(strategies.map((name) => [name, allowed.includes(name)]));
  snapshot.tables.policies = [
    ...snapshot.tables.policies.filter((row: { id: string }) => !/^policy-mfa(-strategies)?$/.test(row.id)),
    policy('mfa', { rememberDays: 14, enforceMFAType: 'Force' }),
    policy('mfa-strategies', switches),
  ];
  world.restore(snapshot);
}

async function arrive(allowed: readonly string[], name = ADA) {
  force(allowed);
  const app = createTestApp(world, { address: '/account/login?redirectUrl=%2Freports' });
  const store = createLoginStore(app);
  const login = () => store.getState();
  await submitEmail(login().flow, name);
  await submitPassword(login().flow, DEMO_PASSWORD);
  const { flow } = login();
  return { app, login, flow, enrolment: () => flow.at('forceTwoFactor')?.enrolment };
}

async function leave({ app, login }: { app: ReturnType<typeof createTestApp>; login: () => LoginStore }) {
  const left = confirmRecoveryCode(login().flow);
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await left;
  return [app.location.read().path, app.session.store.getState().user?.email];
}

it.each([
  [['AuthenticatorApp'], 'authenticatorApp'],
  [['SMS'], 'smsSetPhoneNumber'],
  [['EmailCode'], 'emailVerifyCode'],
  [['WebAuthnPlatform'], 'verify'],
  [['AuthenticatorApp', 'SMS'], 'verify'],
  [[], 'verify'],
])('with %j allowed goes to %s', async (allowed, step) => {
  const { enrolment } = await arrive(allowed);
  expect(enrolment()).toMatchObject({ step, strategies: allowed, rememberDays: 14 });
});

it('sets up an app, shows the recovery code once, and only then redirects', async () => {
  const here = await arrive(['AuthenticatorApp']);
  const { setup } = here.enrolment() as { setup: { uri: string; secret: string } };
  expect(setup.uri).toContain(setup.secret);
  await submitEnrolmentCode(here.flow, world.authenticator.code(ADA));
  expect(here.enrolment()).toMatchObject({ step: 'recoveryCode', recoveryCode: expect.stringMatching(/.{8,}/) });
  expect(here.app.session.store.getState().status).toBe('signedIn');
  world.clock.advance(60_000);
  expect(here.app.location.read().path).toBe('/account/login');
  expect(await leave(here)).toEqual(['/reports', ADA]);
});

it('keeps the app and its QR code after a wrong code', async () => {
  const here = await arrive(['AuthenticatorApp']);
  const before = here.enrolment();
  await submitEnrolmentCode(here.flow, '000000');
  expect(here.enrolment()).toBe(before);
  expect(here.login()).toMatchObject({ error: { code: 'ER-MFA-CODE-INVALID' }, pending: false });
});

it('sets up a phone by its number and the code that it receives', async () => {
  const here = await arrive(['SMS', 'EmailCode']);
  await chooseStrategy(here.flow, 'SMS');
  await submitPhoneNumber(here.flow, PHONE);
  expect(here.enrolment()).toMatchObject({ step: 'smsVerifyCode', phoneNumber: PHONE });
  leaveEnrolmentStep(here.flow);
  expect(here.enrolment()).toMatchObject({ step: 'smsSetPhoneNumber', phoneNumber: PHONE });
  await submitPhoneNumber(here.flow, PHONE);
  expect(world.phone.list()).toHaveLength(1);
  await submitEnrolmentCode(here.flow, world.phone.list()[0]!.code!);
  expect(here.enrolment()).toMatchObject({ step: 'recoveryCode' });
  expect(await leave(here)).toEqual(['/reports', ADA]);
});

it('sets up codes by mail, and sends no second code after going back', async () => {
  const here = await arrive(['SMS', 'EmailCode']);
  await chooseStrategy(here.flow, 'EmailCode');
  leaveEnrolmentStep(here.flow);
  expect(here.enrolment()?.step).toBe('verify');
  await chooseStrategy(here.flow, 'EmailCode');
  expect(world.inbox.list()).toHaveLength(1);
  await submitEnrolmentCode(here.flow, /\d{6}/.exec(world.inbox.list()[0]!.text)![0]);
  expect(await leave(here)).toEqual(['/reports', ADA]);
});

it('shows the recipient of codes by mail to a user who signed in by user name', async () => {
  const { tables, ...rest } = world.snapshot();
  const users = (tables.users as { email: string }[]).map((user) =>
    user.email === ADA ? { ...user, username: 'harbor-ada' } : user,
  );
  world.restore({ ...rest, tables: { ...tables, users } });
  offerMethods(world, 'UsernameAndPassword');
  const here = await arrive(['EmailCode'], 'harbor-ada');
  expect(here.login().state).toMatchObject({
    email: 'harbor-ada',
    enrolment: { step: 'emailVerifyCode', address: ADA },
  });
  expect(world.inbox.list().map(({ to }) => to)).toEqual([ADA]);
});

it('asks for the password again, and shows why, when the enrolment has expired', async () => {
  const here = await arrive(['AuthenticatorApp']);
  world.clock.advance(6 * 60_000);
  await submitEnrolmentCode(here.flow, world.authenticator.code(ADA));
  expect(here.login()).toMatchObject({
    state: { step: 'loginWithPassword', email: ADA },
    error: { code: 'ER-MFA-TOKEN-EXPIRED' },
  });
});
