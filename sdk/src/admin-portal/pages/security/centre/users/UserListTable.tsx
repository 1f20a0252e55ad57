import { useTranslate } from '../../../../../app/context';
import type { UserRecord } from '../../../../../contract';
import { Table, type TableColumn } from '../../../../../ui/Table';
import { LastSeen, ShortDate } from '../../../../parts/users/Moments';
import { PersonCell } from '../../../../parts/users/PersonCell';
import { ActionsMenu } from '../../../../parts/users/UserActions';
import type { UserListName } from '../user-lists';
import { listTexts } from './list-texts';
import { useOpenUser, useRowActions } from './use-row-actions';

export interface UserListTableProps {
  name: UserListName;
  rows: readonly UserRecord[];
  /** Other rows are loading. */
  busy: boolean;
}

/** A page of a list; the name of a user leads to all actions on them. */
export function UserListTable({ name, rows, busy }: UserListTableProps) {
  const t = useTranslate();
  const openUser = useOpenUser();
  return (
    <Table
      label={t(listTexts[name].title)}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={nameOf}
      busy={busy}
      onOpen={({ id }) => openUser(id)}
      actions={{
        title: t('adminPortal.users.actionsHeader'),
        render: (user) => <RowMenu name={name} user={user} />,
      }}
    />
  );
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

function RowMenu({ name, user }: { name: UserListName; user: UserRecord }) {
  const t = useTranslate();
  const actions = useRowActions(name, user);
  return <ActionsMenu label={t('adminPortal.users.actionsFor', { name: nameOf(user) })} actions={actions} />;
}

function nameOf({ name, email }: UserRecord): string {
  return name || email;
}
