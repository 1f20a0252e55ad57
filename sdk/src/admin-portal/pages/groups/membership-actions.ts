import * as api from '../../../api/groups';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { isGone } from '../../parts/changed-meanwhile';
import type { GroupsStore } from './groups-state';
import type { ShownGroups } from './shown-groups';

/** Creates the actions that give roles and users to groups, and take them away. */
export function createMembershipActions(
  http: HttpClient,
  { find, patch, refresh }: ShownGroups,
): Pick<GroupsStore, 'setRoles' | 'addMembers' | 'removeMember'> {
  async function changeRoles(groupId: string, added: readonly string[], removed: readonly string[]): Promise<void> {
    try {
      if (added.length > 0) await api.addRolesToGroup(http, groupId, added);
      if (removed.length > 0) await api.removeRolesFromGroup(http, groupId, removed);
    } finally {
      // The first call may have succeeded without the second.
      await refresh(groupId);
    }
  }

  async function addUsers(groupId: string, userIds: readonly string[]): Promise<void> {
    await api.addUsersToGroup(http, groupId, userIds);
    await refresh(groupId);
  }

  /** Rejects with the failure of a call. The service answers alike if the group is gone or one of the users. */
  async function hideIfGone(groupId: string, error: unknown): Promise<never> {
    if (isGone(asApiError(error))) await refresh(groupId);
    throw error;
  }

  return {
    setRoles: async ({ id, roles = [] }, roleIds) => {
      const before = roles.map((role) => role.id);
      const added = roleIds.filter((roleId) => !before.includes(roleId));
      const removed = before.filter((roleId) => !roleIds.includes(roleId));
      await changeRoles(id, added, removed);
      return () => changeRoles(id, removed, added);
    },

    addMembers: async (groupId, userIds) => {
      await addUsers(groupId, userIds).catch((error) => hideIfGone(groupId, error));
      return () => api.removeUsersFromGroup(http, groupId, userIds).then(() => refresh(groupId));
    },

    removeMember: async (groupId, userId) => {
      const member = find(groupId)?.users?.find(({ id }) => id === userId);
      if (!member) return undefined;
      patch(groupId, (group) => ({ ...group, users: group.users?.filter(({ id }) => id !== userId) ?? [] }));
      try {
        await api.removeUsersFromGroup(http, groupId, [userId]);
      } catch (error) {
        patch(groupId, (group) => ({ ...group, users: [...(group.users ?? []), member] }));
        await hideIfGone(groupId, error);
      }
      return () => addUsers(groupId, [userId]);
    },
  };
}
