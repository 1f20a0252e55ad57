import { useCallback } from 'react';
import { useApp } from '../../../app/context';
import type { Loaded } from '../../parts/loaded';
import { usePermission } from '../../parts/use-access';
import { useLoaded } from '../../parts/use-loaded';
import { loadHolders, type RoleHolders } from './role-holders';
import { rolesPermissions } from './roles-permissions';

/** Who has a role, and a function that loads it again. */
export function useRoleHolders(roleId: string): readonly [Loaded<RoleHolders>, () => void] {
  const { http } = useApp();
  const users = usePermission(rolesPermissions.readUsers);
  const groups = usePermission(rolesPermissions.readGroups);
  return useLoaded(useCallback(() => loadHolders(http, roleId, { users, groups }), [http, roleId, users, groups]));
}
