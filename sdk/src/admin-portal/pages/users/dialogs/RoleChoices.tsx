import { useTranslate } from '../../../../app/context';
import { RolesField, type RolesFieldProps } from '../../../parts/RolesField';
import { useUsers } from '../use-users';

export type RoleChoicesProps = Pick<RolesFieldProps, 'label' | 'description' | 'selected' | 'onChange'>;

/** A list of all roles with checkboxes. */
export function RoleChoices(props: RoleChoicesProps) {
  const t = useTranslate();
  const roles = useUsers((users) => users.roles);
  const load = useUsers((users) => users.loadRoles);
  return (
    <RolesField
      {...props}
      roles={roles}
      load={load}
      failedText={t('adminPortal.users_EditUserRoles.rolesLoadFailed')}
      searchLabel={t('adminPortal.users_EditUserRoles.searchRoles')}
      clearSearchLabel={t('adminPortal.table.clearSearch')}
      nothingFound={t('adminPortal.table.nothingFound')}
    />
  );
}
