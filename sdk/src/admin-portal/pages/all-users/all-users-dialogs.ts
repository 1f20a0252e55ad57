import type { DialogsOf } from '../../parts/page-definition';

/** The panel about a user, and the dialog that removes them from all accounts. */
type OneUserKind = 'accountUser' | 'removeFromAccounts';

/** Dialogs about a user in one account. */
type InAccountKind = 'editRolesInAccount' | 'removeFromAccount';

/** State of a dialog about a user of any account. */
export type AccountUserDialog =
  | { [K in OneUserKind]: { kind: K; memberId: string } }[OneUserKind]
  | { [K in InAccountKind]: { kind: K; memberId: string; inAccountId: string } }[InAccountKind];

/** State of a dialog over all users. The e-mail address is empty for a new user. */
export type AllUsersDialog =
  | { kind: 'inviteToAccounts'; email: string }
  | { kind: 'removeUsersFromAccounts'; memberIds: readonly string[] }
  | AccountUserDialog;

const about =
  <K extends OneUserKind>(kind: K) =>
  (memberId: string) =>
    memberId ? { kind, memberId } : undefined;

const inAccount =
  <K extends InAccountKind>(kind: K) =>
  (detail: string) => {
    const [memberId, inAccountId] = detail.split(',');
    return memberId && inAccountId ? { kind, memberId, inAccountId } : undefined;
  };

/** The dialogs of the page, by their addresses. */
export const allUsersDialogs = {
  accountUser: about('accountUser'),
  removeFromAccounts: about('removeFromAccounts'),
  editRolesInAccount: inAccount('editRolesInAccount'),
  removeFromAccount: inAccount('removeFromAccount'),
  inviteToAccounts: (email: string) => ({ kind: 'inviteToAccounts', email }),
  removeUsersFromAccounts: (ids: string) =>
    ids ? { kind: 'removeUsersFromAccounts', memberIds: ids.split(',') } : undefined,
} as DialogsOf<AllUsersDialog>;
