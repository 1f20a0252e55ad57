import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { FlowSnapshot } from './flow-snapshot';

/** What every flow can tell a screen, whichever it is. */
export type AnyFlow = FlowSnapshot<unknown>;

/** The flow around a screen. */
export const FlowContext = createContext<StoreApi<AnyFlow> | null>(null);

/** Selects from the flow around a screen; renders again only when the selected value changes. */
export type FlowHook<Store> = <T>(select: (flow: Store) => T) => T;

/** The flow around a screen as it is at the moment of asking, which may be after the last rendering. */
export function useFlowNow(): () => AnyFlow {
  return useStoreAround().getState;
}

/** The hook of every flow: each names it by its own store, as {@link FlowHook}. */
export function useFlowAround<Store extends AnyFlow, T>(select: (flow: Store) => T): T {
  // Only the record of a flow's own screens brings a screen into it.
  return useStore(useStoreAround() as unknown as StoreApi<Store>, select);
}

/** The store of the flow around a component. */
export function useStoreAround(): StoreApi<AnyFlow> {
  const around = useContext(FlowContext);
  if (!around) throw new Error('useFlow: no flow above this component.');
  return around;
}

/** Selects from whichever flow is around. */
export { useFlowAround as useFlow };
