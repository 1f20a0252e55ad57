import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/directory';
import type { World } from '../core/types';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const names = async () => (await api.listDirectoryConnections(admin.http)).map((row) => row.connectionName);

it('shows the token of a new connection once', async () => {
  const { id, token, connectionName } = await api.createDirectoryConnection(admin.http, { source: 'okta' });
  expect(token).toMatch(/^\w{40,}$/);
  expect(connectionName).toBe('Okta');
  const [connection] = await api.listDirectoryConnections(admin.http);
  expect(connection).toMatchObject({ id, connectionName, source: 'okta', syncToUserManagement: true, lastSync: null });
  expect(connection).not.toHaveProperty('token');
  expect(JSON.stringify(world.journal.list())).not.toContain(token);
});

it('lists connections, changes them and removes them', async () => {
  const { id } = await api.createDirectoryConnection(admin.http, { source: 'okta', connectionName: ' Head office ' });
  await api.createDirectoryConnection(admin.http, { source: 'azure-ad', syncToUserManagement: false });
  expect(await names()).toEqual(['Head office', 'Microsoft Entra ID']);
  await api.updateDirectoryConnection(admin.http, id, { syncToUserManagement: false });
  expect((await api.listDirectoryConnections(admin.http))[0]).toMatchObject({ syncToUserManagement: false });
  expect(await api.countDirectoryUsers(admin.http, id)).toEqual({ count: 0 });
  await api.deleteDirectoryConnection(admin.http, id, true);
  expect(await names()).toEqual(['Microsoft Entra ID']);
  await expectRefusal(api.countDirectoryUsers(admin.http, id), 404, errorCodes.notFound);
});

it('refuses a name twice', async () => {
  await api.createDirectoryConnection(admin.http, { source: 'okta' });
  const again = api.createDirectoryConnection(admin.http, { source: 'other', connectionName: 'OKTA' });
  await expectRefusal(again, 409, errorCodes.alreadyExists);
});

it('shows nothing to another tenant', async () => {
  const { id } = await api.createDirectoryConnection(admin.http, { source: 'okta' });
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(await api.listDirectoryConnections(kira.http)).toEqual([]);
  await expectRefusal(api.countDirectoryUsers(kira.http, id), 404, errorCodes.notFound);
  await expectRefusal(api.updateDirectoryConnection(kira.http, id, {}), 404, errorCodes.notFound);
  await expectRefusal(api.deleteDirectoryConnection(kira.http, id, true), 404, errorCodes.notFound);
});
