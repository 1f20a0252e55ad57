import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { FlowError, FlowSnapshot } from '../../login-box/runtime/flow-snapshot';
import { type MakeFlow, useHeldFlow } from './held-flows';

/** Where a flow stands, for screens of a host's own: its step with what belongs to it, and its last call. */
export type HostFlowState<State> = State & {
  /** A call is under way; another one is not begun meanwhile. */
  loading: boolean;
  /** Why the last call failed; `null` where nothing did. */
  error: FlowError | null;
};

/** Told how an action ended: `true`, or `null` with what went wrong. */
export type ActionCallback = (done: true | null, error?: FlowError) => void;

/** What every action may be given besides. */
export interface WithCallback {
  callback?: ActionCallback;
}

/** Selects from the state of a flow; renders again only when that changes. */
export function useFlowState<Store extends FlowSnapshot<unknown>, T = HostFlowState<Store['state']>>(
  make: MakeFlow<Store>,
  select?: (state: HostFlowState<Store['state']>) => T,
): T {
  return useStore(
    useHeldFlow(make),
    useShallow(({ state, pending, error }: Store): T => {
      const whole = { ...(state as object), loading: pending, error } as HostFlowState<Store['state']>;
      return select ? select(whole) : (whole as T);
    }),
  );
}

/** Waits for an action, which never rejects, and tells how it ended. */
export async function told(
  store: { getState(): FlowSnapshot<unknown> },
  action: Promise<unknown>,
  callback: ActionCallback | undefined,
): Promise<void> {
  await action;
  const { error } = store.getState();
  if (error) callback?.(null, error);
  else callback?.(true);
}
