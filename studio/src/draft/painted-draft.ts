import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { afterPaint } from '../ui/after-paint';
import { type DraftState, draftStore } from './draft-store';

/** The draft at the last frame that the browser has painted. */
const paintedDraft = createStore<DraftState>()(draftStore.getState);
let isScheduled = false;

// An edit updates the preview and its own control first. Rendering the panels takes longer than a frame on a slow
// processor, so they render after that frame is painted, once for all edits before it.
draftStore.subscribe(() => {
  if (isScheduled) return;
  isScheduled = true;
  afterPaint(() => {
    isScheduled = false;
    paintedDraft.setState(draftStore.getState(), true);
  });
});

/**
 * Selects from the studio's document after the browser has painted the last edit; renders again only when the selected
 * value changes. Event handlers read `draftStore` instead.
 */
export function usePaintedDraft<T>(select: (draft: DraftState) => T): T {
  return useStore(paintedDraft, select);
}
