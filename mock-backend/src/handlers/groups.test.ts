import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import {
  addRolesToGroup,
  addUsersToGroup,
  createGroup,
  deleteGroup,
  getGroup,
  getGroupConfiguration,
  getGroupsByIds,
  listGroups,
  removeRolesFromGroup,
  removeUsersFromGroup,
  updateGroup,
  updateGroupConfiguration,
} from '../../../sdk/src/api/groups';
import { deleteMember, listGroupsOfUsers } from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { expectRefusal, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const names = async () => (await listGroups(admin.http)).map((group) => group.name);
/** The permissions of a user now. */
const keysOf = async ({ http }: TestBrowser) => (await getMe(http)).permissions.map(({ key }) => key);

it('lists what was created, changes it and removes it', async () => {
  expect(await names()).toEqual(['Support desk', 'Founders']);
  const { id } = await createGroup(admin.http, { name: ' Night shift ', color: '#123456' });
  expect(await getGroup(admin.http, id)).toEqual({ id, name: 'Night shift', color: '#123456', managedBy: 'frontegg' });
  await updateGroup(admin.http, id, { description: 'From ten to six.' });
  expect(await getGroup(admin.http, id)).toMatchObject({ name: 'Night shift', description: 'From ten to six.' });
  await deleteGroup(admin.http, id);
  expect(await names()).toEqual(['Support desk', 'Founders']);
  await expectRefusal(getGroup(admin.http, id), 404, errorCodes.notFound);
});

it('returns as much of a group as is requested', async () => {
  const [support] = await listGroups(admin.http);
  expect(support).not.toHaveProperty('roles');
  const [withRoles] = await listGroups(admin.http, 'roles');
  expect(withRoles?.roles?.map((role) => role.key)).toEqual(['support']);
  expect(withRoles).not.toHaveProperty('users');
  const both = await getGroup(admin.http, support!.id, 'rolesAndUsers');
  expect(both.users?.map((user) => user.email)).toContain('chloe@acme.test');
  expect(both.roles).toHaveLength(1);
});

it('finds several by id and leaves out those that do not exist', async () => {
  const [support] = await listGroups(admin.http);
  const found = await getGroupsByIds(admin.http, [support!.id, 'no-such-group']);
  expect(found.map((group) => group.name)).toEqual(['Support desk']);
});

it('refuses a name twice, whatever its case', async () => {
  await expectRefusal(createGroup(admin.http, { name: 'support DESK' }), 409, errorCodes.alreadyExists);
  const { id } = await createGroup(admin.http, { name: 'Night shift' });
  await expectRefusal(updateGroup(admin.http, id, { name: 'Founders' }), 409, errorCodes.alreadyExists);
  await updateGroup(admin.http, id, { name: 'NIGHT SHIFT' });
});

it('gives its roles to its members, as long as they are members', async () => {
  const ines = await signIn(world, 'ines@acme.test');
  const inesId = userIdOf(world, 'ines@acme.test');
  const { id } = await createGroup(admin.http, { name: 'Night shift' });
  await addRolesToGroup(admin.http, id, [roleId('support')]);
  expect(await keysOf(ines)).not.toContain('fe.secure.write.users');

  await addUsersToGroup(admin.http, id, [inesId]);
  expect(await keysOf(ines)).toContain('fe.secure.write.users');
  await removeRolesFromGroup(admin.http, id, [roleId('support')]);
  expect(await keysOf(ines)).not.toContain('fe.secure.write.users');

  await addRolesToGroup(admin.http, id, [roleId('support')]);
  await removeUsersFromGroup(admin.http, id, [inesId]);
  expect(await keysOf(ines)).not.toContain('fe.secure.write.users');

  await addUsersToGroup(admin.http, id, [inesId]);
  await deleteGroup(admin.http, id);
  expect(await keysOf(ines)).not.toContain('fe.secure.write.users');
});

it('gives no roles if the tenant does not let groups give any', async () => {
  const ines = await signIn(world, 'ines@acme.test');
  const [support] = await listGroups(admin.http);
  await addUsersToGroup(admin.http, support!.id, [userIdOf(world, 'ines@acme.test')]);
  expect(await getGroupConfiguration(admin.http)).toEqual({ enabled: true, rolesEnabled: true });
  expect(await updateGroupConfiguration(admin.http, { rolesEnabled: false })).toEqual({
    enabled: true,
    rolesEnabled: false,
  });
  expect(await keysOf(ines)).not.toContain('fe.secure.write.users');
  await updateGroupConfiguration(admin.http, { rolesEnabled: true });
  expect(await keysOf(ines)).toContain('fe.secure.write.users');
});

it('says which groups users are in, and removes users who leave the team', async () => {
  const chloe = userIdOf(world, 'chloe@acme.test');
  const [support] = await listGroups(admin.http);
  expect(await listGroupsOfUsers(admin.http, [chloe])).toMatchObject([{ userId: chloe, groupIds: [support!.id] }]);
  await deleteMember(admin.http, chloe);
  expect((await getGroup(admin.http, support!.id, 'users')).users?.map((user) => user.id)).not.toContain(chloe);
});

it('does not let the caller give more roles than the own ones', async () => {
  const { id } = await createGroup(admin.http, { name: 'Night shift' });
  await addRolesToGroup(admin.http, id, [roleId('admin')]);
  const snapshot = world.snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  const granting = ['permission-fe.secure.write.groupsUsers', 'permission-fe.secure.write.groupsRoles'];
  roles.find((role) => role.id === roleId('support'))!.permissionIds.push(...granting);
  world.restore(snapshot);
  const jonas = await signIn(world, 'jonas@acme.test');
  const jonasId = userIdOf(world, 'jonas@acme.test');
  await expectRefusal(addUsersToGroup(jonas.http, id, [jonasId]), 403, errorCodes.roleAboveOwn);
  await expectRefusal(addRolesToGroup(jonas.http, id, [roleId('admin')]), 403, errorCodes.roleAboveOwn);
});

it('does not change a group that a directory manages', async () => {
  const snapshot = world.snapshot();
  const [group] = snapshot.tables.groups as { id: string; managedBy: string }[];
  group!.managedBy = 'scim2';
  world.restore(snapshot);
  const { http } = await signIn(world, 'ada@acme.test');
  const { id } = group!;
  const changes = [
    () => updateGroup(http, id, { name: 'Mine' }),
    () => addUsersToGroup(http, id, []),
    () => removeUsersFromGroup(http, id, []),
    () => addRolesToGroup(http, id, []),
    () => removeRolesFromGroup(http, id, []),
    () => deleteGroup(http, id),
  ];
  for (const change of changes) await expectRefusal(change(), 409, errorCodes.managedByDirectory);
});

it('shows nothing to another tenant', async () => {
  const [support] = await listGroups(admin.http);
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(await listGroups(kira.http)).toEqual([]);
  expect(await getGroupsByIds(kira.http, [support!.id])).toEqual([]);
  await expectRefusal(getGroup(kira.http, support!.id), 404, errorCodes.notFound);
  await expectRefusal(deleteGroup(kira.http, support!.id), 404, errorCodes.notFound);
  const { id } = await createGroup(kira.http, { name: 'Support desk' });
  await expectRefusal(
    addUsersToGroup(kira.http, id, [userIdOf(world, 'chloe@acme.test')]),
    404,
    errorCodes.userNotFound,
  );
});
