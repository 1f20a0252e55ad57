import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { createFlowRunner, type FlowRunner } from './flow-run';
import type { FlowSnapshot } from './flow-snapshot';

/**
 * A flow as its actions use it. Actions are exported functions that take the flow; they live next to the screens that
 * call them, so that both are in one chunk. The promise of an action never rejects. A flow whose actions need more
 * extends this type in `<flow>-flow.ts`.
 */
export interface Flow<State extends { step: string }> extends FlowRunner<State> {
  readonly app: App;
  /** The current state. */
  state(): State;
  /** The state if the flow is at this step, else `null`. */
  at<S extends State['step']>(step: S): Extract<State, { step: S }> | null;
}

/** Creates the object that the actions of a flow take, on the store of the flow. */
export function createFlow<State extends { step: string }, Store extends FlowSnapshot<State>>(
  app: App,
  store: Pick<StoreApi<Store>, 'getState' | 'setState'>,
): Flow<State> {
  const state = () => store.getState().state;
  return {
    ...createFlowRunner<State, Store>(store),
    app,
    state,
    at<S extends State['step']>(step: S) {
      const current = state();
      return current.step === step ? (current as Extract<State, { step: S }>) : null;
    },
  };
}
