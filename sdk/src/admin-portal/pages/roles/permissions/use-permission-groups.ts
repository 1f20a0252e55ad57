import { useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import { useRolesData } from '../use-roles';
import { groupPermissions, type PermissionGroup } from './permission-groups';

/** All permissions by category. */
export function usePermissionGroups(): readonly PermissionGroup[] {
  const { permissions, categories } = useRolesData();
  const otherName = useTranslate()('adminPortal.roles_addOrEditRole.otherCategory');
  return useMemo(() => groupPermissions(permissions, categories, otherName), [permissions, categories, otherName]);
}
