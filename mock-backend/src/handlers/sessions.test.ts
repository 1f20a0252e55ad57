import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { refreshToken } from '../../../sdk/src/api/auth';
import { getSessionConfigurations, listMySessions, saveSessionConfigurations } from '../../../sdk/src/api/sessions';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';

const INES = 'ines@acme.test';
const HOUR_SECONDS = 3_600;

async function configure(world: World, body: Parameters<typeof saveSessionConfigurations>[1]): Promise<TestBrowser> {
  const admin = await signIn(world, tenantAdminEmail);
  await saveSessionConfigurations(admin.http, body);
  return admin;
}

it('stores what a tenant sets, one part at a time, for that tenant only', async () => {
  const world = quickWorld();
  const idle = { sessionIdleTimeoutConfiguration: { isActive: true, timeout: HOUR_SECONDS } };
  const concurrent = { sessionConcurrentConfiguration: { isActive: false, maxSessions: 3 } };
  const admin = await configure(world, idle);
  await saveSessionConfigurations(admin.http, concurrent);
  expect(await getSessionConfigurations(admin.http)).toEqual({ ...idle, ...concurrent });
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(await getSessionConfigurations(kira.http)).not.toHaveProperty('sessionIdleTimeoutConfiguration');
});

it('ends unused sessions', async () => {
  const world = quickWorld();
  await configure(world, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: HOUR_SECONDS } });
  const browser = await signIn(world, INES);
  world.clock.advance((HOUR_SECONDS - 1) * 1000);
  browser.token = (await refreshToken(browser.http, { tenantId: null })).accessToken!;
  world.clock.advance((HOUR_SECONDS - 1) * 1000);
  browser.token = (await refreshToken(browser.http, { tenantId: null })).accessToken!;
  world.clock.advance(HOUR_SECONDS * 1000);
  await expectRefusal(refreshToken(browser.http, { tenantId: null }), 401, errorCodes.sessionExpired);
});

it('asks for a new sign-in, even of an active user', async () => {
  const world = quickWorld();
  await configure(world, { sessionTimeoutConfiguration: { isActive: true, timeout: HOUR_SECONDS } });
  const browser = await signIn(world, INES);
  world.clock.advance((HOUR_SECONDS - 1) * 1000);
  expect((await refreshToken(browser.http, { tenantId: null })).accessToken).toBeTruthy();
  world.clock.advance(1000);
  await expectRefusal(refreshToken(browser.http, { tenantId: null }), 401, errorCodes.sessionExpired);
});

it('ends the oldest session when there are too many', async () => {
  const world = quickWorld();
  await configure(world, { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } });
  const [first, second, third] = [await signIn(world, INES), await signIn(world, INES), await signIn(world, INES)];
  await expectRefusal(listMySessions(first!.http), 401, errorCodes.unauthorized);
  expect(await listMySessions(second!.http)).toHaveLength(2);
  expect(await listMySessions(third!.http)).toHaveLength(2);
});

it('does nothing while it is switched off', async () => {
  const world = quickWorld();
  await configure(world, { sessionTimeoutConfiguration: { isActive: false, timeout: 1 } });
  const browser = await signIn(world, INES);
  world.clock.advance(HOUR_SECONDS * 1000);
  expect((await refreshToken(browser.http, { tenantId: null })).accessToken).toBeTruthy();
});

it.each([0, -1, 1.5, 1e12])('refuses a time-out of %d seconds', async (timeout) => {
  const { http } = await signIn(quickWorld(), tenantAdminEmail);
  const body = { sessionTimeoutConfiguration: { isActive: true, timeout } };
  await expectRefusal(saveSessionConfigurations(http, body), 400, errorCodes.invalidRequest);
});
