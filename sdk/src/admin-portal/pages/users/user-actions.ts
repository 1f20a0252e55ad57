import type { TeamUser } from '../../../contract';
import type { MemberStatus } from './listing/member-status';

/** The actions on one member. */
export type UserActionId =
  | 'editRoles'
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

export interface UserActionContext {
  member: TeamUser;
  status: MemberStatus;
  isMe: boolean;
  /** Whether access can be limited in time. */
  temporaryUsers: boolean;
  holds: (permission: string) => boolean;
}

/** The permission that each action requires. */
const permissions: Record<UserActionId, string> = {
  editRoles: 'fe.secure.write.usersRoles',
  setAccessTime: 'fe.secure.write.updateUser',
  editAccessTime: 'fe.secure.write.updateUser',
  renewAccessTime: 'fe.secure.write.updateUser',
  makePermanent: 'fe.secure.write.updateUser',
  resendActivation: 'fe.secure.write.resendActivationEmail',
  revokeSessions: 'fe.secure.delete.sessions',
  enable: 'fe.secure.write.enableDisable',
  unlock: 'fe.secure.write.enableDisable',
  disable: 'fe.secure.write.enableDisable',
  lock: 'fe.secure.write.enableDisable',
  remove: 'fe.secure.delete.users',
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
      if (context.isMe && shutOut.has(id)) return { id, blocked: 'ownUser' };
      if (context.member.managedBy === 'scim2' && directoryOwned.has(id)) return { id, blocked: 'externallyManaged' };
      return { id };
    });
}

function fitting({ member, status, temporaryUsers }: UserActionContext): UserActionId[] {
  return [
    'editRoles' as const,
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
