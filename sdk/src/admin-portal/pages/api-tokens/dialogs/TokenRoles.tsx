import { useTranslate } from '../../../../app/context';
import { RolesField, type RolesFieldProps } from '../../../parts/RolesField';
import { useTokens } from '../tokens-store';

export type TokenRolesProps = Pick<RolesFieldProps, 'selected' | 'onChange'>;

/** Chooses the roles of a new token: it may do what they permit. */
export function TokenRoles(props: TokenRolesProps) {
  const t = useTranslate();
  const roles = useTokens((store) => store.roles);
  const load = useTokens((store) => store.loadRoles);
  return (
    <RolesField
      {...props}
      label={t('adminPortal.apiTokens_AddToken.rolesInputLabel')}
      description={t('adminPortal.apiTokens_AddToken.rolesInputPlaceholder')}
      requiredText={t('adminPortal.apiTokens_AddToken.rolesIsRequired')}
      roles={roles}
      load={load}
      failedText={t('adminPortal.tokens.rolesLoadFailed')}
      searchLabel={t('adminPortal.tokens.searchRoles')}
      clearSearchLabel={t('adminPortal.tokens.clearSearch')}
      nothingFound={t('adminPortal.table.nothingFound')}
    />
  );
}
