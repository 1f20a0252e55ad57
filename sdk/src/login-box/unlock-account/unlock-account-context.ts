import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { UnlockAccountStore } from './unlock-account-store';

/** The unlock flow around a screen. */
export const UnlockAccountContext = createContext<StoreApi<UnlockAccountStore> | null>(null);

/** Selects from the unlock flow; renders again only when the selected value changes. */
export function useUnlockAccount<T>(select: (unlock: UnlockAccountStore) => T): T {
  const store = useContext(UnlockAccountContext);
  if (!store) throw new Error('A screen of the unlock route was rendered outside of its flow.');
  return useStore(store, select);
}
