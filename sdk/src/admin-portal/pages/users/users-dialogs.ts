import { aboutSelection } from '../../parts/about-selection';
import type { DialogsOf } from '../../parts/page-definition';

/** The panel of one user of the team, and the dialogs about them. */
type OneUserKind =
  | 'user'
  | 'editRoles'
  | 'editGroups'
  | 'editApplications'
  | 'editAccessTime'
  | 'disableUser'
  | 'enableUser'
  | 'lockUser'
  | 'unlockUser'
  | 'revokeSessions'
  | 'deleteUser';

/** Dialogs about the team as a whole. */
type TeamKind = 'inviteUser' | 'inviteUsers' | 'inviteLink' | 'resetBreachedPasswords';

/** Dialogs about the selected users. */
type SelectionKind = 'disableUsers' | 'deleteUsers';

/** State of a dialog about one user. */
export type OneUserDialog = { [K in OneUserKind]: { kind: K; userId: string } }[OneUserKind];

/** State of a dialog over the team. */
export type UsersDialog =
  | { [K in TeamKind]: { kind: K } }[TeamKind]
  | OneUserDialog
  | { [K in SelectionKind]: { kind: K; userIds: readonly string[] } }[SelectionKind];

const about =
  <K extends OneUserKind>(kind: K) =>
  (userId: string) =>
    userId ? { kind, userId } : undefined;

/** The dialogs of the page, by their addresses. */
export const usersDialogs = {
  inviteUser: () => ({ kind: 'inviteUser' }),
  inviteUsers: () => ({ kind: 'inviteUsers' }),
  inviteLink: () => ({ kind: 'inviteLink' }),
  resetBreachedPasswords: () => ({ kind: 'resetBreachedPasswords' }),
  user: about('user'),
  editRoles: about('editRoles'),
  editGroups: about('editGroups'),
  editApplications: about('editApplications'),
  editAccessTime: about('editAccessTime'),
  disableUser: about('disableUser'),
  enableUser: about('enableUser'),
  lockUser: about('lockUser'),
  unlockUser: about('unlockUser'),
  revokeSessions: about('revokeSessions'),
  deleteUser: about('deleteUser'),
  disableUsers: (userIds: string) => aboutSelection('disableUsers', userIds),
  deleteUsers: (userIds: string) => aboutSelection('deleteUsers', userIds),
} as DialogsOf<UsersDialog>;
