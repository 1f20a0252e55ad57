import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { FlowError, FlowSnapshot } from '../../login-box/runtime/flow-snapshot';
import { type MakeFlow, useSharedFlow } from './shared-flows';

/** State of a flow for the host's own screens: its step with the step's data, and its last call. */
export type HostFlowState<State> = State & {
  /** Whether a call is pending; no other call starts until it settles. */
  loading: boolean;
  /** Error of the last call; `null` if it succeeded. */
  error: FlowError | null;
};

/** Called with the result of an action: `true`, or `null` and the error. */
export type ActionCallback = (done: true | null, error?: FlowError) => void;

/** Option of every action. */
export interface WithCallback {
  callback?: ActionCallback;
}

/** Selects from the state of a flow; renders again only when the selected value changes. */
export function useFlowState<Store extends FlowSnapshot<unknown>, T = HostFlowState<Store['state']>>(
  make: MakeFlow<Store>,
  select?: (state: HostFlowState<Store['state']>) => T,
): T {
  return useStore(
    useSharedFlow(make),
    useShallow(({ state, pending, error }: Store): T => {
      const whole = { ...(state as object), loading: pending, error } as HostFlowState<Store['state']>;
      return select ? select(whole) : (whole as T);
    }),
  );
}

/** Waits for an action, which never rejects, and calls the callback with its result. */
export async function withCallback(
  store: { getState(): FlowSnapshot<unknown> },
  action: Promise<unknown>,
  callback: ActionCallback | undefined,
): Promise<void> {
  await action;
  const { error } = store.getState();
  if (error) callback?.(null, error);
  else callback?.(true);
}
