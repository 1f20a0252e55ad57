import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { login, refreshToken } from '../../../sdk/src/api/auth';
import { impersonate } from '../../../sdk/src/api/impersonation';
import * as api from '../../../sdk/src/api/policies';
import { listMySessions, saveSessionConfigurations } from '../../../sdk/src/api/sessions';
import { listSsoConfigurations, updateSsoConfiguration } from '../../../sdk/src/api/sso';
import { listUsersV3 } from '../../../sdk/src/api/team';
import { getMe, resetPassword } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { signInWithSaml } from './testing/identity-provider';
import { addBreachedPassword, setVendorPolicy } from './testing/policies';
import { ACCESS_TOKEN_SECONDS } from './testing/spec-numbers';

const DAY_MS = 86_400_000;
/** Before an access token is over, so that only the session counts. */
const STEP_MS = (ACCESS_TOKEN_SECONDS - 10) * 1_000;

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const ines = { email: 'ines@acme.test', password: DEMO_PASSWORD };
const rotation = { isActive: true, rotationPeriod: 400, notificationPeriod: 30 };

/** Days until the password of a user has to change. */
async function daysLeft(): Promise<number | undefined> {
  return (await login(openBrowser(world).http, ines)).passwordExpiresIn;
}

it('asks for another password once the present one is too old', async () => {
  expect(await daysLeft()).toBeUndefined();
  await api.savePasswordRotationPolicy(admin.http, rotation);
  const left = (await daysLeft())!;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(rotation.rotationPeriod);

  world.clock.advance(left * DAY_MS);
  const { http } = openBrowser(world);
  const stopped = await login(http, ines);
  expect(stopped).toMatchObject({ mfaRequired: false, passwordExpiresIn: 0, notificationPeriod: 30 });
  expect(stopped).not.toHaveProperty('accessToken');
  const { userId = '', resetPasswordToken: token = '' } = stopped;
  await resetPassword(http, { userId, token, password: 'Another-Light-42' });
  const again = await login(http, { ...ines, password: 'Another-Light-42' });
  expect(again).toMatchObject({ accessToken: expect.any(String), passwordExpiresIn: rotation.rotationPeriod });
});

it('rotates passwords by the shorter period of vendor and tenant', async () => {
  await api.savePasswordRotationPolicy(admin.http, rotation);
  const left = (await daysLeft())!;
  setVendorPolicy(world, 'password-rotation', { isActive: true, rotationPeriod: rotation.rotationPeriod - 5 });
  expect(await daysLeft()).toBe(left - 5);
  setVendorPolicy(world, 'password-rotation', { isActive: true, rotationPeriod: rotation.rotationPeriod + 5 });
  expect(await daysLeft()).toBe(left);
  await api.savePasswordRotationPolicy(admin.http, { isActive: false });
  expect(await daysLeft()).toBe(left + 5);
});

it('does not check the age of the password when the tokens are renewed', async () => {
  await api.savePasswordRotationPolicy(admin.http, rotation);
  expect(await refreshToken(admin.http, { tenantId: null })).not.toHaveProperty('passwordExpiresIn');
});

it('refuses a leaked password until the user chooses another', async () => {
  addBreachedPassword(world, DEMO_PASSWORD);
  const { http } = openBrowser(world);
  const stopped = await login(http, ines);
  expect(stopped).toMatchObject({ mfaRequired: false, isBreachedPassword: true, userEmail: ines.email });
  expect(stopped).not.toHaveProperty('accessToken');
  const { userId = '', resetPasswordToken: token = '' } = stopped;
  const same = resetPassword(http, { userId, token, password: DEMO_PASSWORD });
  await expectRefusal(same, 400, errorCodes.passwordTooWeak);
  await resetPassword(http, { userId, token, password: 'Another-Light-42' });
  expect((await signIn(world, ines.email, 'Another-Light-42')).token).toBeTruthy();
  const { items } = await listUsersV3(admin.http, { _preset: 'breached-passwords', _limit: 50 });
  expect(items.map(({ email }) => email)).not.toContain(ines.email);
  expect(items.map(({ email }) => email)).toContain('jonas@acme.test');
});

it('asks for the second factor before it says anything about the password', async () => {
  addBreachedPassword(world, DEMO_PASSWORD);
  const answer = await login(openBrowser(world).http, { email: 'ben@acme.test', password: DEMO_PASSWORD });
  expect(answer).toMatchObject({ mfaRequired: true });
  expect(answer).not.toHaveProperty('resetPasswordToken');
});

