import { holdsPermission } from '../../../access/permissions';
import { listPermissions, listRoles } from '../../../api/roles-permissions';
import { listMembers } from '../../../api/team';
import type { Permission, Role, TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';

/** Number of users who are named. */
const PEOPLE_NAMED = 5;

/** Who may open a page: the roles that include it, and users who have such a role. */
export interface WhoMayOpen {
  roles: readonly string[];
  people: readonly Pick<TeamUser, 'id' | 'name' | 'email'>[];
}

/**
 * Finds the roles that grant every missing permission, and users who have such a role. A user who may
 * not open a page often may not read roles or users either: what the service refuses is left out.
 */
export async function whoMayOpen(http: HttpClient, missing: readonly string[]): Promise<WhoMayOpen> {
  const [roles, permissions] = await Promise.all([listRoles(http), listPermissions(http)]).catch(() => [[], []]);
  const granting = roles.filter(({ id }) => missing.every((required) => grants(id, required, permissions)));
  return { roles: granting.map(({ name }) => name), people: await holdersOf(http, granting).catch(() => []) };
}

function grants(roleId: string, required: string, permissions: readonly Permission[]): boolean {
  return holdsPermission(
    permissions.filter(({ roleIds }) => roleIds?.includes(roleId)),
    required,
  );
}

async function holdersOf(http: HttpClient, roles: readonly Role[]): Promise<WhoMayOpen['people']> {
  if (roles.length === 0) return [];
  const roleIds = roles.map(({ id }) => id).join(',');
  const { items } = await listMembers(http, { pageOffset: 0, pageSize: PEOPLE_NAMED, roleIds });
  return items;
}
