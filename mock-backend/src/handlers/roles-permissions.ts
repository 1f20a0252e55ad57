import {
  createRoleRequestSchema,
  createRoleV2RequestSchema,
  emptyResponseSchema,
  errorCodes,
  listPermissionCategoriesResponseSchema,
  listPermissionsResponseSchema,
  listRolesResponseSchema,
  type PermissionCategory,
  permissionSchema,
  roleSchema,
  setPermissionRolesRequestSchema,
  setRolePermissionsRequestSchema,
  type UpdateRoleRequest,
  updateRoleRequestSchema,
  updateRoleV2RequestSchema,
} from '@portico/sdk/contract';
import type { RoleRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { nameOfRow, recordAs, textInBody } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { findRole, refuseLosingAdmins, refuseRolesAbove, rolesOfTenant } from './rules/team/team-members';
import { toPermission, toRole } from './rules/team/views';

async function listRoles(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, rolesOfTenant(context, tenant.id).map(toRole));
}

async function createRole(context: HandlerContext<never>): Promise<HandlerReply> {
  const { permissions, ...fields } = context.read(createRoleRequestSchema);
  return insertRole(context, await context.caller(), fields, permissions);
}

async function createRoleV2(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { permissionIds, baseRoleId, ...fields } = context.read(createRoleV2RequestSchema);
  const base = findRole(context, caller, baseRoleId);
  return insertRole(context, caller, fields, [...base.permissionIds, ...permissionIds]);
}

function insertRole(
  context: Context,
  caller: Caller,
  fields: Required<UpdateRoleRequest>,
  ids: readonly string[],
): HandlerReply {
  refuseTakenKey(context, caller, fields.key);
  const permissionIds = findGrantable(context, caller, ids);
  const now = isoAfter(context, 0);
  const { id: tenantId, vendorId } = caller.tenant;
  const dates = { createdAt: now, updatedAt: now };
  const role = context.db.roles.insert({
    ...fields,
    id: context.ids.uuid(),
    vendorId,
    tenantId,
    permissionIds,
    ...dates,
  });
  return context.reply(201, toRole(role));
}

async function updateRole(context: HandlerContext<'roleId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id } = findOwnRole(context, caller, context.params.roleId);
  const changes = context.read(updateRoleRequestSchema);
  if (changes.key !== undefined) refuseTakenKey(context, caller, changes.key, id);
  return context.reply(200, toRole(change(context, id, changes)));
}

async function updateRoleV2(context: HandlerContext<'roleId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const role = findOwnRole(context, caller, context.params.roleId);
  const { permissionIds, baseRoleId, ...changes } = context.read(updateRoleV2RequestSchema);
  if (changes.key !== undefined) refuseTakenKey(context, caller, changes.key, role.id);
  const base = baseRoleId === undefined ? [] : findRole(context, caller, baseRoleId).permissionIds;
  const wanted = findGrantable(context, caller, [...base, ...(permissionIds ?? role.permissionIds)]);
  refuseLosingAdmins(context, caller.tenant.id, (one) =>
    one.id === role.id ? { ...one, permissionIds: wanted } : one,
  );
  return context.reply(200, toRole(change(context, role.id, { ...changes, permissionIds: wanted })));
}

async function deleteRole(context: HandlerContext<'roleId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id } = findOwnRole(context, caller, context.params.roleId);
  refuseLosingAdmins(context, caller.tenant.id, (one) => (one.id === id ? undefined : one));
  const { db } = context;
  const tenantId = caller.tenant.id;
  const without = ({ roleIds }: { roleIds: readonly string[] }) => ({ roleIds: roleIds.filter((one) => one !== id) });
  for (const row of db.memberships.listBy('tenantId', tenantId)) db.memberships.update(row.id, without(row));
  for (const row of db.groups.listBy('tenantId', tenantId)) db.groups.update(row.id, without(row));
  for (const row of db.ssoConfigurations.listBy('tenantId', tenantId))
    db.ssoConfigurations.update(row.id, without(row));
  for (const row of db.ssoGroups.listBy('tenantId', tenantId)) db.ssoGroups.update(row.id, without(row));
  db.roles.remove(id);
  return context.reply(200, {});
}

async function setRolePermissions(context: HandlerContext<'roleId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id } = findOwnRole(context, caller, context.params.roleId);
  const permissionIds = findGrantable(context, caller, context.read(setRolePermissionsRequestSchema).permissionIds);
  refuseLosingAdmins(context, caller.tenant.id, (one) => (one.id === id ? { ...one, permissionIds } : one));
  return context.reply(200, toRole(change(context, id, { permissionIds })));
}

async function listPermissions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const roles = rolesOfTenant(context, tenant.id);
  return context.reply(
    200,
    context.db.permissions.list().map((permission) => toPermission(permission, roles)),
  );
}

