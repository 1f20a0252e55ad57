import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PageCopy } from '../preview/page-copies';
import { copiedSheets } from '../stills/copied-sheets';
import type { Still, StillRequest } from '../stills/still';
import { studioStills } from '../stills/studio-stills';

/** What a screen showed when it fell asleep. */
interface KeptStill {
  still: Still;
  /** The still of the state at that time: once that is rendered again, by an edit, the kept one is outdated. */
  over: Still | null;
}

/** By panel. For as long as the studio is open, so that the wall shows the same after a visit to Focus. */
export const keptStills = createStore<ReadonlyMap<string, KeptStill>>()(() => new Map());

/** Shows a copy of a live screen in place of its still, until it is dropped or an edit changes the screen. */
export function keepStill(panel: string, request: StillRequest, { page, ...copy }: PageCopy): void {
  const still = { request, ...copy, sheets: copiedSheets.of(page) };
  const { still: over } = studioStills.read(request);
  keptStills.setState(new Map(keptStills.getState()).set(panel, { still, over }), true);
}

/** Shows the still of the state again. */
export function dropKeptStill(panel: string): void {
  const others = new Map(keptStills.getState());
  if (others.delete(panel)) keptStills.setState(others, true);
}

/** Whether a panel shows what it showed when it fell asleep. */
export function hasKeptStill(panel: string): boolean {
  return keptStills.getState().has(panel);
}

/** What a panel showed when it fell asleep; `null` if it has not been used, or an edit has changed the screen since. */
export function useKeptStill(panel: string, own: Still | null): Still | null {
  const kept = useStore(keptStills, (stills) => stills.get(panel));
  const isOutdated = kept !== undefined && own !== null && kept.over !== own;
  useEffect(() => {
    if (isOutdated) dropKeptStill(panel);
  }, [isOutdated, panel]);
  return kept && !isOutdated ? kept.still : null;
}
