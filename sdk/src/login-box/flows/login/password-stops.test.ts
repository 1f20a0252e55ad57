import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { offerMethods } from '../../../../../mock-backend/src/handlers/testing/policies';
import { createTestApp } from '../../../app/test-app';
import { createLoginStore } from './login-store';
import { sendBreachedPasswordMail, submitExpiredPassword, submitPassword } from './password-actions';
import { submitEmail } from './pre-login-actions';
import { stepBackward } from './step-back-actions';

type Row = Record<string, unknown>;

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

async function signIn(password = DEMO_PASSWORD, name = 'ada@acme.test') {
  const overrideFeatureFlags = { 'security-center-show-login-flows': 'on' } as const;
  const app = createTestApp(world, { address: '/account/login', overrideFeatureFlags });
  const store = createLoginStore(app);
  const login = () => store.getState();
  await submitEmail(login().flow, name);
  await submitPassword(login().flow, password);
  return { app, login };
}

it('stops a leaked password and sends the mail for replacing it, again on each press', async () => {
  edit('users', ([ada]) => Object.assign(ada!, { password: 'Password1' }));
  const { app, login } = await signIn('Password1');
  expect(login().state).toEqual({ step: 'breachedPassword', email: 'ada@acme.test' });
  expect(app.session.store.getState().status).not.toBe('signedIn');
  await sendBreachedPasswordMail(login().flow);
  expect(login().state).toEqual({ step: 'breachedPasswordSuccess', email: 'ada@acme.test' });
  await sendBreachedPasswordMail(login().flow);
  expect(world.inbox.list().map(({ to }) => to)).toEqual(['ada@acme.test', 'ada@acme.test']);
  stepBackward(login().flow);
  expect(login().state).toEqual({ step: 'loginWithPassword', email: 'ada@acme.test' });
});

it('sends the mail to the account address of a user who has signed in by user name', async () => {
  edit('users', ([ada]) => Object.assign(ada!, { password: 'Password1', username: 'harbor-ada' }));
  offerMethods(world, 'UsernameAndPassword');
  const { login } = await signIn('Password1', 'harbor-ada');
  expect(login().state).toEqual({ step: 'breachedPassword', email: 'harbor-ada' });
  await sendBreachedPasswordMail(login().flow);
  const asked = world.journal.list().find(({ path }) => path.endsWith('/passwords/reset'));
  expect(asked?.requestBody).toEqual({ email: 'ada@acme.test' });
  expect(world.inbox.list().map(({ to }) => to)).toEqual(['ada@acme.test']);
});

it('asks for a new password when the old one has expired, and signs in with it', async () => {
  const value = { isActive: true, rotationPeriod: 10, notificationPeriod: 2 };
  edit('policies', (rows) => {
    rows.push({ id: 'policy-password-rotation', name: 'password-rotation', tenantId: null, value });
  });
  const { app, login } = await signIn();
  expect(login().state).toMatchObject({ step: 'passwordRotationExpired', rules: { minLength: 6 } });
  await submitExpiredPassword(login().flow, 'x');
  expect(login()).toMatchObject({
    state: { step: 'passwordRotationExpired' },
    error: { code: 'ER-PASSWORD-TOO-SHORT' },
  });
  const submitted = submitExpiredPassword(login().flow, 'Winter-Garden-77');
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await submitted;
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
  expect(world.people()[0]?.password).toBe('Winter-Garden-77');
});

it('returns to the password step when the user took too long to choose a new password', async () => {
  const value = { isActive: true, rotationPeriod: 10, notificationPeriod: 2 };
  edit('policies', (rows) => {
    rows.push({ id: 'policy-password-rotation', name: 'password-rotation', tenantId: null, value });
  });
  const { login } = await signIn();
  world.clock.advance(7 * 86_400_000);
  await submitExpiredPassword(login().flow, 'Winter-Garden-77');
  expect(login()).toMatchObject({
    state: { step: 'loginWithPassword', email: 'ada@acme.test' },
    error: { code: 'newPasswordTookTooLong' },
  });
});
