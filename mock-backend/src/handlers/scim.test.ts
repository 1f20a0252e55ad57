import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as directory from '../../../sdk/src/api/directory';
import { listGroups } from '../../../sdk/src/api/groups';
import {
  createSsoGroup,
  listSsoConfigurations,
  listSsoGroups,
  updateSsoConfiguration,
  updateSsoGroup,
} from '../../../sdk/src/api/sso';
import { deleteMember, listMembers } from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import type { TeamUser } from '../../../sdk/src/contract/team';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { signInWithSaml } from './testing/identity-provider';

interface ScimAnswer {
  status: number;
  body: Record<string, unknown> & { id: string };
}

let world: World;
let admin: TestBrowser;
let connection: { id: string; token: string };

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
  connection = await directory.createDirectoryConnection(admin.http, { source: 'okta' });
});

/** What a directory writes, with the token of its connection. */
async function scim(method: string, path: string, body?: unknown, token = connection.token): Promise<ScimAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const url = `/directory/resources/scim/v2.0/${connection.id}/${path}`;
  const response = await admin.fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? {} : await response.json() };
}

const zoe = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'Zoe@acme.test',
  externalId: '00u1',
  name: { givenName: 'Zoe', familyName: 'Park' },
  emails: [{ value: 'zoe@acme.test', primary: true, type: 'work' }],
  active: true,
};
const push = async (user: object = zoe) => (await scim('POST', 'Users', user)).body.id;
const patch = (path: string, ...Operations: object[]) => scim('PATCH', path, { Operations });
const count = async () => (await directory.countDirectoryUsers(admin.http, connection.id)).count;

/** A user of the team; `undefined` if there is none. */
async function member(email: string): Promise<TeamUser | undefined> {
  const { items } = await listMembers(admin.http, { pageOffset: 0, pageSize: 50, _filter: email });
  return items[0];
}

it('adds users to the team, with the name of their directory', async () => {
  const { status, body } = await scim('POST', 'Users', zoe);
  expect(status).toBe(201);
  expect(body).toMatchObject({ userName: 'Zoe@acme.test', externalId: '00u1', displayName: 'Zoe Park', active: true });
  expect(body.meta).toMatchObject({ resourceType: 'User' });
  const marks = { name: 'Zoe Park', managedBy: 'scim2', verified: true, activatedForTenant: true, isDisabled: false };
  expect(await member('zoe@acme.test')).toMatchObject({ ...marks, roleIds: [roleId('read-only')] });
  expect(await count()).toBe(1);
  const [row] = await directory.listDirectoryConnections(admin.http);
  expect(row?.lastSync).toBe(new Date(world.clock.now()).toISOString());
});

