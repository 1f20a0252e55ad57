import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { usePermission } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import {
  type AccountUserDialog,
  type AllAccountsDialog,
  allAccountsDialogs,
  type OneAccountDialog,
} from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { dialogPermissions } from '../tree/account-actions';
import { useAccount } from '../use-account';
import { useAccounts } from '../use-accounts';
import { AddUsersDialog } from './AddUsersDialog';
import { CreateAccountDialog } from './CreateAccountDialog';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { EditAccountDialog } from './EditAccountDialog';
import { EditUserRolesDialog } from './EditUserRolesDialog';
import { HierarchySettingsDialog } from './HierarchySettingsDialog';
import { ManagementDialog } from './ManagementDialog';
import { MoveAccountDialog } from './MoveAccountDialog';
import { RemoveUserDialog } from './RemoveUserDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function AccountDialogs() {
  const dialog = usePageDialog<AllAccountsDialog>(allAccountsDialogs);
  const mayCreate = usePermission(allAccountsPermissions.write);
  if (!dialog) return null;
  if ('memberId' in dialog) return <DialogAboutUser dialog={dialog} />;
  if ('accountId' in dialog) return <DialogAboutAccount key={dialog.accountId} dialog={dialog} />;
  return mayCreate ? <CreateAccountDialog key={dialog.parentId} parentId={dialog.parentId} /> : null;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: AccountDialogs };

function DialogAboutAccount({ dialog: { kind, accountId } }: { dialog: OneAccountDialog }) {
  const isPermitted = usePermission(dialogPermissions[kind]);
  const account = useAccount(accountId);
  if (!isPermitted || account.phase !== 'ready') return null;
  return dialogs[kind](account.data);
}

const dialogs: Record<OneAccountDialog['kind'], (account: Account) => React.ReactNode> = {
  editAccount: (account) => <EditAccountDialog account={account} />,
  moveAccount: (account) => <MoveAccountDialog account={account} />,
  enableAccountManagement: (account) => <ManagementDialog account={account} enable />,
  disableAccountManagement: (account) => <ManagementDialog account={account} enable={false} />,
  accountHierarchySettings: (account) => <HierarchySettingsDialog account={account} />,
  deleteAccount: (account) => <DeleteAccountDialog account={account} />,
  addAccountUsers: (account) => <AddUsersDialog account={account} />,
};

function DialogAboutUser({ dialog: { kind, accountId, memberId } }: { dialog: AccountUserDialog }) {
  const isPermitted = usePermission(allAccountsPermissions.writeUsers);
  const account = useAccount(accountId);
  const users = useAccounts((accounts) => accounts.users);
  const isListed = useAccounts((accounts) => accounts.usersQuery.accountId === accountId);
  const user = users.phase === 'ready' && isListed ? users.data.items.find(({ id }) => id === memberId) : undefined;
  if (!isPermitted || account.phase !== 'ready' || !user) return null;
  const props = { account: account.data, user };
  return kind === 'removeAccountUser' ? <RemoveUserDialog {...props} /> : <EditUserRolesDialog {...props} />;
}
