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
  const around = useContext(FlowContext);
  if (!around) throw new Error('A login screen was rendered outside of its flow.');
  return around.getState;
}

/** The hook of every flow: each names it by its own store, as {@link FlowHook}. */
export function useFlowAround<Store extends AnyFlow, T>(select: (flow: Store) => T): T {
  const around = useContext(FlowContext);
  if (!around) throw new Error('A login screen was rendered outside of its flow.');
  // Only the record of a flow's own screens brings a screen into it.
  return useStore(around as unknown as StoreApi<Store>, select);
}

/** Selects from whichever flow is around. */
export const useFlow: FlowHook<AnyFlow> = useFlowAround;
