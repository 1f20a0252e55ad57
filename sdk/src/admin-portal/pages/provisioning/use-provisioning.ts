import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { DirectoryConnection } from '../../../contract';
import type { ProvisioningStore } from './provisioning-state';

/** Provides the page's store to its descendants. */
export const ProvisioningContext = createContext<StoreApi<ProvisioningStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useProvisioning<T>(select: (store: ProvisioningStore) => T): T {
  const store = useContext(ProvisioningContext);
  if (!store) throw new Error('useProvisioning: no <ProvisioningPage> above this component.');
  return useStore(store, select);
}

/** A connection of the list. */
export function useConnection(id: string | undefined): DirectoryConnection | undefined {
  return useProvisioning(({ connections }) =>
    connections.phase === 'ready' ? connections.data.find((connection) => connection.id === id) : undefined,
  );
}

/** The number of users of a connection: `undefined` while it loads, `null` if it could not be loaded. */
export function useUserCount(id: string): number | null | undefined {
  return useProvisioning(({ userCounts }) => userCounts.get(id));
}
