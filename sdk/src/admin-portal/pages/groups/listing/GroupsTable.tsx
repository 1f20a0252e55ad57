import { memo, useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Chip } from '../../../../ui/Chip';
import { Table, type TableColumn } from '../../../../ui/Table';
import { idOf } from '../../../../ui/use-long-list';
import { displayName } from '../../../parts/display-name';
import { UserAvatar } from '../../../parts/UserAvatar';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import { GroupDot } from '../GroupDot';
import { isDirectoryGroup } from '../group-access';
import type { GroupsDialog } from '../groups-dialogs';
import { GroupMenu } from './GroupMenu';

/** Pictures and roles that are shown; the others are counted. */
const SHOWN = 3;

export interface GroupsTableProps {
  groups: readonly Group[];
  layout: TableLayoutState;
}

/** The groups, each with its members and roles. Renders again with other groups only, not with each letter of a search. */
export const GroupsTable = memo(function GroupsTable({ groups, layout }: GroupsTableProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <Table
      label={t('adminPortal.groups.tableLabel')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={groups}
      rowKey={idOf}
      rowName={({ name }) => name}
      {...useLayoutProps(layout)}
      onOpen={({ id }) => openDialog({ kind: 'showGroup', groupId: id } satisfies GroupsDialog)}
      actions={useMemo(() => actionsOf(t), [t])}
    />
  );
});

const actionsOf = (t: Translate) => ({
  title: t('adminPortal.groups.actionsHeader'),
  render: (group: Group) => <GroupMenu group={group} />,
});

function columnsOf(t: Translate): TableColumn<Group>[] {
  return [
    { id: 'group', title: t('adminPortal.groups.groupHeader'), render: (group) => <GroupName group={group} /> },
    { id: 'members', title: t('adminPortal.groups.membersHeader'), render: (group) => <Members group={group} /> },
    { id: 'roles', title: t('adminPortal.groups.rolesHeader'), render: (group) => <Roles group={group} /> },
    {
      id: 'managedBy',
      title: t('adminPortal.groups.managedByHeader'),
      priority: 'low',
      render: (group) => t(`adminPortal.groups.${isDirectoryGroup(group) ? 'managedByDirectory' : 'managedByPortal'}`),
    },
  ];
}

/** Colour, name, which opens the group's panel, and description. */
function GroupName({ group }: { group: Group }) {
  const { openDialog } = usePortalActions();
  return (
    <span className="portico-group-name">
      <GroupDot color={group.color} />
      <span className="portico-named">
        <button
          type="button"
          className="portico-row-link"
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'showGroup', groupId: group.id } satisfies GroupsDialog)}
        >
          <bdi>{group.name}</bdi>
        </button>
        {group.description && (
          <span className="portico-named-text">
            <bdi>{group.description}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}

function Members({ group: { users = [] } }: { group: Group }) {
  const t = useTranslate();
  if (users.length === 0) {
    return <span className="portico-muted">{t('adminPortal.usersGroups_card.noMembersMessage')}</span>;
  }
  return (
    <span className="portico-group-members">
      <span className="portico-avatar-stack">
        {users.slice(0, SHOWN).map((user) => (
          <UserAvatar key={user.id} name={displayName(user)} src={user.profilePictureUrl} size={28} />
        ))}
      </span>
      <span>{t('adminPortal.groups.memberCount', { count: users.length })}</span>
    </span>
  );
}

function Roles({ group: { roles = [] } }: { group: Group }) {
  const t = useTranslate();
  if (roles.length === 0) {
    return <span className="portico-muted">{t('adminPortal.usersGroups_card.emptyRolesMessage')}</span>;
  }
  return (
    <span className="portico-chips">
      {roles.slice(0, SHOWN).map(({ id, name }) => (
        <Chip key={id}>{name}</Chip>
      ))}
      {roles.length > SHOWN && <Chip>{t('adminPortal.groups.moreRoles', { count: roles.length - SHOWN })}</Chip>}
    </span>
  );
}
