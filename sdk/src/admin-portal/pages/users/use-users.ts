import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { UsersStore } from './users-state';

/** Provides the page's store to its descendants. */
export const UsersContext = createContext<StoreApi<UsersStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useUsers<T>(select: (users: UsersStore) => T): T {
  const store = useContext(UsersContext);
  if (!store) throw new Error('useUsers: no <UsersPage> above this component.');
  return useStore(store, select);
}
