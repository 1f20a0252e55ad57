import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs and panels about one group. */
type OneGroupKind = 'showGroup' | 'editGroup' | 'editGroupRoles' | 'addGroupMembers' | 'deleteGroup';

/** State of a dialog over the groups. */
export type GroupsDialog =
  | { kind: 'createGroup' }
  | { [K in OneGroupKind]: { kind: K; groupId: string } }[OneGroupKind];

const about =
  <K extends OneGroupKind>(kind: K) =>
  (groupId: string) =>
    groupId ? { kind, groupId } : undefined;

/** The dialogs of the page, by their addresses. */
export const groupsDialogs = {
  createGroup: () => ({ kind: 'createGroup' }),
  showGroup: about('showGroup'),
  editGroup: about('editGroup'),
  editGroupRoles: about('editGroupRoles'),
  addGroupMembers: about('addGroupMembers'),
  deleteGroup: about('deleteGroup'),
} as DialogsOf<GroupsDialog>;
