import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/groups';
import type { Group, UpdateGroupRequest } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone } from '../../parts/changed-meanwhile';
import { listOf } from '../../parts/list-of';
import { loadedOf } from '../../parts/loaded';
import { reloadOnConflict } from '../../parts/reload-on-conflict';
import type { GroupDraft, GroupsData, GroupsStore } from './groups-state';
import { createMembershipActions } from './membership-actions';
import { createShownGroups } from './shown-groups';

/**
 * Creates the store of the groups, each with its roles and users.
 *
 * @see Portal spec §3 "Group", §7 "Roles, permissions, groups"
 */
export function createGroupsStore(http: HttpClient): StoreApi<GroupsStore> {
  return createStore<GroupsStore>()((set, get, store) => {
    const shown = createShownGroups(http, store);
    const { show, patch, hide, refresh } = shown;
    return {
      ...createMembershipActions(http, shown),
      data: { phase: 'loading' },

      load: async () => {
        set({ data: { phase: 'loading' } });
        set({ data: await loadedOf(loadAll(http)) });
      },

      create: async (draft) => {
        const reload = async () => show(replaceWith(await listGroups(http)));
        const group = await api.createGroup(http, draft).catch((error) => reloadOnConflict(error, reload));
        // A malformed answer of an accepted request has no group in it.
        if (!group.id) await reload();
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
  return listOf(await api.listGroups(http, 'rolesAndUsers'));
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
