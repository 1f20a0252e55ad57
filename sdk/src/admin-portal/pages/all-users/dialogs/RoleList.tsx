import { useSession, useTranslate } from '../../../../app/context';
import { RolesField } from '../../../parts/RolesField';
import { useAllUsers } from '../use-all-users';

export interface RoleListProps {
  label: string;
  /** The accounts in which the roles are given. Roles of the user's own account are unknown in those below. */
  accountIds: readonly string[];
  selected: readonly string[];
  onChange: (roleIds: string[]) => void;
}

/** The roles that can be given in all of the accounts, with checkboxes. */
export function RoleList({ accountIds, ...list }: RoleListProps) {
  const t = useTranslate();
  const ownId = useSession((session) => session.activeTenant?.tenantId);
  const roles = useAllUsers((users) => users.roles);
  const load = useAllUsers((users) => users.loadRoles);
  const isOwn = accountIds.every((id) => id === ownId);
  return (
    <RolesField
      {...list}
      roles={roles?.filter(({ tenantId }) => !tenantId || isOwn) ?? null}
      load={load}
      failedText={t('adminPortal.allUsers_InviteUser.rolesLoadFailed')}
      searchLabel={t('adminPortal.allUsers_InviteUser.rolesInputPlaceholder')}
      clearSearchLabel={t('adminPortal.table.clearSearch')}
      nothingFound={t('adminPortal.table.nothingFound')}
    />
  );
}
