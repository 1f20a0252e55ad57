import { afterPaint } from '../ui/after-paint';
import type { DraftStore, SavedState } from './draft-store';
import type { StoredDraft } from './stored-draft';

/** Maximum delay of a save after a change, in milliseconds. */
export const AUTOSAVE_MS = 400;

/** Delay of the retry after a failed save, in milliseconds, if no change saves earlier. */
const RETRY_MS = 5_000;

/** Calls `run` after a delay in milliseconds; returns a function that cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** Whether a draft is saved, as the vendor sees it, and when the next attempt is due. */
export interface SaveStatus {
  /** Whether another tab has saved, so that this one must not. */
  isElsewhere(): boolean;
  /** Whether there is nothing to save yet. */
  isNew(): boolean;
  /** Whether the last attempt has failed. */
  isFailing(): boolean;
  set(saved: SavedState): void;
  /** The draft has a change to save. */
  noteChange(): void;
  /** The storage has failed: another attempt follows. */
  noteFailure(error: unknown, retryMs?: number): void;
  /** The storage has answered. */
  noteAnswer(): void;
  /** Cancels the next attempt. */
  cancel(): void;
}

export interface SaveStatusOptions {
  schedule?: Schedule;
  /** Called when the next attempt is due. */
  onDue(): void;
  /** Called once for all failures in a row. */
  onFailed(error: unknown): void;
  /** Called after the first success after a failure. */
  onResumed(): void;
}

type Knowledge = Pick<StoredDraft, 'isLoaded' | 'exists' | 'isDirty'>;

/** Creates the status of a draft that has not been loaded yet. */
export function createSaveStatus(
  draft: DraftStore,
  stored: Knowledge,
  { schedule = scheduleAfterPaint, onDue, onFailed, onResumed }: SaveStatusOptions,
): SaveStatus {
  let isFailing = false;
  let cancelNext: (() => void) | null = null;

  const isElsewhere = () => draft.getState().saved === 'elsewhere';

  /** Listeners are called once per state, not for every letter that follows. */
  function set(saved: SavedState): void {
    if (draft.getState().saved !== saved) draft.setState({ saved });
  }

  function tryIn(ms: number): void {
    cancelNext ??= schedule(() => {
      cancelNext = null;
      onDue();
    }, ms);
  }

  function noteChange(): void {
    if (isElsewhere()) return;
    if (!isFailing) set('saving');
    if (stored.isLoaded()) tryIn(AUTOSAVE_MS);
  }

  return {
    isElsewhere,
    isNew: () => draft.getState().saved === 'new',
    isFailing: () => isFailing,
    set,
    noteChange,
    noteFailure(error, retryMs = RETRY_MS) {
      set('failed');
      if (!isFailing) onFailed(error);
      isFailing = true;
      tryIn(retryMs);
    },
    noteAnswer() {
      if (isFailing) onResumed();
      isFailing = false;
      if (stored.isDirty()) noteChange();
      else set(stored.exists() ? 'saved' : 'new');
    },
    cancel() {
      cancelNext?.();
      cancelNext = null;
    },
  };
}

/**
 * Waits for the next paint too, because writing a draft would delay the frame of an edit made at the same moment. A
 * hidden page paints nothing, so it does not wait.
 */
function scheduleAfterPaint(run: () => void, ms: number): () => void {
  let isDue = true;
  const runIfDue = () => isDue && run();
  const id = setTimeout(() => (document.hidden ? runIfDue() : afterPaint(runIfDue)), ms);
  return () => {
    isDue = false;
    clearTimeout(id);
  };
}
