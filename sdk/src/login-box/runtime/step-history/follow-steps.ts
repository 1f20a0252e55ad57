import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { stepEntries } from '../../../app/history/step-entries';
import type { AnyFlow } from '../flow-context';
import type { StepBack } from '../flow-snapshot';

/**
 * Gives each step of a flow its own history entry, so that the browser's Back goes to the previous step. The entries
 * follow the state: a back link of a screen also goes back in the history. Forward does not show a step again, because
 * its code or link may have been used. After the flow has ended, Back leaves it at once. Returns a function that stops
 * it.
 */
export function followSteps(app: App, flow: StoreApi<AnyFlow>, stepBack: StepBack<unknown>): () => void {
  const entries = stepEntries(app);
  if (!entries) return () => undefined;
  const firstSteps = new Set([stepOf(flow.getState().state)]);
  let path = '';
  let isStopped = false;
  let isGoingBack = false;

  /** The steps that the user can go back to, the nearest first. */
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

  /** Adds the entries that the current step lacks, or goes back over those of later steps. */
  function matchEntries(): void {
    if (!entries || isGoingBack || isStopped) return;
    path = app.location.read().path;
    const current = entries.depth() ?? 0;
    const depth = stepsBefore().length;
    for (let added = current; added < depth; added++) entries.push();
    if (depth < current && (depth > 0 || isAtFirstStep())) void goBack(current - depth);
  }

  /** Shows the step whose history entry the user has gone to. */
  function followUser(): void {
    const current = entries?.depth() ?? null;
    // An entry with another path belongs to another flow: its page is about to be shown.
    if (isGoingBack || current === null || app.location.read().path !== path) return;
    const before = stepsBefore();
    const state = before[before.length - 1 - current];
    // `pending: false` makes the flow drop the answer of a pending call.
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
