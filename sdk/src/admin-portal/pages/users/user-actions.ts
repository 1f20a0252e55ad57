import type { TeamUser } from '../../../contract';
import type { MemberStatus } from '../../parts/users/member-status';
import type { OneUserDialog } from './users-dialogs';
import { usersPermissions } from './users-permissions';

/** The actions on one member. */
export type UserActionId =
  | 'editRoles'
  | 'editGroups'
  | 'editApplications'
  | 'setAccessTime'
  | 'editAccessTime'
  | 'renewAccessTime'
  | 'makePermanent'
  | 'resendActivation'
  | 'revokeSessions'
  | 'enable'
  | 'unlock'
  | 'disable'
  | 'lock'
  | 'remove';

/** An item of the menu; `blocked` is the reason why it is unavailable. */
export interface UserAction {
  id: UserActionId;
  blocked?: 'ownUser' | 'externallyManaged';
}

/** A member, as the signed-in user sees it. */
export interface MemberContext {
  member: TeamUser;
  isMe: boolean;
  holds: (permission: string) => boolean;
}

export interface UserActionContext extends MemberContext {
  status: MemberStatus;
  /** Whether access can be limited in time. */
  temporaryUsers: boolean;
  /** Whether applications can be assigned to users. */
  applications: boolean;
}

/** The permission that each action requires. */
const permissions: Record<UserActionId, string> = {
  editRoles: usersPermissions.editRoles,
  editGroups: usersPermissions.editGroups,
  editApplications: usersPermissions.editApplications,
  setAccessTime: usersPermissions.limitAccess,
  editAccessTime: usersPermissions.limitAccess,
  renewAccessTime: usersPermissions.limitAccess,
  makePermanent: usersPermissions.limitAccess,
  resendActivation: usersPermissions.resendActivation,
  revokeSessions: usersPermissions.revokeSessions,
  enable: usersPermissions.enableAndDisable,
  unlock: usersPermissions.enableAndDisable,
  disable: usersPermissions.enableAndDisable,
  lock: usersPermissions.enableAndDisable,
  remove: usersPermissions.remove,
};

/** Actions that end a member's access; users can't run them on their own account. */
const shutOut: ReadonlySet<UserActionId> = new Set(['setAccessTime', 'editAccessTime', 'disable', 'lock', 'remove']);

/** Actions that only the directory can run on a member that it manages. */
const directoryOwned: ReadonlySet<UserActionId> = new Set(['enable', 'disable', 'remove']);

/** The menu of a member, in order: the actions for its status and the user's permissions. Blocked ones say why. */
export function userActions(context: UserActionContext): UserAction[] {
  return fitting(context)
    .filter((id) => context.holds(permissions[id]))
    .map((id) => {
      const blocked = blockedBy(id, context);
      return blocked ? { id, blocked } : { id };
    });
}

/** The dialog of each action that asks for more than a press. */
export const actionDialogs: { readonly [A in UserActionId]?: OneUserDialog['kind'] } = {
  editRoles: 'editRoles',
  editGroups: 'editGroups',
  editApplications: 'editApplications',
  setAccessTime: 'editAccessTime',
  editAccessTime: 'editAccessTime',
  renewAccessTime: 'editAccessTime',
  revokeSessions: 'revokeSessions',
  enable: 'enableUser',
  unlock: 'unlockUser',
  disable: 'disableUser',
  lock: 'lockUser',
  remove: 'deleteUser',
};

/** Whether the user may open a dialog about a member: its address can also come from another user. */
export function isDialogPermitted(kind: OneUserDialog['kind'], context: MemberContext): boolean {
  if (kind === 'user') return true;
  const actions = Object.keys(permissions) as UserActionId[];
  const action = actions.find((id) => actionDialogs[id] === kind);
  return action !== undefined && context.holds(permissions[action]) && !blockedBy(action, context);
}

function blockedBy(id: UserActionId, { member, isMe }: MemberContext): UserAction['blocked'] {
  if (isMe && shutOut.has(id)) return 'ownUser';
  return member.managedBy === 'scim2' && directoryOwned.has(id) ? 'externallyManaged' : undefined;
}

function fitting({ member, status, temporaryUsers, applications }: UserActionContext): UserActionId[] {
  return [
    'editRoles' as const,
    'editGroups' as const,
    ...(applications ? (['editApplications'] as const) : []),
    ...(temporaryUsers ? accessActions(member, status) : []),
    ...(status === 'pending' ? (['resendActivation'] as const) : (['revokeSessions'] as const)),
    member.isDisabled ? ('enable' as const) : ('disable' as const),
    member.isLocked ? ('unlock' as const) : ('lock' as const),
    'remove' as const,
  ];
}

function accessActions({ temporaryExpirationDate }: TeamUser, status: MemberStatus): UserActionId[] {
  if (!temporaryExpirationDate) return ['setAccessTime'];
  return [status === 'expired' ? 'renewAccessTime' : 'editAccessTime', 'makePermanent'];
}
