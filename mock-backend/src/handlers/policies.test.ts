import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { getPasswordPolicy, getPublicConfiguration } from '../../../sdk/src/api/configurations';
import * as api from '../../../sdk/src/api/policies';
import { listUsersV3 } from '../../../sdk/src/api/team';
import { resetPassword, sendPasswordReset } from '../../../sdk/src/api/users';
import { mockSigningKey } from '../core/signing-key';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';
import { setVendorPolicy } from './testing/policies';
import { LOCKOUT_MAX_ATTEMPTS, LOCKOUT_MINUTES } from './testing/spec-numbers';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

/** Types a wrong password so many times, and says what the last answer was. */
async function guess(email: string, times: number): Promise<string | undefined> {
  const { http } = openBrowser(world);
  let last: string | undefined;
  for (let time = 0; time < times; time++) {
    last = (await refusal(login(http, { email, password: 'wrong' }))).errorCode;
  }
  return last;
}

/** Resets a forgotten password. */
async function changePassword(email: string, password: string): Promise<unknown> {
  const { http } = openBrowser(world);
  await sendPasswordReset(http, { email });
  const link = new URL(world.inbox.list()[0]?.link ?? '', 'https://app.test');
  const { userId = '', token = '' } = Object.fromEntries(link.searchParams);
  return resetPassword(http, { userId, token, password });
}

it('shows what the vendor has set for all tenants', async () => {
  const policy = await api.getGlobalPolicy(admin.http);
  expect(policy).toMatchObject({ enforceMFAType: 'DontForce', allowOverrideEnforcePasswordHistory: true });
  expect(policy.allowSignups).toBe((await getPublicConfiguration(admin.http)).allowSignups);
  expect(policy.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n[A-Za-z0-9+/=\n]+-----END PUBLIC KEY-----\n$/);
  const key = await crypto.subtle.importKey(
    'spki',
    Uint8Array.from(atob(policy.publicKey.replace(/-----[^-]+-----|\n/g, '')), (one) => one.charCodeAt(0)),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    true,
    ['verify'],
  );
  const { n } = await crypto.subtle.exportKey('jwk', key);
  expect(n).toBe(mockSigningKey.n);
});

it('begins with the policies of the vendor, and stores those of a tenant for that tenant only', async () => {
  const vendor = await api.getVendorLockoutPolicy(admin.http);
  const { id, ...before } = await api.getLockoutPolicy(admin.http);
  expect([vendor, before]).toMatchObject([
    { enabled: true, maxAttempts: LOCKOUT_MAX_ATTEMPTS },
    { enabled: true, maxAttempts: LOCKOUT_MAX_ATTEMPTS },
  ]);
  world.clock.advance(1_000);
  const saved = await api.createLockoutPolicy(admin.http, { enabled: true, maxAttempts: 3 });
  expect(saved).toMatchObject({ id, maxAttempts: 3, updatedAt: new Date(world.clock.now()).toISOString() });
  expect(await api.updateLockoutPolicy(admin.http, { id, maxAttempts: 4 })).toMatchObject({
    enabled: true,
    maxAttempts: 4,
    createdAt: saved.createdAt,
  });
  expect(await api.getVendorLockoutPolicy(admin.http)).toEqual(vendor);
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(await api.getLockoutPolicy(kira.http)).toMatchObject({ maxAttempts: LOCKOUT_MAX_ATTEMPTS });
  await expectRefusal(api.updateLockoutPolicy(kira.http, { id, maxAttempts: 9 }), 404, errorCodes.notFound);
});

it('locks an account after as many wrong passwords as its tenant says', async () => {
  await api.createLockoutPolicy(admin.http, { enabled: true, maxAttempts: 3 });
  expect(await guess('ines@acme.test', 2)).toBe(errorCodes.invalidCredentials);
  expect(await guess('ines@acme.test', 1)).toBe(errorCodes.accountLocked);
  await expectRefusal(signIn(world, 'ines@acme.test'), 403, errorCodes.accountLocked);
  expect(await guess('liam@brightwater.test', LOCKOUT_MAX_ATTEMPTS - 1)).toBe(errorCodes.invalidCredentials);
  world.clock.advance(LOCKOUT_MINUTES * 60_000);
  expect((await signIn(world, 'ines@acme.test')).token).toBeTruthy();
});

