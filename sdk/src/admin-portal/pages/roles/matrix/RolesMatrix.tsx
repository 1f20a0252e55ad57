import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { usePageParams } from '../../../shell/use-portal';
import { searchPermissions } from '../permissions/permission-groups';
import { usePermissionGroups } from '../permissions/use-permission-groups';
import { useRolesData } from '../use-roles';
import { MatrixTable } from './MatrixTable';
import { MatrixToolbar } from './MatrixToolbar';
import { columnsOf, onlyDifferences } from './matrix-rows';

/** What each role may do: permissions by category in rows, roles in columns. The address keeps what is shown. */
export function RolesMatrix() {
  const t = useTranslate();
  const { roles, permissions } = useRolesData();
  const groups = usePermissionGroups();
  const [{ search = '', compare = '', differences = '' }] = usePageParams();
  const columns = useMemo(() => columnsOf(roles, compare.split(','), permissions), [roles, compare, permissions]);
  const found = searchPermissions(groups, search);
  const shown = differences ? onlyDifferences(found, columns) : found;
  return (
    <>
      <MatrixToolbar shown={columns.length} />
      {shown.length > 0 ? (
        <MatrixTable groups={shown} columns={columns} />
      ) : (
        <EmptyState
          icon={<SearchX size={20} />}
          title={
            found.length > 0
              ? t('adminPortal.roles.matrixNoDifferences')
              : t('adminPortal.roles_addOrEditRole.noPermissionsFound')
          }
        />
      )}
    </>
  );
}
