import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { addRolesToGroup, listGroups } from '../../../sdk/src/api/groups';
import * as api from '../../../sdk/src/api/roles-permissions';
import { listUsers, updateMember } from '../../../sdk/src/api/team';
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

const readUsers = 'permission-fe.secure.read.users';
const auditor = { key: 'auditor', name: 'Auditor', description: 'Reads everything.', isDefault: false, level: 3 };
const makeAuditor = () => api.createRole(admin.http, { ...auditor, permissions: [readUsers] });
const keys = async () => (await api.listRoles(admin.http)).map((role) => role.key);

it('lists what was created, changes it and removes it, by both addresses', async () => {
  const { id } = await makeAuditor();
  expect(await keys()).toContain('auditor');
  expect(await api.updateRole(admin.http, id, { name: 'Chief auditor' })).toMatchObject({
    ...auditor,
    name: 'Chief auditor',
  });
  expect((await api.listRolesV2(admin.http)).find((role) => role.id === id)?.permissions).toEqual([readUsers]);
  await api.deleteRole(admin.http, id);
  expect(await keys()).not.toContain('auditor');
  await expectRefusal(api.deleteRoleV2(admin.http, id), 404, errorCodes.notFound);
});

it('creates a role with the permissions of another', async () => {
  const { id, permissions } = await api.createRoleV2(admin.http, {
    ...auditor,
    baseRoleId: roleId('support'),
    permissionIds: ['permission-fe.secure.read.audits'],
  });
  expect(permissions).toContain('permission-fe.secure.write.users');
  expect(permissions).toContain('permission-fe.secure.read.audits');
  const changed = await api.updateRoleV2(admin.http, id, { permissionIds: [readUsers], level: 9 });
  expect(changed).toMatchObject({ level: 9, permissions: [readUsers] });
});

it('takes each key once', async () => {
  const { id } = await makeAuditor();
  await expectRefusal(makeAuditor(), 409, errorCodes.alreadyExists);
  await expectRefusal(api.updateRole(admin.http, id, { key: 'support' }), 409, errorCodes.alreadyExists);
});

it('takes a removed role from every user and group that had it', async () => {
  const { id } = await makeAuditor();
  const [group] = await listGroups(admin.http);
  await addRolesToGroup(admin.http, group!.id, [id]);
  await updateMember(admin.http, { id: userIdOf(world, 'ines@acme.test'), roleIds: [id] });
  await api.deleteRole(admin.http, id);
  const { items } = await listUsers(admin.http, { _limit: 50 });
  expect(items.find((user) => user.email === 'ines@acme.test')?.roles).toEqual([]);
  const [after] = await listGroups(admin.http, 'roles');
  expect(after?.roles?.map((role) => role.key)).toEqual(['support']);
});

it('names the roles of the tenant that grant a permission', async () => {
  const { id } = await makeAuditor();
  const granting = async () => (await api.listPermissions(admin.http)).find((one) => one.id === readUsers)?.roleIds;
  const roles = await api.listRoles(admin.http);
  expect(await granting()).toEqual(roles.flatMap((role) => (role.permissions.includes(readUsers) ? role.id : [])));
  expect(await granting()).toContain(id);
  await api.deleteRole(admin.http, id);
  expect(await granting()).not.toContain(id);
});

it('applies a changed role to its users at once', async () => {
  const { id } = await makeAuditor();
  await updateMember(admin.http, { id: userIdOf(world, 'ines@acme.test'), roleIds: [id] });
  const ines = await signIn(world, 'ines@acme.test');
  const granted = async () => (await getMe(ines.http)).permissions.map(({ key }) => key);
  expect(await granted()).toEqual(['fe.secure.read.users']);
  await api.setRolePermissions(admin.http, id, ['permission-fe.secure.read.audits']);
  expect(await granted()).toEqual(['fe.secure.read.audits']);
  await api.setPermissionRoles(admin.http, readUsers, [id]);
  expect(await granted()).toEqual(['fe.secure.read.audits', 'fe.secure.read.users']);
  await api.setPermissionRoles(admin.http, readUsers, []);
  expect(await granted()).toEqual(['fe.secure.read.audits']);
});

it('does not change the roles of the vendor', async () => {
  const support = roleId('support');
  await expectRefusal(api.updateRole(admin.http, support, { name: 'Mine' }), 409, errorCodes.roleBuiltIn);
  await expectRefusal(api.deleteRole(admin.http, support), 409, errorCodes.roleBuiltIn);
  await expectRefusal(api.setRolePermissions(admin.http, support, []), 409, errorCodes.roleBuiltIn);
  const billing = 'permission-fe.subscriptions.*';
  await expectRefusal(api.setPermissionRoles(admin.http, billing, [support]), 409, errorCodes.roleBuiltIn);
});

it('refuses unknown permissions, and those above the own ones', async () => {
  const unknown = api.createRole(admin.http, { ...auditor, permissions: ['no-such-permission'] });
  await expectRefusal(unknown, 404, errorCodes.notFound);
  const { id } = await api.createRole(admin.http, {
    ...auditor,
    permissions: ['permission-fe.secure.write.roles', 'permission-fe.secure.read.roles'],
  });
  await updateMember(admin.http, { id: userIdOf(world, 'ines@acme.test'), roleIds: [id] });
  const ines = await signIn(world, 'ines@acme.test');
  const mighty = { ...auditor, key: 'mighty', permissions: ['permission-fe.secure.*'] };
  await expectRefusal(api.createRole(ines.http, mighty), 403, errorCodes.roleAboveOwn);
});

it('never leaves a team without a member who can manage it', async () => {
  const { id } = await api.createRole(admin.http, { ...auditor, permissions: ['permission-fe.secure.*'] });
  await updateMember(admin.http, { id: userIdOf(world, 'ben@acme.test'), roleIds: [id] });
  await updateMember(admin.http, { id: userIdOf(world, 'ada@acme.test'), roleIds: [id] });
  await expectRefusal(api.deleteRole(admin.http, id), 409, errorCodes.lastAdmin);
  await expectRefusal(api.setRolePermissions(admin.http, id, [readUsers]), 409, errorCodes.lastAdmin);
});

it('shows a role to no user of another tenant', async () => {
  const { id } = await makeAuditor();
  const kira = await signIn(world, 'kira@brightwater.test');
  expect((await api.listRoles(kira.http)).map((role) => role.id)).not.toContain(id);
  await expectRefusal(api.updateRole(kira.http, id, { name: 'Mine' }), 404, errorCodes.notFound);
  await api.createRole(kira.http, { ...auditor, permissions: [] });
});

it('lists the categories of permissions', async () => {
  const categories = await api.listPermissionCategories(admin.http);
  const all = await api.listPermissions(admin.http);
  expect(categories.flatMap((category) => category.permissionIds).sort()).toEqual(all.map(({ id }) => id).sort());
});
