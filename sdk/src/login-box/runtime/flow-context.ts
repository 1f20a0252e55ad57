import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { FlowSnapshot } from './flow-snapshot';

/** The snapshot that every flow has. */
export type AnyFlow = FlowSnapshot<unknown>;

/** The flow that a screen belongs to. */
export const FlowContext = createContext<StoreApi<AnyFlow> | null>(null);

/** Selects from the surrounding flow; renders again only when the selected value changes. */
export type FlowHook<Store> = <T>(select: (flow: Store) => T) => T;

/** Returns a function that reads the current snapshot, which may be newer than the last render. */
export function useFlowNow(): () => AnyFlow {
  return useStoreAround().getState;
}

/** The hook of every flow; each flow exports it with the type of its own store, as {@link FlowHook}. */
export function useFlowAround<Store extends AnyFlow, T>(select: (flow: Store) => T): T {
  // A screen is rendered only by its own flow, which lists it in its record, so the store has that type.
  return useStore(useStoreAround() as unknown as StoreApi<Store>, select);
}

/** The hook that returns what the actions of a flow take; each flow exports it with its own type, as `use<Name>Flow`. */
export function useFlowForActions<Flow>(): Flow {
  return useFlowAround((store: AnyFlow & { readonly flow: Flow }) => store.flow);
}

/** The store of the surrounding flow. */
export function useStoreAround(): StoreApi<AnyFlow> {
  const around = useContext(FlowContext);
  if (!around) throw new Error('useFlow: no flow above this component.');
  return around;
}

/** Selects from the surrounding flow, if only its snapshot is needed. */
export { useFlowAround as useFlow };
