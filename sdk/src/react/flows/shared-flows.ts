import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { useApp } from '../../app/context';
import type { FlowSnapshot } from '../../login-box/runtime/flow-snapshot';

/** A flow of the login box without its screens. */
type AnyFlow = FlowSnapshot<unknown> & { start?(): Promise<void> };

/** Creates a flow at the current address; two hooks with the same function share one flow. */
export type MakeFlow<Store> = (app: App) => StoreApi<Store>;

interface SharedFlow {
  store: StoreApi<AnyFlow>;
  /** Subscribers, called when another flow replaces this one; one for each component that shows it. */
  readonly shown: Set<() => void>;
}

const flowsOfApps = new WeakMap<App, Map<unknown, SharedFlow>>();

function flowsOf(app: App): Map<unknown, SharedFlow> {
  const flows = flowsOfApps.get(app) ?? new Map<unknown, SharedFlow>();
  flowsOfApps.set(app, flows);
  return flows;
}

function sharedFlow(app: App, make: MakeFlow<AnyFlow>): SharedFlow {
  const flows = flowsOf(app);
  const flow = flows.get(make) ?? { store: make(app), shown: new Set() };
  flows.set(make, flow);
  return flow;
}

/** Restarts a flow, at the current address or with the given store. */
export function resetFlow<Store extends AnyFlow>(app: App, make: MakeFlow<Store>, store = make(app)): void {
  const flow = sharedFlow(app, make as unknown as MakeFlow<AnyFlow>);
  flow.store = store as unknown as StoreApi<AnyFlow>;
  for (const notify of flow.shown) notify();
  if (flow.shown.size > 0) void store.getState().start?.();
}

/**
 * Returns the flow that the host's own screens share. It starts with the first mounted screen and ends with the last.
 */
export function useSharedFlow<Store extends AnyFlow>(make: MakeFlow<Store>): StoreApi<Store> {
  const app = useApp();
  const maker = make as unknown as MakeFlow<AnyFlow>;
  const flow = sharedFlow(app, maker);
  const subscribe = useCallback(
    (notify: () => void) => {
      flow.shown.add(notify);
      void flow.store.getState().start?.();
      return () => {
        flow.shown.delete(notify);
        // Deferred, because the next screen of the same flow may be mounting.
        queueMicrotask(() => {
          if (flow.shown.size === 0 && flowsOf(app).get(maker) === flow) flowsOf(app).delete(maker);
        });
      };
    },
    [app, maker, flow],
  );
  const read = () => flow.store as unknown as StoreApi<Store>;
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the actions of a flow, created once per flow. */
export function useFlowActions<Store extends AnyFlow, Actions>(
  make: MakeFlow<Store>,
  actionsOf: (store: StoreApi<Store>, app: App) => Actions,
): Actions {
  const app = useApp();
  const store = useSharedFlow(make);
  return useMemo(() => actionsOf(store, app), [store, app, actionsOf]);
}
