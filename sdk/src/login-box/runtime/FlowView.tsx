import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { cancellable } from '../../app/cancellable';
import { useApp } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { type AnyFlow, FlowContext } from './flow-context';
import type { FlowSnapshot } from './flow-snapshot';
import { StepView, type StepViewProps } from './StepView';
import { slowRequest } from './slow-request/slow-request';
import { stepHistory } from './step-history/step-history';

/** The part of a flow that is not in its snapshot. */
interface Startable {
  /** Called after every mount, so it may run more than once. */
  start?(): Promise<void>;
}

interface FlowViewProps<State extends { step: string }, Store extends FlowSnapshot<State> & Startable>
  extends Omit<StepViewProps<State>, 'state'> {
  /** Creates the flow's store; called once. */
  create: (app: App) => StoreApi<Store>;
  /** Called with every state, so that other flows can use it. */
  onState?: (state: State) => void;
}

/** Mounts one flow: creates its store, starts it, and shows the screen of its step. */
export function FlowView<State extends { step: string }, Store extends FlowSnapshot<State> & Startable>({
  create,
  onState,
  ...steps
}: FlowViewProps<State, Store>) {
  const app = useApp();
  const [{ app: flowApp, cancel }] = useState(() => cancellable(app));
  const [store] = useState(() => create(flowApp));
  const state = useStore(store, (flow) => flow.state);
  const pending = useStore(store, (flow) => flow.pending);
  useEffect(() => void store.getState().start?.(), [store]);
  useEffect(() => onState?.(state), [onState, state]);
  return (
    <FlowContext.Provider value={store as unknown as StoreApi<AnyFlow>}>
      <StepView {...steps} state={state} />
      <LazyComponentView lazy={stepHistory} props={{}} fallback={null} unavailable={null} late />
      {pending && <LazyComponentView lazy={slowRequest} props={{ cancel }} fallback={null} unavailable={null} />}
    </FlowContext.Provider>
  );
}
