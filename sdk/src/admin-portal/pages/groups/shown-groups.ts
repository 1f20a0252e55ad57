import type { StoreApi } from 'zustand/vanilla';
import { getGroup } from '../../../api/groups';
import type { Group } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { isGone } from '../../parts/changed-meanwhile';
import type { GroupsStore } from './groups-state';

/** The groups that the page shows, as the actions on them change them. Before they are loaded, they change nothing. */
export interface ShownGroups {
  find(groupId: string): Group | undefined;
  show(select: (groups: readonly Group[]) => readonly Group[]): void;
  patch(groupId: string, change: (group: Group) => Group): void;
  hide(groupId: string): void;
  /** Loads one group again. Hides it if it is gone. */
  refresh(groupId: string): Promise<Group>;
}

/** Creates the changes of the groups of this store. */
export function createShownGroups(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<GroupsStore>, 'getState' | 'setState'>,
): ShownGroups {
  const show: ShownGroups['show'] = (select) => {
    const { data } = getState();
    if (data.phase !== 'ready') return;
    setState({ data: { phase: 'ready', data: { ...data.data, groups: select(data.data.groups) } } });
  };
  const patch: ShownGroups['patch'] = (groupId, change) =>
    show((groups) => groups.map((group) => (group.id === groupId ? change(group) : group)));
  const hide = (groupId: string) => show((groups) => groups.filter(({ id }) => id !== groupId));

  return {
    find: (groupId) => {
      const { data } = getState();
      return data.phase === 'ready' ? data.data.groups.find(({ id }) => id === groupId) : undefined;
    },
    show,
    patch,
    hide,
    refresh: async (groupId) => {
      try {
        const group = await getGroup(http, groupId, 'rolesAndUsers');
        if (group.id) patch(group.id, () => group);
        return group;
      } catch (error) {
        if (isGone(asApiError(error))) hide(groupId);
        throw error;
      }
    },
  };
}
