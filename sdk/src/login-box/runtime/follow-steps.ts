import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { stepEntries } from '../../app/step-entries';
import type { AnyFlow } from './flow-context';
import type { StepBack } from './flow-snapshot';

/**
 * Gives each step of a flow its own history entry, so that the browser's Back goes to the step before it. Entries follow
 * the state, however it has changed: a back link of a screen goes back in the history as well. Forward shows no step again,
 * for it may be spent. Where a flow has ended, Back leaves it at once. Returns a function that stops it.
 */
export function followSteps(app: App, flow: StoreApi<AnyFlow>, stepBack: StepBack<unknown>): () => void {
  const entries = stepEntries(app);
  if (!entries) return () => undefined;
  const firstSteps = new Set([stepOf(flow.getState().state)]);
  let path = '';
  let isStopped = false;
  let isGoingBack = false;

  /** The steps that the user may go back to, the nearest first. */
  function stepsBefore(): unknown[] {
    const steps: unknown[] = [];
    for (let state = stepBack(flow.getState().state); state; state = stepBack(state)) steps.push(state);
    if (steps.length > 0) firstSteps.add(stepOf(steps.at(-1)));
    return steps;
  }

  const isAtFirstStep = () => firstSteps.has(stepOf(flow.getState().state));

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
    const depth = stepsBefore().length;
    for (let added = current; added < depth; added++) entries.push();
    if (depth < current && (depth > 0 || isAtFirstStep())) void goBack(current - depth);
  }

  /** The user has gone to the entry of another step. */
  function followUser(): void {
    // The entry of another flow has another path: its page comes next.
    if (isGoingBack || app.location.read().path !== path) return;
    const current = entries?.depth() ?? 0;
    const before = stepsBefore();
    const state = before[before.length - 1 - current];
    // Without a call pending, an answer that is still under way is dropped.
    if (state) flow.setState({ state, pending: false, error: null });
    else if (before.length === 0 && !isAtFirstStep()) void goBack(current + 1);
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

/** Every state of a flow names its step. */
function stepOf(state: unknown): string {
  return (state as { step: string }).step;
}
