import type { ReactNode } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import { Table, type TableColumn } from '../../../../ui/Table';
import { displayName } from '../../../parts/display-name';
import { usePermission } from '../../../parts/use-access';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { LastSeen, ShortDate } from '../../../parts/users/Moments';
import { NamesCell } from '../../../parts/users/NamesCell';
import { PersonCell } from '../../../parts/users/PersonCell';
import { usePortalActions } from '../../../shell/use-portal';
import { type AccountUser, isInvited, roleNames } from '../account-user';
import type { AllUsersDialog } from '../all-users-dialogs';
import { allUsersPermissions } from '../all-users-permissions';
import type { AllUsersSortKey } from '../all-users-query';
import { useAllUsers } from '../use-all-users';
import { AccountsCell } from './AccountsCell';
import { AccountUserMenu } from './AccountUserMenu';
import { type AllUsersColumn, columnTitles, shownColumns } from './columns';

/** Columns that the service can sort by, with its names for them. */
const sortKeys: Partial<Record<AllUsersColumn, AllUsersSortKey>> = { user: 'name', joined: 'createdAt' };

/** How each column shows a user. */
const cells: Record<AllUsersColumn, (props: { user: AccountUser }) => ReactNode> = {
  user: UserCell,
  accounts: AccountsCell,
  roles: RolesCell,
  joined: ({ user }) => user.joinedAt && <ShortDate at={user.joinedAt} />,
  lastSeen: ({ user }) => <LastSeen at={user.lastSeen} />,
  email: ({ user }) => <bdi dir="ltr">{user.email}</bdi>,
};

/** Columns that leave a narrow table first. */
const priorities: Partial<Record<AllUsersColumn, 'medium' | 'low'>> = { joined: 'medium', email: 'low' };

export interface AllUsersTableProps {
  rows: readonly AccountUser[];
  /** Other rows are loading. */
  busy: boolean;
  layout: TableLayoutState;
}

/** The users of one page. */
export function AllUsersTable({ rows, busy, layout }: AllUsersTableProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const columns = useColumns(layout);
  const sort = useAllUsers((users) => users.query.sort);
  const sortBy = useAllUsers((users) => users.sortBy);
  const sorted = columns.find(({ id }) => sortKeys[id as AllUsersColumn] === sort.key)?.id ?? '';
  return (
    <Table
      label={t('adminPortal.allUsers.pageTitle')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      {...useLayoutProps(layout)}
      sort={{ column: sorted, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={(column) => {
        const key = sortKeys[column as AllUsersColumn];
        if (key) void sortBy(key);
      }}
      selection={useSelection()}
      onOpen={({ id }) => openDialog({ kind: 'accountUser', memberId: id } satisfies AllUsersDialog)}
      actions={{ title: t('adminPortal.users.actionsHeader'), render: (user) => <AccountUserMenu user={user} /> }}
    />
  );
}

function useColumns(layout: TableLayoutState): TableColumn<AccountUser>[] {
  const t = useTranslate();
  return shownColumns(layout).map((id) => {
    const Cell = cells[id];
    return {
      id,
      title: t(columnTitles[id]),
      sortable: sortKeys[id] !== undefined,
      priority: priorities[id] ?? 'high',
      render: (user) => <Cell user={user} />,
    };
  });
}

function useSelection() {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const selected = useAllUsers((users) => users.selected);
  const select = useAllUsers((users) => users.select);
  if (!usePermission(allUsersPermissions.write)) return undefined;
  return {
    label: (user: AccountUser) => t('adminPortal.users.selectUser', { name: displayName(user) }),
    labelAll: t('adminPortal.users.selectAll'),
    selected,
    selectable: ({ id }: AccountUser) => id !== me,
    onChange: select,
  };
}

function UserCell({ user }: { user: AccountUser }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { id, name, email, picture } = user;
  const open = () => openDialog({ kind: 'accountUser', memberId: id } satisfies AllUsersDialog);
  return (
    <span className="portico-all-users-person">
      <PersonCell userId={id} name={name} email={email} picture={picture} onOpen={open} />
      {user.isLocked && <Chip tone="danger">{t('adminPortal.users.lockedStatus')}</Chip>}
      {!user.isLocked && isInvited(user) && (
        <Chip tone="info">{t('adminPortal.allUsers.pendingActivationStatus')}</Chip>
      )}
    </span>
  );
}

function RolesCell({ user }: { user: AccountUser }) {
  const t = useTranslate();
  return <NamesCell names={roleNames(user)} empty={t('adminPortal.users.noRoles')} />;
}
