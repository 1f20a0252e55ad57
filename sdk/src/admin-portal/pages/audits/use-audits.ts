import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { AuditsStore } from './audits-state';

/** Provides the page's store to its descendants. */
export const AuditsContext = createContext<StoreApi<AuditsStore> | null>(null);

/** Returns the page's store. */
export function useAuditsStore(): StoreApi<AuditsStore> {
  const store = useContext(AuditsContext);
  if (!store) throw new Error('useAuditsStore: no <AuditsPage> above this component.');
  return store;
}

/** Selects from the page's store; renders again only when the selected value changes. */
export function useAudits<T>(select: (audits: AuditsStore) => T): T {
  return useStore(useAuditsStore(), select);
}
