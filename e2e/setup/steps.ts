import { everyState, type ListedState } from '@portico/fixtures';

/** The id of the screen and the steps at which its flows start. Without them, the address decides the step. */
const stepOf = ({ screen, state }: ListedState) =>
  [screen.id, ...(JSON.stringify(state.flow ?? null).match(/"step":"\w+"/g) ?? [])].join(' ');

/** Tells whether the state shows its step before any call: none is pending, has failed or will fail. */
export function isFresh({ state: { flow, world } }: ListedState): boolean {
  const snapshots = Object.values(flow ?? {}) as { pending?: boolean; error?: unknown }[];
  return snapshots.every(({ pending, error }) => !pending && !error) && !world.faults;
}

/**
 * One state for each step of the login box and for each page and dialog of the portal: the first fresh one, or the first
 * one where the step only shows that a call is pending.
 */
export function everyStep(): ListedState[] {
  const steps = new Map<string, ListedState>();
  for (const listed of everyState()) {
    const step = stepOf(listed);
    const known = steps.get(step);
    if (!known || (!isFresh(known) && isFresh(listed))) steps.set(step, listed);
  }
  return [...steps.values()];
}
