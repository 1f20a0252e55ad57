import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { UsersStore } from './users-state';

/** Provides the page's store to its descendants. */
export const UsersContext = createContext<StoreApi<UsersStore> | null>(null);

/** Returns the page's store, for a state that is read when an action runs. */
export function useUsersStore(): StoreApi<UsersStore> {
  const store = useContext(UsersContext);
  if (!store) throw new Error('useUsersStore: no <UsersPage> above this component.');
  return store;
}

/** Selects from the page's store; renders again only when the selected value changes. */
export function useUsers<T>(select: (users: UsersStore) => T): T {
  return useStore(useUsersStore(), select);
}
