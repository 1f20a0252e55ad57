import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { SsoConfiguration } from '../../../contract';
import type { SsoStore } from './sso-state';
import { hasPassed } from './test/test-result';

/** Provides the page's store to its descendants. */
export const SsoContext = createContext<StoreApi<SsoStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useSso<T>(select: (sso: SsoStore) => T): T {
  const store = useContext(SsoContext);
  if (!store) throw new Error('useSso: no <SsoPage> above this component.');
  return useStore(store, select);
}

const none: readonly SsoConfiguration[] = [];

/** The loaded connections; none until then. */
export function useConnections(): readonly SsoConfiguration[] {
  return useSso(({ connections }) => (connections.phase === 'ready' ? connections.data : none));
}

/** A loaded connection. */
export function useConnection(connectionId: string): SsoConfiguration | undefined {
  return useConnections().find(({ id }) => id === connectionId);
}

/** Whether the last test of a connection has passed. */
export function useIsTested(connectionId: string): boolean {
  return useSso(({ tested }) => tested?.connectionId === connectionId && hasPassed(tested.result));
}
