import { LogIn, MoreHorizontal, ShieldCheck, UserRoundMinus, UsersRound } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { useEnterAccount } from '../../all-accounts/use-enter-account';
import type { UsersDialog } from '../../users/users-dialogs';
import type { AccountUser, UserAccount } from '../account-user';
import type { AccountUserDialog } from '../all-users-dialogs';
import { allUsersPermissions } from '../all-users-permissions';
import { AccountPathName } from '../listing/AccountsCell';
import { useAccountNames } from '../use-all-users';

/** The accounts of a user, each with its path, the user's roles in it, and the actions there. */
export function AccountsOfUser({ user }: { user: AccountUser }) {
  const t = useTranslate();
  return (
    <section className="portico-user-accounts">
      <h3>{t('adminPortal.allUsers.accountsHeader')}</h3>
      <ul>
        {user.accounts.map((account) => (
          <AccountRow key={account.tenantId} user={user} account={account} />
        ))}
      </ul>
    </section>
  );
}

interface AccountRowProps {
  user: AccountUser;
  account: UserAccount;
}

function AccountRow({ user, account }: AccountRowProps) {
  const t = useTranslate();
  const named = useAccountNames()(account.tenantId);
  return (
    <li>
      <div className="portico-user-account">
        <AccountPathName account={named} />
        <span className="portico-roles">
          {account.roles.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
          {account.roles.length === 0 && <span className="portico-muted">{t('adminPortal.users.noRoles')}</span>}
          {!account.activated && <Chip tone="info">{t('adminPortal.allUsers.pendingActivationStatus')}</Chip>}
        </span>
      </div>
      <AccountMenu user={user} account={account} name={named.name} />
    </li>
  );
}

function AccountMenu({ user, account: { tenantId }, name }: AccountRowProps & { name: string }) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const mayChange = usePermission(allUsersPermissions.write);
  const { openDialog } = usePortalActions();
  const open = useOpenInAccount(user.id);
  const about = (kind: 'editRolesInAccount' | 'removeFromAccount') => () =>
    openDialog({ kind, memberId: user.id, inAccountId: tenantId } satisfies AccountUserDialog);
  const { label, icon, run } = open(tenantId);
  return (
    <Menu label={t('adminPortal.allUsers.actionsIn', { account: name })} trigger={<MoreHorizontal size={20} />}>
      <MenuItem id="open" label={label} icon={icon} onAction={run} />
      {mayChange && (
        <MenuItem
          id="roles"
          label={t('adminPortal.users.editRolesAction')}
          icon={<ShieldCheck size={16} />}
          onAction={about('editRolesInAccount')}
        />
      )}
      {mayChange && (
        <MenuItem
          id="remove"
          label={t('adminPortal.allUsers.removeFromAccountAction')}
          icon={<UserRoundMinus size={16} />}
          {...(user.id === me
            ? { unavailable: true, description: t('adminPortal.users.ownUserTooltip') }
            : { tone: 'danger' as const })}
          onAction={about('removeFromAccount')}
        />
      )}
    </Menu>
  );
}

/** The page about the users of one account has the other actions, such as locking: switches into the account for them. */
function useOpenInAccount(userId: string) {
  const t = useTranslate();
  const ownId = useSession((session) => session.activeTenant?.tenantId);
  const { goTo, openDialog } = usePortalActions();
  const enter = useEnterAccount();
  const panel: UsersDialog = { kind: 'user', userId };
  return (tenantId: string) => {
    if (tenantId !== ownId) {
      const run = () => enter({ tenantId }, panel);
      return { label: t('adminPortal.allUsers.switchToAccount'), icon: <LogIn size={16} />, run };
    }
    const run = () => {
      goTo('users');
      openDialog(panel);
    };
    return { label: t('adminPortal.allUsers.openInUsers'), icon: <UsersRound size={16} />, run };
  };
}
