import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/groups';
import type { Group, UpdateGroupRequest } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { changedMeanwhile, ignoreGone, isGone } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import type { GroupDraft, GroupsData, GroupsStore } from './groups-state';

/**
 * Creates the store of the groups, each with its roles and users.
 *
 * @see Portal spec §3 "Group", §7 "Roles, permissions, groups"
 */
export function createGroupsStore(http: HttpClient): StoreApi<GroupsStore> {
  return createStore<GroupsStore>()((set, get) => {
    function show(select: (groups: readonly Group[]) => readonly Group[]): void {
      const { data } = get();
      if (data.phase !== 'ready') return;
      set({ data: { phase: 'ready', data: { ...data.data, groups: select(data.data.groups) } } });
    }
    const hide = (groupId: string) => show((groups) => groups.filter(({ id }) => id !== groupId));
    const showOne = (group: Group) => show((groups) => groups.map((other) => (other.id === group.id ? group : other)));
    const patch = (groupId: string, change: (group: Group) => Group) =>
      show((groups) => groups.map((group) => (group.id === groupId ? change(group) : group)));

    /** Loads one group again. Hides it if it is gone. */
    async function refresh(groupId: string): Promise<Group> {
      try {
        const group = await api.getGroup(http, groupId, 'rolesAndUsers');
        if (group.id) showOne(group);
        return group;
      } catch (error) {
        if (isGone(asApiError(error))) hide(groupId);
        throw error;
      }
    }

    /** Rejects with the failure of a call. The service answers alike if the group is gone or one of the users. */
    async function hideIfGone(groupId: string, error: unknown): Promise<never> {
      if (isGone(asApiError(error))) await refresh(groupId);
      throw error;
    }

    async function changeRoles(groupId: string, added: readonly string[], removed: readonly string[]): Promise<void> {
      if (added.length > 0) await api.addRolesToGroup(http, groupId, added);
      if (removed.length > 0) await api.removeRolesFromGroup(http, groupId, removed);
      await refresh(groupId);
    }

    async function addUsers(groupId: string, userIds: readonly string[]): Promise<void> {
      await api.addUsersToGroup(http, groupId, userIds);
      await refresh(groupId);
    }

    return {
      data: { phase: 'loading' },

      load: async () => {
        set({ data: { phase: 'loading' } });
        set({ data: await loadedOf(loadAll(http)) });
      },

      create: async (draft) => {
        const group = await api.createGroup(http, draft);
        // A malformed answer of an accepted request has no group in it.
        if (!group.id) show(replaceWith(await listGroups(http)));
        else show((groups) => [...groups, { ...group, roles: [], users: [] }]);
        return group.id;
      },

      update: async (base, draft) => {
        const current = await refresh(base.id);
        if (!hasSameFields(base, current)) throw changedMeanwhile();
        const changes = changesOf(base, draft);
        if (Object.keys(changes).length === 0) return undefined;
        await api.updateGroup(http, base.id, changes);
        patch(base.id, (group) => ({ ...group, ...changes }));
        return () => get().update({ ...base, ...draft }, fieldsOf(base));
      },

      remove: async (groupId) => {
        await api.deleteGroup(http, groupId).catch(ignoreGone);
        hide(groupId);
      },

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
        const { data } = get();
        const before = data.phase === 'ready' ? data.data.groups.find(({ id }) => id === groupId)?.users : undefined;
        const member = before?.find(({ id }) => id === userId);
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
  });
}

async function loadAll(http: HttpClient): Promise<GroupsData> {
  const [groups, configuration] = await Promise.all([
    listGroups(http),
    // Only a notice depends on it.
    api.getGroupConfiguration(http).catch(() => null),
  ]);
  return { groups, rolesEnabled: configuration?.rolesEnabled !== false };
}

async function listGroups(http: HttpClient): Promise<Group[]> {
  const groups = await api.listGroups(http, 'rolesAndUsers');
  if (!Array.isArray(groups)) throw new TypeError('The groups are no list');
  return groups;
}

const replaceWith = (groups: readonly Group[]) => () => groups;

/** The fields of the form, without undefined ones. */
function fieldsOf({ name, description = '', color = '' }: Partial<GroupDraft> & { name: string }): GroupDraft {
  return { name, description, color };
}

function hasSameFields(one: Group, other: Group): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}

/** The values that differ from the group: only these are sent (portal spec §5). */
function changesOf(group: Group, { name, description, color }: GroupDraft): UpdateGroupRequest {
  const before = fieldsOf(group);
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
    ...(color !== before.color && { color }),
  };
}