it('makes users set up a second factor when their tenant forces it', async () => {
  await api.createMfaPolicy(admin.http, { enforceMFAType: 'Force' });
  const answer = await login(openBrowser(world).http, ines);
  expect(answer).toMatchObject({ mfaRequired: true, mfaEnrolled: false, mfaToken: expect.any(String) });
  expect(answer.mfaStrategies).toContain('AuthenticatorApp');
  expect(answer).not.toHaveProperty('accessToken');
  const liam = await login(openBrowser(world).http, { email: 'liam@brightwater.test', password: DEMO_PASSWORD });
  expect(liam.accessToken).toBeTruthy();
  await api.updateMfaPolicy(admin.http, { enforceMFAType: 'DontForce' });
  expect((await signIn(world, ines.email)).token).toBeTruthy();
});

it('exempts users who sign in through their company, unless all are forced', async () => {
  const [configuration] = await listSsoConfigurations(admin.http);
  await updateSsoConfiguration(admin.http, configuration!.id, { enabled: true });
  await api.createMfaPolicy(admin.http, { enforceMFAType: 'ForceExceptSAML' });
  expect((await signInWithSaml(openBrowser(world), ines.email)).accessToken).toBeTruthy();
  expect(await login(openBrowser(world).http, ines)).toMatchObject({ mfaRequired: true, mfaEnrolled: false });
  await api.createMfaPolicy(admin.http, { enforceMFAType: 'Force' });
  expect(await signInWithSaml(openBrowser(world), ines.email)).toMatchObject({ mfaRequired: true });
});

it('lets a tenant require more second factors than the vendor, not fewer', async () => {
  await api.createMfaPolicy(admin.http, { enforceMFAType: 'DontForce' });
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'ForceExceptSAML' });
  expect(await api.getVendorMfaPolicy(admin.http)).toMatchObject({ enforceMFAType: 'ForceExceptSAML' });
  expect(await api.getMfaPolicy(admin.http)).toMatchObject({ enforceMFAType: 'DontForce' });
  expect(await login(openBrowser(world).http, ines)).toMatchObject({ mfaRequired: true, mfaEnrolled: false });
});

it('ends a session that was unused for too long', async () => {
  await saveSessionConfigurations(admin.http, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 200 } });
  world.clock.advance(199_000);
  await getMe(admin.http);
  world.clock.advance(100_000);
  await getMe(admin.http);
  world.clock.advance(200_000);
  await expectRefusal(refreshToken(admin.http, { tenantId: null }), 401, errorCodes.sessionExpired);
  await expectRefusal(getMe(admin.http), 401, errorCodes.unauthorized);
});

it('makes users sign in again after a time, also if they were active', async () => {
  setVendorPolicy(world, 'sessions', { sessionTimeoutConfiguration: { isActive: true, timeout: 3_600 } });
  const until = world.clock.now() + 3_600_000;
  while (world.clock.now() + STEP_MS < until) {
    world.clock.advance(STEP_MS);
    admin.token = (await refreshToken(admin.http, { tenantId: null })).accessToken ?? null;
  }
  await getMe(admin.http);
  world.clock.set(until);
  await expectRefusal(getMe(admin.http), 401, errorCodes.unauthorized);
  await expectRefusal(refreshToken(admin.http, { tenantId: null }), 401, errorCodes.sessionExpired);
});

it('ends the oldest session of a user who has more than allowed', async () => {
  setVendorPolicy(world, 'sessions', { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } });
  const second = await signIn(world, 'ada@acme.test');
  await getMe(admin.http);
  const third = await signIn(world, 'ada@acme.test');
  await expectRefusal(getMe(admin.http), 401, errorCodes.unauthorized);
  expect(await listMySessions(second.http)).toHaveLength(2);
  await getMe(third.http);
  expect((await signIn(world, ines.email)).token).toBeTruthy();
  await getMe(third.http);
});

it('lets a tenant set limits of its own in place of those of the vendor', async () => {
  setVendorPolicy(world, 'sessions', { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 100 } });
  await saveSessionConfigurations(admin.http, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 200 } });
  const liam = await signIn(world, 'liam@brightwater.test');
  world.clock.advance(150_000);
  await getMe(admin.http);
  await expectRefusal(getMe(liam.http), 401, errorCodes.unauthorized);
});

it('does not count impersonated sessions', async () => {
  const limits = { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } };
  await saveSessionConfigurations(admin.http, limits);
  const own = await signIn(world, ines.email);
  const actorToken = admin.token ?? '';
  await impersonate(openBrowser(world).http, { impersonatedUserId: userIdOf(world, ines.email), actorToken });
  await getMe(own.http);
});

it('ends no sessions while their rules are switched off', async () => {
  setVendorPolicy(world, 'sessions', {
    sessionIdleTimeoutConfiguration: { isActive: false, timeout: 1 },
    sessionTimeoutConfiguration: { isActive: false, timeout: 1 },
    sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
  });
  await signIn(world, 'ada@acme.test');
  world.clock.advance(STEP_MS);
  await getMe(admin.http);
});
