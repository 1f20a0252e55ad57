import { MoreHorizontal, ShieldCheck, UserRoundMinus } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import type { UserRecord } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { Table, type TableColumn } from '../../../../ui/Table';
import { displayName } from '../../../parts/display-name';
import { UserAvatar } from '../../../parts/UserAvatar';
import { usePermission } from '../../../parts/use-access';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import type { AccountUserDialog } from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { CreatedAt } from '../tree/AccountCells';
import { rolesIn } from './roles-in';

interface UsersTableProps {
  account: Account;
  users: readonly UserRecord[];
  layout: TableLayoutState;
}

/** The users of an account with their roles in it. */
export function AccountUsersTable({ account, users, layout }: UsersTableProps) {
  const t = useTranslate();
  const mayChange = usePermission(allAccountsPermissions.writeUsers);
  return (
    <Table
      label={t('adminPortal.singleAccountView.usersTab')}
      columns={useColumns(account)}
      rows={users}
      rowKey={({ id }) => id}
      {...useLayoutProps(layout)}
      actions={
        mayChange
          ? {
              title: t('adminPortal.allAccounts_accountsTable.actionsColumn'),
              render: (user) => <UserMenu accountId={account.tenantId} user={user} />,
            }
          : undefined
      }
    />
  );
}

function useColumns({ tenantId, metadata }: Account): TableColumn<UserRecord>[] {
  const t = useTranslate();
  const columns: TableColumn<UserRecord>[] = [
    {
      id: 'user',
      title: t('adminPortal.singleAccountView_usersTable.usersColumn'),
      render: (user) => <Person user={user} />,
    },
    {
      id: 'roles',
      title: t('adminPortal.singleAccountView_usersTable.rolesColumn'),
      render: (user) => <Roles user={user} accountId={tenantId} />,
    },
    {
      id: 'access',
      title: t('adminPortal.singleAccountView_usersTable.subAccountsAccessColumn'),
      priority: 'medium',
      render: ({ subAccountAccessAllowed }) =>
        t(
          subAccountAccessAllowed
            ? 'adminPortal.singleAccountView_usersTable.accessAllowed'
            : 'adminPortal.singleAccountView_usersTable.accessNotAllowed',
        ),
    },
    {
      id: 'joined',
      title: t('adminPortal.singleAccountView_usersTable.joinedColumn'),
      priority: 'low',
      render: ({ createdAt }) => createdAt && <CreatedAt at={createdAt} />,
    },
  ];
  // Access to the accounts below means something only where there are some.
  return columns.filter(({ id }) => id !== 'access' || metadata.isParent);
}

function Person({ user }: { user: UserRecord }) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const name = displayName(user);
  return (
    <span className="portico-account">
      <UserAvatar name={name} src={user.profilePictureUrl} />
      <span className="portico-account-texts">
        <span className="portico-account-name">
          <bdi>{name}</bdi>
          {user.id === me && <Chip tone="primary">{t('adminPortal.singleAccountView_usersTable.meTooltip')}</Chip>}
          {user.activatedForTenant === false && (
            <Chip tone="warning">{t('adminPortal.singleAccountView_usersTable.pendingActivationStatus')}</Chip>
          )}
        </span>
        {name !== user.email && (
          <bdi className="portico-account-path" dir="ltr">
            {user.email}
          </bdi>
        )}
      </span>
    </span>
  );
}

function Roles({ user, accountId }: { user: UserRecord; accountId: string }) {
  const t = useTranslate();
  const roles = rolesIn(user, accountId);
  if (roles.length === 0) {
    return <span className="portico-muted">{t('adminPortal.singleAccountView_usersTable.noRoles')}</span>;
  }
  return (
    <span className="portico-account-roles">
      {roles.map(({ id, name }) => (
        <Chip key={id}>{name}</Chip>
      ))}
    </span>
  );
}

function UserMenu({ accountId, user }: { accountId: string; user: UserRecord }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const open = (kind: AccountUserDialog['kind']) => openDialog({ kind, accountId, memberId: user.id });
  return (
    <Menu
      label={t('adminPortal.allAccounts_accountsTable.actionsFor', { accountName: displayName(user) })}
      trigger={<MoreHorizontal size={20} />}
    >
      <MenuItem
        id="roles"
        label={t('adminPortal.singleAccountView_usersTable.editUserRolesBtnText')}
        icon={<ShieldCheck size={16} />}
        onAction={() => open('editAccountUserRoles')}
      />
      <MenuItem
        id="remove"
        label={t('adminPortal.singleAccountView_usersTable.deleteUserBtnText')}
        icon={<UserRoundMinus size={16} />}
        tone="danger"
        onAction={() => open('removeAccountUser')}
      />
    </Menu>
  );
}
