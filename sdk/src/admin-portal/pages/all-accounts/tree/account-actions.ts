import type { Account } from '../accounts-state';
import type { OneAccountDialog } from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';

/** The permission that a dialog about an account needs, and the action that opens it. */
export const dialogPermissions: Record<OneAccountDialog['kind'], string> = {
  editAccount: allAccountsPermissions.write,
  moveAccount: allAccountsPermissions.write,
  enableAccountManagement: allAccountsPermissions.manageManagement,
  disableAccountManagement: allAccountsPermissions.manageManagement,
  accountHierarchySettings: allAccountsPermissions.manageAccess,
  deleteAccount: allAccountsPermissions.remove,
  addAccountUsers: allAccountsPermissions.writeUsers,
};

/** The dialogs that are offered for an account, in the order of the menu. */
export function accountDialogs(account: Account, holds: (permission: string) => boolean): OneAccountDialog['kind'][] {
  const offered: OneAccountDialog['kind'][] = [
    'addAccountUsers',
    'editAccount',
    'moveAccount',
    'accountHierarchySettings',
    account.isReseller ? 'disableAccountManagement' : 'enableAccountManagement',
    'deleteAccount',
  ];
  return offered.filter((kind) => holds(dialogPermissions[kind]));
}
