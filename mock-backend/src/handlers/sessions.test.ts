import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { login, refreshToken } from '../../../sdk/src/api/auth';
import { getSessionConfigurations, listMySessions, saveSessionConfigurations } from '../../../sdk/src/api/sessions';
import { deleteMember, disableUser, enableUser } from '../../../sdk/src/api/team';
import { switchTenant } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD, tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';

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

const HOME = 'tenant-acme';
const ELSEWHERE = 'tenant-brightwater';

const tenantOf = ({ accessToken }: { accessToken?: string }) => decodeJwt(accessToken!).tenantId;
const renew = ({ http }: TestBrowser) => refreshToken(http, { tenantId: null });

/** A browser in which the administrator of both teams works in the other one. */
async function workElsewhere(world: World): Promise<TestBrowser> {
  const browser = await signIn(world, tenantAdminEmail);
  await switchTenant(browser.http, { tenantId: ELSEWHERE });
  expect(tenantOf(await renew(browser))).toBe(ELSEWHERE);
  return browser;
}

it('stays in its tenant while the user works in another one in a second browser', async () => {
  const world = quickWorld();
  const first = await signIn(world, tenantAdminEmail);
  await workElsewhere(world);
  expect(tenantOf(await renew(first))).toBe(HOME);
});

it('ends with the membership in its tenant, and not with that in another', async () => {
  const world = quickWorld();
  const [here, elsewhere] = [await signIn(world, tenantAdminEmail), await workElsewhere(world)];
  const ben = await signIn(world, 'ben@acme.test');
  await deleteMember(ben.http, userIdOf(world, tenantAdminEmail));
  await expectRefusal(renew(here), 401, errorCodes.sessionExpired);
  expect(tenantOf(await renew(elsewhere))).toBe(ELSEWHERE);
});

it('opens in the tenant of the last sign-in, also once an earlier one is open to the user again', async () => {
  const world = quickWorld();
  const ada = userIdOf(world, tenantAdminEmail);
  const enter = () => login(openBrowser(world).http, { email: tenantAdminEmail, password: DEMO_PASSWORD });
  const ben = await signIn(world, 'ben@acme.test');
  expect(tenantOf(await enter())).toBe(HOME);
  await disableUser(ben.http, ada);
  expect(tenantOf(await enter())).toBe(ELSEWHERE);
  await enableUser(ben.http, ada);
  expect(tenantOf(await enter())).toBe(ELSEWHERE);
});

it('names the browser that it was opened in', async () => {
  const browser = openBrowser(quickWorld());
  const answer = await browser.fetch('/identity/resources/auth/v1/user', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Example/1.0' },
    body: JSON.stringify({ email: tenantAdminEmail, password: DEMO_PASSWORD }),
  });
  browser.token = ((await answer.json()) as { accessToken: string }).accessToken;
  expect(await listMySessions(browser.http)).toMatchObject([{ userAgent: 'Example/1.0' }]);
});
