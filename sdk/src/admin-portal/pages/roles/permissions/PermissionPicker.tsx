import { useMemo } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import type { Permission } from '../../../../contract';
import { CategoryPicker } from '../../../parts/category-picker/CategoryPicker';
import { canGive } from './grants';
import type { PermissionGroup } from './permission-groups';
import { usePermissionGroups } from './use-permission-groups';

export interface PermissionPickerProps {
  /** Ids of permissions. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the permissions of a role by category. */
export function PermissionPicker({ chosen, onChange }: PermissionPickerProps) {
  const t = useTranslate();
  const groups = usePermissionGroups();
  const categories = useMemo(
    () => groups.map(({ permissions, ...rest }) => ({ ...rest, items: permissions })),
    [groups],
  );
  const givable = useGivable();
  return (
    <CategoryPicker
      categories={categories}
      chosen={chosen}
      onChange={onChange}
      changeable={givable}
      hint={hint(t, groups, givable, chosen)}
      texts={{
        label: t('adminPortal.roles_addOrEditRole.choosePermissions'),
        search: t('adminPortal.roles_addOrEditRole.search'),
        clearSearch: t('adminPortal.roles.clearSearch'),
        nothingFound: t('adminPortal.roles_addOrEditRole.noPermissionsFound'),
        chosenCount: (counts) => t('adminPortal.roles_addOrEditRole.chosenCount', counts),
        categoryCount: (counts) => t('adminPortal.roles_addOrEditRole.categoryCount', counts),
        allOfCategory: (category) => t('adminPortal.roles_addOrEditRole.allOfCategory', { category }),
      }}
    />
  );
}

function hint(
  t: ReturnType<typeof useTranslate>,
  groups: readonly PermissionGroup[],
  givable: (permission: Permission) => boolean,
  chosen: ReadonlySet<string>,
): string {
  const all = groups.flatMap(({ permissions }) => permissions);
  if (all.some((permission) => !givable(permission))) return t('adminPortal.roles_addOrEditRole.notYours');
  return all.some(({ id }) => chosen.has(id)) ? '' : t('adminPortal.roles_addOrEditRole.noPermissionsHint');
}

/** Whether the signed-in user can give a permission. */
function useGivable(): (permission: Permission) => boolean {
  const user = useSession((session) => session.user);
  const granted = user?.permissions ?? [];
  return (permission) => user?.superUser === true || canGive(granted, permission);
}
