import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs about one account. */
type OneAccountKind =
  | 'editAccount'
  | 'moveAccount'
  | 'enableAccountManagement'
  | 'disableAccountManagement'
  | 'accountHierarchySettings'
  | 'deleteAccount'
  | 'addAccountUsers';

/** Dialogs about one user of an account. */
type AccountUserKind = 'editAccountUserRoles' | 'removeAccountUser';

/** State of a dialog about one account. */
export type OneAccountDialog = { [K in OneAccountKind]: { kind: K; accountId: string } }[OneAccountKind];

/** State of a dialog about one user of an account. */
export type AccountUserDialog = {
  [K in AccountUserKind]: { kind: K; accountId: string; memberId: string };
}[AccountUserKind];

/** State of a dialog over the accounts. `parentId` is empty for the user's own account. */
export type AllAccountsDialog = { kind: 'createAccount'; parentId: string } | OneAccountDialog | AccountUserDialog;

const about =
  <K extends OneAccountKind>(kind: K) =>
  (accountId: string) =>
    accountId ? { kind, accountId } : undefined;

const aboutUser =
  <K extends AccountUserKind>(kind: K) =>
  (detail: string) => {
    const [accountId, memberId] = detail.split(',');
    return accountId && memberId ? { kind, accountId, memberId } : undefined;
  };

/** The dialogs of the page, by their addresses. */
export const allAccountsDialogs = {
  createAccount: (parentId: string) => ({ kind: 'createAccount', parentId }),
  editAccount: about('editAccount'),
  moveAccount: about('moveAccount'),
  enableAccountManagement: about('enableAccountManagement'),
  disableAccountManagement: about('disableAccountManagement'),
  accountHierarchySettings: about('accountHierarchySettings'),
  deleteAccount: about('deleteAccount'),
  addAccountUsers: about('addAccountUsers'),
  editAccountUserRoles: aboutUser('editAccountUserRoles'),
  removeAccountUser: aboutUser('removeAccountUser'),
} as DialogsOf<AllAccountsDialog>;
