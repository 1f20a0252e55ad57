import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../../app/test-app';
import { isRotationNear } from '../after-session';
import { createLoginStore } from '../login-store';
import { submitPassword } from '../password-actions';
import { submitEmail } from '../pre-login-actions';
import { changeOldPassword, goOnAfterRotation } from './rotation-actions';

const ADA = 'ada@acme.test';
const NEW_PASSWORD = 'Winter-Garden-77';
const NAVIGATION_DELAY_MS = 200;
const LONGEST_PERIOD_DAYS = 1_825;

let world: World;
beforeEach(() => {
  world = createWorld({ scenario: 'passkeys-first', latency: 0 });
});

/** Sets after how many days passwords expire, for the vendor and for Ada's tenant. */
function rotate(days: Partial<Record<'vendor' | 'tenant', number>>, notificationPeriod = LONGEST_PERIOD_DAYS) {
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()));
  const { id: userId } = snapshot.tables.users.find(({ email }: { email: string }) => email === ADA);
  const { tenantId } = snapshot.tables.memberships.find((row: { userId: string }) => row.userId === userId);
  for (const [owner, rotationPeriod] of Object.entries(days)) {
    const [id, tenant] =
      owner === 'vendor' ? ['policy-password-rotation', null] : [`policy-password-rotation-${tenantId}`, tenantId];
    const value = { isActive: true, rotationPeriod, notificationPeriod };
    snapshot.tables.policies.push({ id, name: 'password-rotation', tenantId: tenant, value });
  }
  world.restore(snapshot);
}

async function signIn() {
  const app = createTestApp(world, { address: '/account/login?redirectUrl=%2Fhome' });
  await app.start();
  const store = createLoginStore(app);
  const login = () => store.getState();
  const { flow } = login();
  await submitEmail(flow, ADA);
  void submitPassword(flow, DEMO_PASSWORD);
  await expect.poll(() => login().pending).toBe(false);
  return { app, flow, login };
}

it.each([
  { passwordExpiresIn: 8, notificationPeriod: 7, near: false },
  { passwordExpiresIn: 7, notificationPeriod: 7, near: true },
  { passwordExpiresIn: 0, notificationPeriod: 7, near: true },
  { notificationPeriod: 7, near: false },
  { passwordExpiresIn: 3, near: false },
])('warns from the notification period on: $passwordExpiresIn of $notificationPeriod days', ({ near, ...answer }) => {
  expect(isRotationNear({ mfaRequired: false, ...answer })).toBe(near);
});

it('warns about the password first, then offers a passkey', async () => {
  rotate({ vendor: 1_000 });
  const { app, flow, login } = await signIn();
  expect(login().state).toMatchObject({ step: 'passwordRotationNotification', email: ADA, rotation: 'notification' });
  expect(app.session.store.getState().status).toBe('signedIn');
  await goOnAfterRotation(flow);
  expect(login().state).toEqual({ step: 'promptPasskeys', email: ADA });
});

it('counts the days by the shorter period of vendor and tenant', async () => {
  const daysWith = async (days: Parameters<typeof rotate>[0]) => {
    world = createWorld({ latency: 0 });
    rotate(days);
    const { state } = (await signIn()).login();
    return state.step === 'passwordRotationNotification' ? state.days : state.step;
  };
  const ofVendor = await daysWith({ vendor: 1_000 });
  expect(ofVendor).toBeTypeOf('number');
  expect(await daysWith({ vendor: 1_000, tenant: 1_500 })).toBe(ofVendor);
  expect(await daysWith({ vendor: 1_500, tenant: 1_000 })).toBe(ofVendor);
});

it('does not warn before the notification period', async () => {
  rotate({ vendor: 1_000 }, 1);
  expect((await signIn()).login().state.step).toBe('promptPasskeys');
});

it('changes the password at once, after a wrong current password was corrected', async () => {
  world = createWorld({ latency: 0 });
  rotate({ tenant: 1_000 });
  const { app, flow, login } = await signIn();
  await changeOldPassword(flow, 'wrong', NEW_PASSWORD);
  expect(login()).toMatchObject({ state: { rotation: 'notification' }, error: { code: 'currentPasswordWrong' } });
  await changeOldPassword(flow, DEMO_PASSWORD, 'x');
  expect(login()).toMatchObject({ state: { rotation: 'notification' }, error: { code: 'ER-PASSWORD-TOO-SHORT' } });
  await changeOldPassword(flow, DEMO_PASSWORD, NEW_PASSWORD);
  expect(login()).toMatchObject({ state: { rotation: 'success' }, error: null });
  expect(world.people().find(({ email }) => email === ADA)?.password).toBe(NEW_PASSWORD);
  const left = goOnAfterRotation(flow);
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(NAVIGATION_DELAY_MS);
  await left;
  expect(app.location.read().path).toBe('/home');
});
