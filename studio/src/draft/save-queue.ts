import { AUTOSAVE_MS, type SaveStatus } from './save-status';
import type { StoredDraft } from './stored-draft';

/** Saves one draft. */
export interface SaveQueue {
  /** Saves unsaved changes, after the save before. */
  flush(): Promise<void>;
  /** Hands unsaved changes to the browser at once: a page that closes can't wait for the save before. */
  flushAtOnce(): void;
  /** Saves the whole draft, although it may be stored. */
  saveAll(): Promise<void>;
  /** The same after a short delay: the browser has closed the storage and may have emptied it. */
  saveAllSoon(): void;
}

/** Creates the saves of a draft. Their outcome is the status of the draft. */
export function createSaveQueue(stored: StoredDraft, status: SaveStatus): SaveQueue {
  let saving: Promise<void> = Promise.resolve();
  const isDue = () => stored.isDirty() && !status.isElsewhere();

  async function save(): Promise<void> {
    try {
      const outcome = await stored.save();
      if (outcome === 'elsewhere') status.set('elsewhere');
      if (outcome === 'saved' && !status.isElsewhere()) status.noteAnswer();
    } catch (error) {
      // The draft stays in memory.
      if (!status.isElsewhere()) status.noteFailure(error);
    }
  }

  /** One save at a time, so that an older document never overwrites a newer one. */
  function flush(): Promise<void> {
    status.cancel();
    saving = saving.then(() => (isDue() ? save() : undefined));
    return saving;
  }

  return {
    flush,
    flushAtOnce() {
      if (isDue()) void save();
    },
    saveAll() {
      stored.invalidate();
      status.set('saving');
      return flush();
    },
    saveAllSoon() {
      if (status.isElsewhere() || status.isNew()) return;
      stored.invalidate();
      status.cancel();
      status.noteFailure(new DOMException('The storage was closed.', 'InvalidStateError'), AUTOSAVE_MS);
    },
  };
}