it('disables a user of the team whom the directory disables, at once, and enables them again', async () => {
  const id = await push();
  const [configuration] = await listSsoConfigurations(admin.http);
  await updateSsoConfiguration(admin.http, configuration!.id, { enabled: true });
  const browser = openBrowser(world);
  await signInWithSaml(browser, 'zoe@acme.test');
  expect(await getMe(browser.http)).toMatchObject({ provider: 'scim2', managedBy: 'scim2' });

  await patch(`Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
  expect(await member('zoe')).toMatchObject({ isDisabled: true });
  await expectRefusal(getMe(browser.http), 401, errorCodes.unauthorized);
  await expectRefusal(signInWithSaml(browser, 'zoe@acme.test'), 403, errorCodes.accountDisabled);
  await patch(`Users/${id}`, { op: 'replace', value: { active: true } });
  expect(await signInWithSaml(browser, 'zoe@acme.test')).toMatchObject({ mfaRequired: false });
});

it('follows names and addresses', async () => {
  const id = await push();
  await patch(`Users/${id}`, { op: 'replace', path: 'name.familyName', value: 'Lane' });
  expect(await member('zoe')).toMatchObject({ name: 'Zoe Lane' });
  await patch(`Users/${id}`, { op: 'replace', path: 'displayName', value: 'Dr Lane' });
  expect(await member('zoe')).toMatchObject({ name: 'Dr Lane' });
  const userId = userIdOf(world, 'zoe@acme.test');
  await patch(`Users/${id}`, { op: 'replace', path: 'emails[type eq "work"].value', value: 'lane@acme.test' });
  expect(await member('lane@acme.test')).toMatchObject({ id: userId });
  const { body } = await scim('PUT', `Users/${id}`, { ...zoe, displayName: 'Zoe', name: null });
  expect(body).toMatchObject({ id, displayName: 'Zoe', emails: [{ value: 'zoe@acme.test' }] });
  expect(await member('zoe@acme.test')).toMatchObject({ id: userId, name: 'Zoe' });
});

it('leaves the parts of a name that a change does not mention', async () => {
  const id = await push();
  await patch(`Users/${id}`, { op: 'replace', value: { name: { givenName: 'Zoë' } } });
  expect(await member('zoe')).toMatchObject({ name: 'Zoë Park' });
  await patch(`Users/${id}`, { op: 'replace', path: 'name', value: { familyName: 'Lane' } });
  expect(await member('zoe')).toMatchObject({ name: 'Zoë Lane' });
});

it('takes over members of the team, and never removes the last administrator', async () => {
  const id = await push({ ...zoe, userName: 'ines@acme.test', emails: [] });
  expect(await member('ines')).toMatchObject({ managedBy: 'scim2', name: 'Zoe Park' });
  await scim('DELETE', `Users/${id}`);
  expect(await member('ines')).toBeUndefined();

  await push({ userName: 'ben@acme.test' });
  const ada = await push({ userName: 'ada@acme.test', displayName: 'Ada M.' });
  expect(await member('ada@acme.test')).toMatchObject({ name: 'Ada Moreno' });
  const refused = await refusal(directory.deleteDirectoryConnection(admin.http, connection.id, true));
  expect(refused).toMatchObject({ statusCode: 409, errorCode: errorCodes.lastAdmin });
  expect(await count()).toBe(2);
  expect((await scim('DELETE', `Users/${ada}`)).status).toBe(204);
});

it('keeps users out of the team where the connection says so, and adds them when that changes', async () => {
  await directory.updateDirectoryConnection(admin.http, connection.id, { syncToUserManagement: false });
  await push();
  expect([await count(), await member('zoe')]).toEqual([1, undefined]);
  await directory.updateDirectoryConnection(admin.http, connection.id, { syncToUserManagement: true });
  expect(await member('zoe')).toMatchObject({ managedBy: 'scim2' });
  await directory.updateDirectoryConnection(admin.http, connection.id, { syncToUserManagement: false });
  expect([await count(), await member('zoe')]).toEqual([1, undefined]);
});

it('removes its users with the connection, or leaves them to the portal', async () => {
  await push();
  await directory.deleteDirectoryConnection(admin.http, connection.id, false);
  expect(await member('zoe')).toMatchObject({ managedBy: 'frontegg' });
  expect((await scim('GET', 'Users')).status).toBe(401);

  connection = await directory.createDirectoryConnection(admin.http, { source: 'azure-ad' });
  await push();
  await directory.deleteDirectoryConnection(admin.http, connection.id, true);
  expect(await member('zoe')).toBeUndefined();
  expect(world.people().some(({ email }) => email === 'zoe@acme.test')).toBe(false);
});

it('adds a user again whom the portal has removed, with the next change of them', async () => {
  const id = await push();
  await deleteMember(admin.http, userIdOf(world, 'zoe@acme.test'));
  expect([await count(), await member('zoe')]).toEqual([1, undefined]);
  await patch(`Users/${id}`, { op: 'replace', path: 'active', value: true });
  expect(await member('zoe')).toMatchObject({ managedBy: 'scim2' });
});

it('brings groups along, with the roles that their names are mapped to', async () => {
  const id = await push();
  const members = [{ value: id }];
  const group = (await scim('POST', 'Groups', { displayName: 'Administrators', members })).body;
  const find = async () =>
    (await listGroups(admin.http, 'rolesAndUsers')).find(({ name }) => name === 'Administrators');
  expect(await find()).toMatchObject({ managedBy: 'scim2', roles: [{ key: 'admin' }], users: [{ name: 'Zoe Park' }] });
  expect((await scim('GET', `Users/${id}`)).body.groups).toEqual([{ value: group.id, display: 'Administrators' }]);

  await patch(`Groups/${group.id}`, { op: 'remove', path: `members[value eq "${id}"]` });
  expect((await find())?.users).toEqual([]);
  await patch(`Groups/${group.id}`, { op: 'add', path: 'members', value: members });
  expect((await find())?.users).toHaveLength(1);
  await scim('DELETE', `Users/${id}`);
  expect((await find())?.users).toEqual([]);
  await scim('DELETE', `Groups/${group.id}`);
  expect(await find()).toBeUndefined();
});

it('follows the mapping of groups to roles', async () => {
  await scim('POST', 'Groups', { displayName: 'Pilots' });
  const keys = async () =>
    (await listGroups(admin.http, 'roles')).find(({ name }) => name === 'Pilots')?.roles?.map(({ key }) => key);
  expect(await keys()).toEqual([]);
  const [configuration] = await listSsoConfigurations(admin.http);
  await createSsoGroup(admin.http, configuration!.id, { group: 'Pilots', roleIds: [roleId('support')] });
  expect(await keys()).toEqual(['support']);
  const mapping = (await listSsoGroups(admin.http, configuration!.id)).at(-1)!;
  await updateSsoGroup(admin.http, configuration!.id, mapping.id, { group: 'Captains', roleIds: [] });
  expect(await keys()).toEqual([]);
});

it('adds the name of the connection to the name of a group that is taken', async () => {
  await scim('POST', 'Groups', { displayName: 'Support desk' });
  const names = (await listGroups(admin.http)).map(({ name }) => name);
  expect(names).toEqual(['Support desk', 'Founders', 'Support desk (Okta)']);
});

it('lists in pages and finds entries', async () => {
  await push();
  await push({ userName: 'yan@acme.test' });
  const all = await scim('GET', 'Users?startIndex=2&count=1');
  expect(all.body).toMatchObject({
    totalResults: 2,
    startIndex: 2,
    itemsPerPage: 1,
    Resources: [{ userName: 'yan@acme.test' }],
  });
  const found = await scim('GET', `Users?filter=${encodeURIComponent('userName eq "zoe@ACME.test"')}`);
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ externalId: '00u1' }] });
  expect((await scim('GET', `Users?filter=${encodeURIComponent('userName co "z"')}`)).status).toBe(400);
  const group = (await scim('POST', 'Groups', { displayName: 'Pilots' })).body;
  const byName = await scim('GET', `Groups?filter=${encodeURIComponent('displayName eq "pilots"')}`);
  expect(byName.body).toMatchObject({ totalResults: 1, Resources: [{ id: group.id }] });
  expect((await scim('GET', 'ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
});

it('refuses in the format of SCIM, and changes nothing then', async () => {
  const id = await push();
  const before = world.snapshot().tables;
  const conflict = await scim('POST', 'Users', zoe);
  expect(conflict).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } });
  expect(conflict.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  const calls: [number, Promise<ScimAnswer>][] = [
    [400, scim('POST', 'Users', { userName: 'no address' })],
    [400, scim('POST', 'Users', [])],
    [400, scim('PUT', `Users/${id}`, {})],
    [400, patch(`Users/${id}`, { op: 'replace', path: 'active', value: 'perhaps' })],
    [400, patch(`Users/${id}`, { op: 'replace', value: 'nothing' })],
    [400, patch(`Users/${id}`, { op: 'dance' })],
    [404, scim('GET', 'Users/no-such-id')],
    [409, patch(`Users/${id}`, { op: 'replace', path: 'emails[type eq "work"].value', value: 'ada@acme.test' })],
    [400, scim('POST', 'Groups', { displayName: 'Pilots', members: [{ value: userIdOf(world, 'ada@acme.test') }] })],
    [404, scim('DELETE', 'Groups/no-such-id')],
  ];
  for (const [status, call] of calls) expect((await call).status).toBe(status);
  expect(world.snapshot().tables).toEqual(before);
});

it('accepts the token of this connection only', async () => {
  const other = await directory.createDirectoryConnection(admin.http, { source: 'other' });
  for (const token of ['', 'invented', other.token, admin.token!]) {
    expect((await scim('GET', 'Users', undefined, token)).status).toBe(401);
  }
});

it('receives the changes of the simulated directory', async () => {
  expect(world.directory.connections()).toMatchObject([{ id: connection.id, connectionName: 'Okta' }]);
  const person = { email: 'zoe@acme.test', name: 'Zoe Park', groups: ['Help desk', 'Pilots'] };
  await world.directory.push(connection.id, person);
  expect(await member('zoe')).toMatchObject({ name: 'Zoe Park', managedBy: 'scim2', isDisabled: false });
  const groupsOf = async () =>
    (await listGroups(admin.http, 'users')).flatMap(({ name, users }) =>
      users?.some((one) => one.name === 'Zoe Park') ? [name] : [],
    );
  expect(await groupsOf()).toEqual(['Help desk', 'Pilots']);
  await world.directory.push(connection.id, { email: 'zoe@acme.test', active: false, groups: ['Pilots'] });
  expect(await member('zoe')).toMatchObject({ name: 'Zoe Park', isDisabled: true });
  expect(await groupsOf()).toEqual(['Pilots']);
  await world.directory.remove(connection.id, 'zoe@acme.test');
  expect(await member('zoe')).toBeUndefined();
  await expect(world.directory.remove(connection.id, 'zoe@acme.test')).rejects.toThrow('does not have zoe@acme.test');
  await expect(world.directory.push(connection.id, { email: 'nothing' })).rejects.toThrow('e-mail address');
  await expect(world.directory.push('no-such-id', person)).rejects.toThrow('no connection');
  expect(JSON.stringify(world.journal.list())).not.toContain(connection.token);
});
