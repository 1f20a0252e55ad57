import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { RolesField, type RolesFieldProps } from '../../../parts/RolesField';
import { useUsers } from '../use-users';
import { portalUserDialogs } from './texts/en';

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

/** The list in a filter of the page, which may be opened before the dialogs are loaded. */
export const content: LazyContent<RoleChoicesProps> = {
  component: RoleChoices,
  texts: { adminPortal: portalUserDialogs },
};
