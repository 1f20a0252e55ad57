import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ActivateAccountStore } from './activate-account-store';

/** The activation around a screen. */
export const ActivateAccountContext = createContext<StoreApi<ActivateAccountStore> | null>(null);

/** Selects from the activation; renders again only when the selected value changes. */
export function useActivateAccount<T>(select: (activation: ActivateAccountStore) => T): T {
  const store = useContext(ActivateAccountContext);
  if (!store) throw new Error('A screen of the activation routes was rendered outside of its flow.');
  return useStore(store, select);
}
