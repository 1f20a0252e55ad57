import { useSession, useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { Table, type TableColumn } from '../../../../ui/Table';
import { UserAvatar } from '../../../parts/UserAvatar';
import { usePermission } from '../../../parts/use-access';
import type { TeamSortKey } from '../team-query';
import { useUsers } from '../use-users';
import { usersPermissions } from '../users-permissions';
import { type UserColumn, useShownColumns } from './columns';
import { LastSeen, ShortDate } from './Moments';
import { RolesCell } from './RolesCell';
import { StatusChip } from './StatusChip';
import { UserMenu } from './UserMenu';

/** Columns that the service can sort by, with its names for them. */
const sortKeys: Partial<Record<UserColumn, TeamSortKey>> = { user: 'name', joinedAt: 'createdAt' };

/** The members of one page. */
export function UsersTable({ rows, busy }: { rows: readonly TeamUser[]; busy: boolean }) {
  const t = useTranslate();
  const columns = useColumns();
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
      sort={{ column: sorted, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={(column) => {
        const key = sortKeys[column as UserColumn];
        if (key) void sortBy(key);
      }}
      selection={useSelection()}
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
    label: (member: TeamUser) => t('adminPortal.users.selectUser', { name: member.name || member.email }),
    labelAll: t('adminPortal.users.selectAll'),
    selected,
    selectable: (member: TeamUser) => member.id !== me,
    onChange: select,
  };
}

function useColumns(): TableColumn<TeamUser>[] {
  const t = useTranslate();
  const shown = useShownColumns();
  const columns: (TableColumn<TeamUser> & { id: UserColumn })[] = [
    {
      id: 'user',
      title: t('adminPortal.users.userHeader'),
      sortable: true,
      render: (member) => <Person member={member} />,
    },
    { id: 'status', title: t('adminPortal.users.statusHeader'), render: (member) => <StatusChip member={member} /> },
    { id: 'roles', title: t('adminPortal.users.rolesHeader'), render: (member) => <RolesCell member={member} /> },
    {
      id: 'joinedAt',
      title: t('adminPortal.users.joinedHeader'),
      sortable: true,
      priority: 'medium',
      render: (member) => <ShortDate at={member.createdAt} />,
    },
    {
      id: 'lastSeen',
      title: t('adminPortal.users.lastSeenHeader'),
      render: (member) => <LastSeen at={member.lastLogin} />,
    },
    {
      id: 'managedBy',
      title: t('adminPortal.users.managedByHeader'),
      priority: 'low',
      render: (member) =>
        member.managedBy === 'scim2'
          ? t('adminPortal.users.managedByDirectory')
          : t('adminPortal.users.managedByPortal'),
    },
  ];
  return columns.filter(({ id }) => shown.includes(id));
}

function Person({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const name = member.name || member.email;
  return (
    <span className="portico-person">
      <UserAvatar name={name} src={member.profileImageUrl} />
      <span className="portico-person-texts">
        <span className="portico-person-name">
          <span>{name}</span>
          {member.id === me && <Chip tone="primary">{t('adminPortal.users.you')}</Chip>}
        </span>
        {member.name && (
          <bdi className="portico-person-email" dir="ltr">
            {member.email}
          </bdi>
        )}
      </span>
    </span>
  );
}
