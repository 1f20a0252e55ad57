import {
  FolderInput,
  FolderPlus,
  KeyRound,
  LogIn,
  type LucideIcon,
  MoreHorizontal,
  Network,
  PanelsTopLeft,
  Pencil,
  Trash2,
  UserRoundPlus,
} from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { KnownTextKey } from '../../../../metadata';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useUserAccess } from '../../../parts/use-access';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import type { AllAccountsDialog, OneAccountDialog } from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { useEnterAccount } from '../use-enter-account';
import { accountDialogs } from './account-actions';

const items: Record<OneAccountDialog['kind'], { label: KnownTextKey; icon: LucideIcon; danger?: true }> = {
  addAccountUsers: { label: 'adminPortal.singleAccountView.inviteUsers', icon: UserRoundPlus },
  editAccount: { label: 'adminPortal.allAccounts_accountsTable.editBtnText', icon: Pencil },
  moveAccount: { label: 'adminPortal.allAccounts_accountsTable.moveBtnText', icon: FolderInput },
  accountHierarchySettings: {
    label: 'adminPortal.singleAccountView.editSubAccountHierarchySettingsBtnText',
    icon: KeyRound,
  },
  enableAccountManagement: {
    label: 'adminPortal.allAccounts_accountsTable.enableSubAccountManagement',
    icon: Network,
  },
  disableAccountManagement: {
    label: 'adminPortal.allAccounts_accountsTable.disableSubAccountManagement',
    icon: Network,
  },
  deleteAccount: { label: 'adminPortal.allAccounts_accountsTable.deleteBtnText', icon: Trash2, danger: true },
};

/** The actions on one account; in its own view, opening it is not offered. */
export function AccountMenu({ account, isOpen = false }: { account: Account; isOpen?: boolean }) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  const enter = useEnterAccount();
  const { tenantId: accountId, name } = account;
  return (
    <Menu
      label={t('adminPortal.allAccounts_accountsTable.actionsFor', { accountName: name })}
      trigger={<MoreHorizontal size={20} />}
    >
      {!isOpen && (
        <MenuItem
          id="view"
          label={t('adminPortal.allAccounts_CreateAccountDialog.manageThisAccount')}
          icon={<PanelsTopLeft size={16} />}
          onAction={() => setParams({ account: accountId })}
        />
      )}
      <MenuItem
        id="enter"
        label={t('adminPortal.allAccounts_accountsTable.openAccountBtnText')}
        icon={<LogIn size={16} />}
        onAction={() => enter(account)}
      />
      {holds(allAccountsPermissions.write) && (
        <MenuItem
          id="create"
          label={t('adminPortal.singleAccountView.createSubAccount')}
          icon={<FolderPlus size={16} />}
          onAction={() => openDialog({ kind: 'createAccount', parentId: accountId } satisfies AllAccountsDialog)}
        />
      )}
      {accountDialogs(account, holds).map((kind) => {
        const { label, icon: ActionIcon, danger } = items[kind];
        return (
          <MenuItem
            key={kind}
            id={kind}
            label={t(label)}
            icon={<ActionIcon size={16} />}
            {...(danger && { tone: 'danger' })}
            onAction={() => openDialog({ kind, accountId })}
          />
        );
      })}
    </Menu>
  );
}
