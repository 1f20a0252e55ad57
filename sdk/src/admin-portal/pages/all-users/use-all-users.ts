import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useSession } from '../../../app/context';
import { accountPathOf } from '../all-accounts/load-accounts';
import type { AllUsersStore } from './all-users-state';

/** Provides the page's store to its descendants. */
export const AllUsersContext = createContext<StoreApi<AllUsersStore> | null>(null);

/** Returns the page's store. */
export function useAllUsersStore(): StoreApi<AllUsersStore> {
  const store = useContext(AllUsersContext);
  if (!store) throw new Error('useAllUsersStore: no <AllUsersPage> above this component.');
  return store;
}

/** Selects from the page's store; renders again only when the selected value changes. */
export function useAllUsers<T>(select: (users: AllUsersStore) => T): T {
  return useStore(useAllUsersStore(), select);
}

/** An account with its name and the names of the accounts above it. */
export interface NamedAccount {
  id: string;
  name: string;
  path: readonly string[];
}

/** Returns a function that names an account; by its id if the tree does not contain it. */
export function useAccountNames(): (accountId: string) => NamedAccount {
  const tree = useAllUsers((users) => users.tree);
  const tenants = useSession((session) => session.tenants);
  return (id) => ({
    id,
    name: tree.get(id)?.name ?? tenants.find(({ tenantId }) => tenantId === id)?.name ?? id,
    path: accountPathOf(tree, id).map(({ name }) => name),
  });
}

/** All accounts that the signed-in user manages, parents before their children. */
export function useNamedAccounts(): NamedAccount[] {
  const tree = useAllUsers((users) => users.tree);
  const name = useAccountNames();
  return [...tree.keys()].map(name);
}
