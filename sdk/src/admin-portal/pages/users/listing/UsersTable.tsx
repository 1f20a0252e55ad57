import { useSession, useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { Table } from '../../../../ui/Table';
import { displayName } from '../../../parts/display-name';
import { usePermission } from '../../../parts/use-access';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import type { TeamSortKey } from '../team-query';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';
import { shownColumns, type UserColumn } from './columns';
import { UserMenu } from './UserMenu';
import { useUserColumns } from './user-columns';

/** Columns that the service can sort by, with its names for them. */
const sortKeys: Partial<Record<UserColumn, TeamSortKey>> = { user: 'name', joinedAt: 'createdAt' };

export interface UsersTableProps {
  rows: readonly TeamUser[];
  /** Other rows are loading. */
  busy: boolean;
  layout: TableLayoutState;
}

/** The members of one page. */
export function UsersTable({ rows, busy, layout }: UsersTableProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const columns = useUserColumns(shownColumns(layout), rows);
  const sort = useUsers((users) => users.query.sort);
  const sortBy = useUsers((users) => users.sortBy);
  const sorted = columns.find(({ id }) => sortKeys[id as UserColumn] === sort.key)?.id ?? '';
  return (
    <Table
      label={t('adminPortal.users.tableLabel')}
      columns={columns}
      rows={rows}
      rowKey={(member) => member.id}
      busy={busy}
      {...useLayoutProps(layout)}
      sort={{ column: sorted, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={(column) => {
        const key = sortKeys[column as UserColumn];
        if (key) void sortBy(key);
      }}
      selection={useSelection()}
      onOpen={(member) => openDialog({ kind: 'user', userId: member.id } satisfies UsersDialog)}
      actions={{ title: t('adminPortal.users.actionsHeader'), render: (member) => <UserMenu member={member} /> }}
    />
  );
}

function useSelection() {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const selected = useUsers((users) => users.selected);
  const select = useUsers((users) => users.select);
  const mayDelete = usePermission(usersPermissions.remove);
  const mayDisable = usePermission(usersPermissions.enableAndDisable);
  if (!mayDelete && !mayDisable) return undefined;
  return {
    label: (member: TeamUser) => t('adminPortal.users.selectUser', { name: displayName(member) }),
    labelAll: t('adminPortal.users.selectAll'),
    selected,
    selectable: (member: TeamUser) => member.id !== me,
    onChange: select,
  };
}
