import { useUserAccess } from '../../../../parts/use-access';
import { usersPermissions } from '../../../users/users-permissions';
import type { SecurityDialog } from '../../security-dialogs';
import { securityPermissions } from '../../security-permissions';
import type { UserListName } from '../user-lists';

/** An action on several users of a list, by the dialog that confirms it. */
type ListAction = Extract<SecurityDialog, { userIds: unknown }>['kind'];

/** The actions that help with what is wrong with the users of each list. */
const actionsOf: Readonly<Record<UserListName, readonly ListAction[]>> = {
  breachedPasswordUsers: ['emailUsersAtRisk', 'disableUsersAtRisk'],
  unenrolledMfaUsers: ['disableUsersAtRisk'],
  inactiveUsers: ['disableUsersAtRisk', 'deleteUsersAtRisk'],
};

const permissions: Readonly<Record<ListAction, string>> = {
  emailUsersAtRisk: securityPermissions.updateUsers,
  disableUsersAtRisk: usersPermissions.enableAndDisable,
  deleteUsersAtRisk: usersPermissions.remove,
};

/** Returns the actions of a list that the signed-in user may take. */
export function useListAccess(list: UserListName): readonly ListAction[] {
  const { holds } = useUserAccess();
  return actionsOf[list].filter((action) => holds(permissions[action]));
}
