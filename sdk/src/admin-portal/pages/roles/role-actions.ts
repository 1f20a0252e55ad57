import type { Role } from '../../../contract';
import { rolesPermissions } from './roles-permissions';

/** Why an action on a role is unavailable. */
export type RoleBlock = 'builtIn' | 'default';

/** What a user can do with a role. */
export type RoleActionId = 'edit' | 'duplicate' | 'makeDefault' | 'endDefault' | 'delete';

/** An action on a role, and why it is unavailable. */
export interface RoleAction {
  id: RoleActionId;
  blocked?: RoleBlock | undefined;
}

/** Whether a role comes with the product, so that no tenant can change or delete it. */
export function isBuiltIn(role: Role): boolean {
  return role.tenantId === undefined;
}

/** The actions on a role that the user has the permission for. Default and built-in roles can't be deleted. */
export function roleActions(role: Role, holds: (permission: string) => boolean): RoleAction[] {
  const builtIn = isBuiltIn(role) ? 'builtIn' : undefined;
  const actions: (RoleAction & { needs: string })[] = [
    { id: 'edit', blocked: builtIn, needs: rolesPermissions.update },
    { id: 'duplicate', needs: rolesPermissions.create },
    { id: role.isDefault ? 'endDefault' : 'makeDefault', blocked: builtIn, needs: rolesPermissions.update },
    { id: 'delete', blocked: builtIn ?? (role.isDefault ? 'default' : undefined), needs: rolesPermissions.remove },
  ];
  return actions.filter(({ needs }) => holds(needs)).map(({ id, blocked }) => ({ id, blocked }));
}

/** Whether an action on a role is permitted and available. */
export function canDo(id: RoleActionId, role: Role, holds: (permission: string) => boolean): boolean {
  return roleActions(role, holds).some((action) => action.id === id && !action.blocked);
}
