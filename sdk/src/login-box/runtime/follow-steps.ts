import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { stepEntries } from '../../app/step-entries';
import type { AnyFlow } from './flow-context';
import { isAtFirstStep, stepsBefore } from './step-before';

/**
 * Gives each step of a flow its own history entry, so that the browser's Back goes to the step before it. Entries follow
 * the state, however it has changed: a back link of a screen goes back in the history as well. Forward shows no step again,
 * for it may be spent. Where a flow has ended, Back leaves it at once. Returns a function that stops it.
 */
export function followSteps(app: App, flow: StoreApi<AnyFlow>): () => void {
  const entries = stepEntries(app);
  if (!entries) return () => undefined;
  let path = '';
  let isStopped = false;
  let isGoingBack = false;

  async function goBack(count: number): Promise<void> {
    isGoingBack = true;
    await entries?.back(count);
    isGoingBack = false;
    matchEntries();
  }

  /** Adds the entries that the current step lacks, or leaves those behind that come after it. */
  function matchEntries(): void {
    if (!entries || isGoingBack || isStopped) return;
    path = app.location.read().path;
    const current = entries.depth() ?? 0;
    const depth = stepsBefore(flow.getState()).length;
    for (let added = current; added < depth; added++) entries.push();
    if (depth < current && (depth > 0 || isAtFirstStep(flow.getState()))) void goBack(current - depth);
  }

  /** The user has gone to the entry of another step. */
  function followUser(): void {
    const current = entries?.depth() ?? 0;
    // The entry of another flow, whose page comes next.
    if (isGoingBack || app.location.read().path !== path) return;
    const before = stepsBefore(flow.getState());
    const state = before[before.length - 1 - current];
    // Without a call pending, an answer that is still under way is dropped.
    if (state) flow.setState({ state, pending: false, error: null });
    else if (before.length === 0 && !isAtFirstStep(flow.getState())) void goBack(current + 1);
    else matchEntries();
  }

  const unsubscribeEntries = entries.subscribe(followUser);
  const unsubscribeFlow = flow.subscribe(({ state }, earlier) => {
    if (state !== earlier.state) matchEntries();
  });
  matchEntries();
  return () => {
    isStopped = true;
    unsubscribeEntries();
    unsubscribeFlow();
  };
}
