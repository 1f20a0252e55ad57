import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { CentreStore } from './centre-store';

/** Provides the store of the centre to its parts. */
export const CentreContext = createContext<StoreApi<CentreStore> | null>(null);

/** Returns the store of the centre. */
export function useCentre(): StoreApi<CentreStore> {
  const store = useContext(CentreContext);
  if (!store) throw new Error('useCentre: no <SecurityCentre> above this component.');
  return store;
}
