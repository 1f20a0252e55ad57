import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { AccountsStore } from './accounts-state';

/** Provides the page's store to its descendants. */
export const AccountsContext = createContext<StoreApi<AccountsStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useAccounts<T>(select: (accounts: AccountsStore) => T): T {
  const store = useContext(AccountsContext);
  if (!store) throw new Error('useAccounts: no <AllAccountsPage> above this component.');
  return useStore(store, select);
}
