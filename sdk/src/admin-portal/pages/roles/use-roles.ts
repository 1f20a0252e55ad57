import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { RolesData, RolesStore } from './roles-state';

/** Provides the page's store to its descendants. */
export const RolesContext = createContext<StoreApi<RolesStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useRoles<T>(select: (roles: RolesStore) => T): T {
  const store = useContext(RolesContext);
  if (!store) throw new Error('useRoles: no <RolesPage> above this component.');
  return useStore(store, select);
}

const nothing: RolesData = { roles: [], permissions: [], categories: [] };

/** Everything the page has loaded; empty until then. */
export function useRolesData(): RolesData {
  return useRoles(({ data }) => (data.phase === 'ready' ? data.data : nothing));
}
