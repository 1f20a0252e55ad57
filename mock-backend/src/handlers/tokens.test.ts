import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/tokens';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';

/** People enter days (portal spec §9). */
const MINUTES_A_DAY = 1_440;
const DAY_MS = MINUTES_A_DAY * 60_000;

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const nightly = { description: 'Nightly export', expiresInMinutes: 90 * MINUTES_A_DAY };

it('shows the secret of an own access token once', async () => {
  const { id, secret, expires } = await api.createMyAccessToken(admin.http, nightly);
  expect(secret).toMatch(/^\w{40,}$/);
  expect(Date.parse(expires!) - world.clock.now()).toBe(90 * DAY_MS);
  const { accessTokens } = await api.listMyAccessTokens(admin.http);
  expect(accessTokens).toMatchObject([{ id, description: 'Nightly export' }]);
  expect(accessTokens[0]).not.toHaveProperty('secret');
  await api.deleteMyAccessToken(admin.http, id);
  expect(await api.listMyAccessTokens(admin.http)).toEqual({ accessTokens: [] });
  await expectRefusal(api.deleteMyAccessToken(admin.http, id), 404, errorCodes.notFound);
});

it('gives client id and secret of an own API token, which never expires if so wished', async () => {
  const { clientId, secret, expires } = await api.createMyApiToken(admin.http, { ...nightly, expiresInMinutes: null });
  expect([secret === undefined, expires]).toEqual([false, undefined]);
  expect(clientId).toMatch(/^CLIENT_ID_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await api.listMyApiTokens(admin.http)).toMatchObject([{ clientId, description: 'Nightly export' }]);
  await api.deleteMyApiToken(admin.http, clientId!);
  expect(await api.listMyApiTokens(admin.http)).toEqual([]);
});

it('gives API tokens no id, by which a published store would delete them as access tokens', async () => {
  await api.createMyApiToken(admin.http, nightly);
  await api.createTenantApiToken(admin.http, { ...nightly, roleIds: [] });
  const lists = [await api.listMyApiTokens(admin.http), await api.listTenantApiTokens(admin.http)];
  expect(lists.flat().map((token) => ['id' in token, typeof token.clientId])).toEqual([
    [false, 'string'],
    [false, 'string'],
  ]);
});

it('makes a token that never expires when the request names no time', async () => {
  const body = { description: 'Nightly export' };
  const tokens = [
    await api.createMyAccessToken(admin.http, body),
    await api.createTenantAccessToken(admin.http, { ...body, roleIds: [] }),
    await api.createMyApiToken(admin.http, body),
    await api.createTenantApiToken(admin.http, { ...body, roleIds: [] }),
  ];
  expect(tokens.map((token) => token.expires)).toEqual([undefined, undefined, undefined, undefined]);
});

it('lets all administrators of a tenant see the tokens of the tenant, with their roles', async () => {
  const body = { ...nightly, roleIds: [roleId('read-only')] };
  const { clientId } = await api.createTenantApiToken(admin.http, body);
  const { id } = await api.createTenantAccessToken(admin.http, body);
  const ben = await signIn(world, 'ben@acme.test');
  expect(await api.listTenantApiTokens(ben.http)).toMatchObject([{ clientId, roleIds: body.roleIds }]);
  expect((await api.listTenantAccessTokens(ben.http)).accessTokens).toMatchObject([{ id, roleIds: body.roleIds }]);
  await api.deleteTenantApiToken(ben.http, clientId!);
  await api.deleteTenantAccessToken(ben.http, id);
  expect(await api.listTenantApiTokens(admin.http)).toEqual([]);
  expect(await api.listTenantAccessTokens(admin.http)).toEqual({ accessTokens: [] });
});

it('separates kinds and owners', async () => {
  const { id } = await api.createMyAccessToken(admin.http, nightly);
  await expectRefusal(api.deleteMyApiToken(admin.http, id), 404, errorCodes.notFound);
  await expectRefusal(api.deleteTenantAccessToken(admin.http, id), 404, errorCodes.notFound);
  const ben = await signIn(world, 'ben@acme.test');
  expect(await api.listMyAccessTokens(ben.http)).toEqual({ accessTokens: [] });
  await expectRefusal(api.deleteMyAccessToken(ben.http, id), 404, errorCodes.notFound);
  const kira = await signIn(world, 'kira@brightwater.test');
  const { clientId } = await api.createTenantApiToken(kira.http, { ...nightly, roleIds: [] });
  expect(await api.listTenantApiTokens(admin.http)).toEqual([]);
  await expectRefusal(api.deleteTenantApiToken(admin.http, clientId!), 404, errorCodes.notFound);
});

it('refuses unknown roles and invalid times', async () => {
  const unknown = api.createTenantApiToken(admin.http, { ...nightly, roleIds: ['no-such-role'] });
  await expectRefusal(unknown, 400, errorCodes.roleNotFound);
  const never = api.createMyAccessToken(admin.http, { ...nightly, expiresInMinutes: 0 });
  await expectRefusal(never, 400, errorCodes.invalidRequest);
});

it('writes no secret into the journal', async () => {
  const { secret } = await api.createTenantAccessToken(admin.http, { ...nightly, roleIds: [] });
  expect(JSON.stringify(world.journal.list())).not.toContain(secret);
});
