import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { HttpClient } from '../../../../core/http-client';
import { type CentreStore, createCentreStore } from './centre-store';
import { createUserLists, type UserLists } from './user-lists';

/** The stores of the security centre. */
export interface CentreStores {
  advice: StoreApi<CentreStore>;
  /** The users at risk. */
  users: UserLists;
}

/** Creates the stores; each loads when its part is shown. */
export function createCentreStores(http: HttpClient): CentreStores {
  return { advice: createCentreStore(http), users: createUserLists(http) };
}

/** Provides the stores to the parts of the centre. */
export const CentreContext = createContext<CentreStores | null>(null);

/** Returns the stores of the centre. */
export function useCentre(): CentreStores {
  const stores = useContext(CentreContext);
  if (!stores) throw new Error('useCentre: no <SecurityCentre> above this component.');
  return stores;
}
