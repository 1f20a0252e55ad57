import { useTranslate } from '../../../../app/context';
import { FilterMenu } from '../../../../ui/FilterMenu';
import { SearchField } from '../../../../ui/SearchField';
import { Switch } from '../../../../ui/Switch';
import { usePageParams } from '../../../shell/use-portal';
import { useRolesData } from '../use-roles';

/** Search over permissions, the roles to compare, and whether only differences are shown. */
export function MatrixToolbar({ shown }: { shown: number }) {
  const t = useTranslate();
  const { roles } = useRolesData();
  const [{ search = '', compare = '', differences = '' }, setParams] = usePageParams();
  const chosen = roles.filter(({ id }) => compare.split(',').includes(id));
  const label = t('adminPortal.roles.matrixRolesFilter');
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t('adminPortal.roles_addOrEditRole.search')}
        clearLabel={t('adminPortal.roles.clearSearch')}
        value={search}
        onChange={(text) => setParams({ search: text })}
      />
      <FilterMenu
        label={label}
        summary={
          chosen.length > 0
            ? t('adminPortal.roles.matrixRolesChosen', { roles: chosen.map(({ name }) => name).join(', ') })
            : label
        }
        mode="multiple"
        options={roles.map(({ id, name }) => ({ id, label: name }))}
        selected={chosen.map(({ id }) => id)}
        onChange={(roleIds) => setParams({ compare: roleIds.join(',') })}
        clearLabel={t('adminPortal.roles.matrixClearRoles')}
      />
      <Switch
        label={t('adminPortal.roles.matrixOnlyDifferences')}
        checked={differences !== ''}
        onChange={(on) => setParams({ differences: on ? 'on' : '' })}
      />
      {shown < roles.length && (
        <span className="portico-listing-count">
          {t('adminPortal.roles.matrixShownRoles', { shown, total: roles.length })}
        </span>
      )}
    </div>
  );
}
