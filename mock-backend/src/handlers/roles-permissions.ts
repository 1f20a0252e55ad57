import { listPermissionsResponseSchema, listRolesResponseSchema } from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';
import { permissionKeys } from './rules/permissions';
import { rolesOfTenant } from './rules/team-members';
import { toPermission, toRole } from './rules/views';

async function listRoles(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, rolesOfTenant(context, tenant.id).map(toRole));
}

function listPermissions(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, context.db.permissions.list().map(toPermission));
}

const permission = permissionKeys.readRoles;

/** Roles and permissions (portal spec §7 "Roles, permissions, groups"). */
export const rolePermissionRoutes = [
  route('GET /identity/resources/roles/v1', listRoles, { permission, answer: listRolesResponseSchema }),
  route('GET /identity/resources/permissions/v1', listPermissions, {
    permission,
    answer: listPermissionsResponseSchema,
  }),
];
