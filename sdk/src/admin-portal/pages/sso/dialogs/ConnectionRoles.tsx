import { useTranslate } from '../../../../app/context';
import { RolesField, type RolesFieldProps } from '../../../parts/RolesField';
import { useSso } from '../use-sso';

/** The roles of the account, with checkboxes. */
export function ConnectionRoles(props: Pick<RolesFieldProps, 'selected' | 'onChange'>) {
  const t = useTranslate();
  const roles = useSso((sso) => sso.roles);
  const load = useSso((sso) => sso.loadRoles);
  return (
    <RolesField
      {...props}
      label={t('adminPortal.sso_ManageAuthorization.selectRolesLabel')}
      roles={roles}
      load={load}
      failedText={t('adminPortal.sso_ManageAuthorization.rolesLoadFailed')}
      searchLabel={t('adminPortal.sso_ManageAuthorization.rolesInputPlaceholder')}
      clearSearchLabel={t('adminPortal.sso_ManageAuthorization.clearSearch')}
      nothingFound={t('adminPortal.table.nothingFound')}
    />
  );
}
