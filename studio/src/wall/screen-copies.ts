import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PageCopy } from '../preview/page-copies';
import { copiedSheets } from '../stills/copied-sheets';
import type { Still, StillRequest } from '../stills/still';
import { studioStills } from '../stills/studio-stills';

/** What a screen showed when it fell asleep. */
interface ScreenCopy {
  still: Still;
  /** The still of the state at that time: once that is rendered again, by an edit, the copy is outdated. */
  over: Still | null;
}

/** The copies by panel. They last as long as the studio is open: the wall shows the same when the user returns from Focus. */
export const screenCopies = createStore<ReadonlyMap<string, ScreenCopy>>()(() => new Map());

/** Shows a copy of a live screen in place of its still, until it is dropped or an edit changes the screen. */
export function showScreenCopy(panel: string, request: StillRequest, { page, ...copy }: PageCopy): void {
  const still = { request, ...copy, sheets: copiedSheets.of(page) };
  const { still: over } = studioStills.read(request);
  screenCopies.setState(new Map(screenCopies.getState()).set(panel, { still, over }), true);
}

/** Shows the still of the state again. */
export function dropScreenCopy(panel: string): void {
  const others = new Map(screenCopies.getState());
  if (others.delete(panel)) screenCopies.setState(others, true);
}

/** Whether a panel shows what it showed when it fell asleep. */
export function hasScreenCopy(panel: string): boolean {
  return screenCopies.getState().has(panel);
}

/** What a panel showed when it fell asleep; `null` if it has not been used, or an edit has changed the screen since. */
export function useScreenCopy(panel: string, own: Still | null): Still | null {
  const copy = useStore(screenCopies, (copies) => copies.get(panel));
  const isOutdated = copy !== undefined && own !== null && copy.over !== own;
  useEffect(() => {
    if (isOutdated) dropScreenCopy(panel);
  }, [isOutdated, panel]);
  return copy && !isOutdated ? copy.still : null;
}
