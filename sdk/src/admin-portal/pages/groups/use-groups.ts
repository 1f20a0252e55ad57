import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { GroupsData, GroupsStore } from './groups-state';

/** Provides the page's store to its descendants. */
export const GroupsContext = createContext<StoreApi<GroupsStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useGroups<T>(select: (groups: GroupsStore) => T): T {
  const store = useContext(GroupsContext);
  if (!store) throw new Error('useGroups: no <GroupsPage> above this component.');
  return useStore(store, select);
}

const nothing: GroupsData = { groups: [], rolesEnabled: true };

/** Everything the page has loaded; empty until then. */
export function useGroupsData(): GroupsData {
  return useGroups(({ data }) => (data.phase === 'ready' ? data.data : nothing));
}

/** Whether a group is not, or no longer, among the groups of the page. */
export function useIsGroupGone(groupId: string): boolean {
  return !useGroupsData().groups.some(({ id }) => id === groupId);
}
