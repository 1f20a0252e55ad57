import { matchesWildcard } from '../../../../access/permissions';
import type { Permission, Role } from '../../../../contract';

/** How a role allows something: by the permission itself, or by another whose key has a star. */
export type Grant = { by: 'itself' } | { by: 'other'; permission: Permission };

/**
 * What each permission means for a role: a role that has `fe.secure.*` also allows `fe.secure.read.users`.
 *
 * @param all Every permission of the vendor.
 * @returns The grants by the id of the permission; none for what the role does not allow.
 */
export function grantsOf(role: Pick<Role, 'permissions'>, all: readonly Permission[]): ReadonlyMap<string, Grant> {
  const own = new Set(role.permissions);
  const wildcards = all.filter(({ id, key }) => own.has(id) && key.includes('*'));
  const grants = new Map<string, Grant>();
  for (const { id, key } of all) {
    const wider = wildcards.find((permission) => permission.id !== id && matchesWildcard(permission.key, key));
    if (own.has(id)) grants.set(id, { by: 'itself' });
    else if (wider) grants.set(id, { by: 'other', permission: wider });
  }
  return grants;
}

/** Whether a user can give a permission to a role: only what they have themselves, which the service checks as well. */
export function canGive(granted: readonly { key: string }[], { key }: Permission): boolean {
  return granted.some((own) => matchesWildcard(own.key, key));
}

/** The ids of the roles that have a permission. */
export function rolesWith(permissionId: string, roles: readonly Role[]): string[] {
  return roles.filter(({ permissions }) => permissions.includes(permissionId)).map(({ id }) => id);
}
