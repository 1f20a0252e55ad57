import { useTranslate } from '../../../../app/context';
import { RolesField, type RolesFieldProps } from '../../../parts/RolesField';
import { useAccounts } from '../use-accounts';

export type AccountRolesProps = Pick<RolesFieldProps, 'label' | 'selected' | 'onChange' | 'requiredText'>;

/** The roles that can be given in an account, with checkboxes. */
export function AccountRoles(props: AccountRolesProps) {
  const t = useTranslate();
  const roles = useAccounts((accounts) => accounts.roles);
  const load = useAccounts((accounts) => accounts.loadRoles);
  return (
    <RolesField
      {...props}
      roles={roles}
      load={load}
      failedText={t('adminPortal.singleAccountView_EditUserRolesDialog.rolesLoadFailed')}
      searchLabel={t('adminPortal.singleAccountView_EditUserRolesDialog.selectRolePlaceholder')}
      clearSearchLabel={t('adminPortal.allAccounts.clearSearch')}
      nothingFound={t('adminPortal.table.nothingFound')}
    />
  );
}