it('holds a lock for as many minutes as the vendor says', async () => {
  setVendorPolicy(world, 'lockout', { maxAttempts: 1, lockMinutes: 60 });
  expect(await guess('ines@acme.test', 1)).toBe(errorCodes.accountLocked);
  world.clock.advance(59 * 60_000);
  await expectRefusal(signIn(world, 'ines@acme.test'), 403, errorCodes.accountLocked);
  world.clock.advance(60_000);
  expect((await signIn(world, 'ines@acme.test')).token).toBeTruthy();
});

it('never locks while the lockout is off', async () => {
  await api.createLockoutPolicy(admin.http, { enabled: false, maxAttempts: 1 });
  expect(await guess('ines@acme.test', LOCKOUT_MAX_ATTEMPTS + 1)).toBe(errorCodes.invalidCredentials);
  expect((await signIn(world, 'ines@acme.test')).token).toBeTruthy();
});

it('refuses one of the last passwords', async () => {
  expect(await api.getPasswordHistoryPolicy(admin.http)).toMatchObject({ enabled: false });
  await api.createPasswordHistoryPolicy(admin.http, { enabled: true, historySize: 2 });
  const usedBefore = errorCodes.passwordUsedBefore;
  await expectRefusal(changePassword('ines@acme.test', DEMO_PASSWORD), 400, usedBefore);
  await changePassword('ines@acme.test', 'Second-Light-42');
  await expectRefusal(changePassword('ines@acme.test', DEMO_PASSWORD), 400, usedBefore);
  await changePassword('ines@acme.test', 'Third-Light-42');
  await changePassword('ines@acme.test', DEMO_PASSWORD);
  expect((await signIn(world, 'ines@acme.test')).token).toBeTruthy();
});

it('leaves it to the vendor whether tenants decide about history and rotation', async () => {
  await api.savePasswordRotationPolicy(admin.http, { isActive: true, rotationPeriod: 30, notificationPeriod: 5 });
  setVendorPolicy(world, 'global', {
    allowOverrideEnforcePasswordHistory: false,
    allowOverridePasswordExpiration: false,
  });
  expect(await api.getGlobalPolicy(admin.http)).toMatchObject({ allowOverridePasswordExpiration: false });
  const history = api.createPasswordHistoryPolicy(admin.http, { enabled: true, historySize: 2 });
  await expectRefusal(history, 403, errorCodes.forbidden);
  await expectRefusal(api.savePasswordRotationPolicy(admin.http, { isActive: false }), 403, errorCodes.forbidden);
  expect(await api.getPasswordRotationPolicy(admin.http)).toEqual({ isActive: false });
});

it('stores a rotation that is consistent', async () => {
  expect(await api.getPasswordRotationPolicy(admin.http)).toEqual({ isActive: false });
  const wrong = [
    { isActive: true },
    { isActive: true, rotationPeriod: 5, notificationPeriod: 5 },
    { isActive: true, rotationPeriod: 1_826 },
    { isActive: true, rotationPeriod: 0 },
  ];
  for (const body of wrong) {
    await expectRefusal(api.savePasswordRotationPolicy(admin.http, body), 400, errorCodes.invalidRequest);
  }
  const body = { isActive: true, rotationPeriod: 90, notificationPeriod: 7 };
  expect(await api.savePasswordRotationPolicy(admin.http, body)).toEqual(body);
  expect(await api.savePasswordRotationPolicy(admin.http, { isActive: false })).toEqual({ ...body, isActive: false });
  expect(await api.getVendorPasswordRotationPolicy(admin.http)).toEqual({ isActive: false });
});

it('distinguishes the password rules of the vendor from those of a tenant', async () => {
  setVendorPolicy(world, 'password', { minLength: 12 });
  expect(await api.getVendorPasswordPolicy(admin.http)).toMatchObject({ minLength: 12, allowPassphrases: true });
  expect(await getPasswordPolicy(openBrowser(world).http)).toMatchObject({ minLength: 12 });
  await expectRefusal(changePassword('ines@acme.test', 'Ten-chars1'), 400, errorCodes.passwordTooShort);
});

it('refuses a password that has leaked', async () => {
  await expectRefusal(changePassword('ines@acme.test', '12345678'), 400, errorCodes.passwordTooWeak);
  const { items } = await listUsersV3(admin.http, { _preset: 'breached-passwords' });
  expect(items).toEqual([]);
});

it('lets users without the permission see the policies at most', async () => {
  const ines = await signIn(world, 'ines@acme.test');
  expect(await api.getMfaPolicy(ines.http)).toMatchObject({ enforceMFAType: 'DontForce' });
  const change = api.createMfaPolicy(ines.http, { enforceMFAType: 'Force' });
  await expectRefusal(change, 403, errorCodes.forbidden);
});
