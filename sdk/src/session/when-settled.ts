import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from './session-state';

/** Resolves with the session once the first refresh has succeeded or failed. */
export function whenSettled(store: StoreApi<SessionState>): Promise<SessionState> {
  return new Promise((resolve) => {
    const resolveIfSettled = () => {
      const state = store.getState();
      if (state.status === 'loading') return;
      stop();
      resolve(state);
    };
    const stop = store.subscribe(resolveIfSettled);
    resolveIfSettled();
  });
}
