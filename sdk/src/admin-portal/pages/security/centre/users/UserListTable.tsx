import { useStore } from 'zustand';
import { useSession, useTranslate } from '../../../../../app/context';
import type { UserRecord } from '../../../../../contract';
import { Table, type TableColumn } from '../../../../../ui/Table';
import { displayName } from '../../../../parts/display-name';
import { LastSeen, ShortDate } from '../../../../parts/users/Moments';
import { PersonCell } from '../../../../parts/users/PersonCell';
import { StatusChip } from '../../../../parts/users/StatusChip';
import { ActionsMenu } from '../../../../parts/users/UserActions';
import { listTexts } from './list-texts';
import { useListAccess } from './use-list-access';
import { useOpenUser, useRowActions } from './use-row-actions';
import { useShownList } from './use-shown-list';

export interface UserListTableProps {
  rows: readonly UserRecord[];
  /** Other rows are loading. */
  busy: boolean;
}

/** A page of the list that is shown; the name of a user leads to all actions on them. */
export function UserListTable({ rows, busy }: UserListTableProps) {
  const t = useTranslate();
  const [name] = useShownList();
  const openUser = useOpenUser();
  return (
    <Table
      label={t(listTexts[name].title)}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={displayName}
      busy={busy}
      selection={useSelection()}
      onOpen={({ id }) => openUser(id)}
      actions={{
        title: t('adminPortal.users.actionsHeader'),
        render: (user) => <RowMenu user={user} />,
      }}
    />
  );
}

function useSelection() {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const [name, store] = useShownList();
  const { selected, select } = useStore(store);
  if (useListAccess(name).length === 0) return undefined;
  return {
    label: (user: UserRecord) => t('adminPortal.users.selectUser', { name: displayName(user) }),
    labelAll: t('adminPortal.users.selectAll'),
    selected,
    selectable: ({ id }: UserRecord) => id !== me,
    onChange: select,
  };
}

function useColumns(): TableColumn<UserRecord>[] {
  const t = useTranslate();
  return [
    {
      id: 'user',
      title: t('adminPortal.securityCenter_InactivityInnerPage.usersColumn'),
      render: (user) => <UserCell user={user} />,
    },
    {
      id: 'status',
      title: t('adminPortal.users.statusHeader'),
      render: (user) => <StatusChip member={user} />,
    },
    {
      id: 'joined',
      title: t('adminPortal.securityCenter_InnerPages.joinedHeader'),
      priority: 'low',
      render: ({ createdAt }) => createdAt && <ShortDate at={createdAt} />,
    },
    {
      id: 'lastSeen',
      title: t('adminPortal.securityCenter_InactivityInnerPage.lastSeenHeader'),
      render: ({ lastLogin }) => <LastSeen at={lastLogin} />,
    },
  ];
}

function UserCell({ user: { id, name, email, profilePictureUrl } }: { user: UserRecord }) {
  const openUser = useOpenUser();
  return <PersonCell userId={id} name={name} email={email} picture={profilePictureUrl} onOpen={() => openUser(id)} />;
}

function RowMenu({ user }: { user: UserRecord }) {
  const t = useTranslate();
  const [name] = useShownList();
  const actions = useRowActions(name, user);
  return <ActionsMenu label={t('adminPortal.users.actionsFor', { name: displayName(user) })} actions={actions} />;
}
