import type { Group } from '../../../contract';
import { useUserAccess } from '../../parts/use-access';
import { groupsPermissions } from './groups-permissions';

/** What the signed-in user can do with a group. */
export interface GroupAccess {
  edit: boolean;
  editRoles: boolean;
  addMembers: boolean;
  removeMembers: boolean;
  remove: boolean;
}

/** Whether a directory manages a group, so that it can be changed only there. */
export function isDirectoryGroup({ managedBy }: Group): boolean {
  return managedBy === 'scim2';
}

/** What the signed-in user can do with a group: nothing if a directory manages it. */
export function useGroupAccess(group: Group): GroupAccess {
  const { holds } = useUserAccess();
  const may = (permission: string) => !isDirectoryGroup(group) && holds(permission);
  return {
    edit: may(groupsPermissions.change),
    editRoles: may(groupsPermissions.changeRoles),
    addMembers: may(groupsPermissions.addMembers) && holds(groupsPermissions.readUsers),
    removeMembers: may(groupsPermissions.removeMembers),
    remove: may(groupsPermissions.remove),
  };
}