/** The tenant's own roles hold it or not as the list says; what comes with the product stays as it is. */
async function setPermissionRoles(context: HandlerContext<'permissionId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const [id = ''] = findGrantable(context, caller, [context.params.permissionId]);
  const { roleIds } = context.read(setPermissionRolesRequestSchema);
  const named = roleIds.map((roleId) => findRole(context, caller, roleId));
  if (named.some((role) => role.tenantId === null && !role.permissionIds.includes(id))) refuseBuiltIn(context);
  const after = (role: RoleRow): RoleRow => {
    const others = role.permissionIds.filter((one) => one !== id);
    return role.tenantId === null
      ? role
      : { ...role, permissionIds: roleIds.includes(role.id) ? [...others, id] : others };
  };
  refuseLosingAdmins(context, caller.tenant.id, after);
  for (const role of rolesOfTenant(context, caller.tenant.id).filter(({ tenantId }) => tenantId !== null)) {
    change(context, role.id, { permissionIds: after(role).permissionIds });
  }
  return context.reply(200, toPermission(context.db.permissions.get(id), rolesOfTenant(context, caller.tenant.id)));
}

async function listPermissionCategories(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const categories = context.db.permissionCategories.list().map((category): PermissionCategory => {
    const permissionIds = context.db.permissions.listBy('categoryId', category.id).map(({ id }) => id);
    return { ...category, feCategory: true, permissionIds, updatedAt: category.createdAt };
  });
  return context.reply(200, categories);
}

function change(context: Context, id: string, changes: Partial<Omit<RoleRow, 'id'>>): RoleRow {
  return context.db.roles.update(id, { ...changes, updatedAt: isoAfter(context, 0) });
}

/** @throws {Refusal} 404, 409 `ER-ROLE-BUILT-IN`. */
function findOwnRole(context: Context, { tenant }: Caller, roleId: string): RoleRow {
  const role = context.db.roles.find(roleId);
  if (role?.tenantId === null) return refuseBuiltIn(context);
  if (role?.tenantId === tenant.id) return role;
  return refuse(context, 404, errorCodes.notFound, 'There is no such role.', { kind: 'role' });
}

function refuseBuiltIn(context: Context): never {
  return refuse(context, 409, errorCodes.roleBuiltIn, 'This role comes with the product.');
}

function refuseTakenKey(context: Context, { tenant }: Caller, key: string, own?: string): void {
  const taken = rolesOfTenant(context, tenant.id).some((role) => role.id !== own && role.key === key);
  if (taken) refuse(context, 409, errorCodes.alreadyExists, 'Another role has this key.', { field: 'key' });
}

/** Ids of permissions, each once. */
function findGrantable(context: Context, caller: Caller, ids: readonly string[]): string[] {
  const permissionIds = [...new Set(ids)];
  if (permissionIds.some((id) => !context.db.permissions.find(id))) {
    refuse(context, 404, errorCodes.notFound, 'There is no such permission.', { kind: 'permission' });
  }
  refuseRolesAbove(context, caller, [{ permissionIds }]);
  return permissionIds;
}

const { readRoles: permission, createRoles, updateRoles, deleteRoles } = permissionKeys;
const roles = { permission, answer: listRolesResponseSchema };
const roleName = nameOfRow('roles', 'roleId');
const roleUpdate = { permission: updateRoles, answer: roleSchema, record: recordAs('role.changed', roleName) };
const roleRemoval = {
  permission: deleteRoles,
  answer: emptyResponseSchema,
  record: recordAs('role.removed', roleName),
};

/** Roles and permissions (portal spec §7 "Roles, permissions, groups"). */
export const rolePermissionRoutes = [
  route('GET /identity/resources/roles/v1', listRoles, roles),
  route('POST /identity/resources/roles/v1', createRole, {
    permission: createRoles,
    answer: roleSchema,
    record: recordAs('role.created', textInBody('name')),
  }),
  route('PATCH /identity/resources/roles/v1/{roleId}', updateRole, roleUpdate),
  route('DELETE /identity/resources/roles/v1/{roleId}', deleteRole, roleRemoval),
  route('PUT /identity/resources/roles/v1/{roleId}/permissions', setRolePermissions, roleUpdate),
  route('GET /identity/resources/roles/v2', listRoles, roles),
  route('POST /identity/resources/roles/v2', createRoleV2, {
    permission: createRoles,
    answer: roleSchema,
    record: recordAs('role.created', textInBody('name')),
  }),
  route('PATCH /identity/resources/roles/v2/{roleId}', updateRoleV2, roleUpdate),
  route('DELETE /identity/resources/roles/v2/{roleId}', deleteRole, roleRemoval),
  route('GET /identity/resources/permissions/v1', listPermissions, {
    permission,
    answer: listPermissionsResponseSchema,
  }),
  route('PUT /identity/resources/permissions/v1/{permissionId}/roles', setPermissionRoles, {
    permission: updateRoles,
    answer: permissionSchema,
    record: recordAs('role.changed', nameOfRow('permissions', 'permissionId')),
  }),
  route('GET /identity/resources/permissions/v1/categories', listPermissionCategories, {
    permission,
    answer: listPermissionCategoriesResponseSchema,
  }),
];
