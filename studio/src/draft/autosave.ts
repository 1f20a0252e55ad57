import type { CommandLog } from './command';
import type { DraftStorage, LoadedDraft } from './draft-storage';
import type { DraftStore } from './draft-store';
import { createSaveQueue } from './save-queue';
import { createSaveStatus, type SaveStatus, type Schedule } from './save-status';
import { createStoredDraft, type StoredDraft } from './stored-draft';

/** Events of the saves of a project that the vendor is notified of. */
export type SaveNews =
  /** A save could not be read; it is stored under `key`. */
  | { kind: 'damaged'; key: string; stored: unknown }
  /** The design was read, its steps were not. */
  | { kind: 'withoutHistory' }
  /** The browser has refused to store; saves are retried. */
  | { kind: 'failed'; error: unknown }
  /** The browser stores again, and everything is saved. */
  | { kind: 'resumed' }
  /** These databases could not be used, so a new one was created. */
  | { kind: 'fresh'; unusable: readonly string[] };

export interface AutosaveOptions {
  project?: string;
  /** Id of this tab among the tabs that edit the project. */
  tab: string;
  schedule?: Schedule;
  onNews: (news: SaveNews) => void;
  now?: () => Date;
}

export interface Autosave {
  /** Resolves when the storage has answered for the first time, or failed. */
  ready: Promise<void>;
  /** Saves unsaved changes; for a page that is hidden. */
  flush(): Promise<void>;
  /** For a page that closes: hands the draft to the browser without waiting for an answer. */
  leave(): void;
  /** Keeps this tab's version although another tab has saved since. */
  overwrite(): Promise<void>;
  /** Loads the version that another tab has saved. */
  takeOver(): Promise<void>;
  /** Checks whether another tab has saved. */
  check(): Promise<void>;
  /** Whether closing the page would lose unsaved work. */
  hasUnsavedWork(): boolean;
}

/**
 * Restores the last save, with edits made meanwhile on top of it, then saves every change shortly after it was made. A
 * failed save is retried until it succeeds.
 */
export function startAutosave(
  draft: DraftStore,
  open: () => Promise<DraftStorage>,
  { project = 'default', tab, schedule, onNews, now = () => new Date() }: AutosaveOptions,
): Autosave {
  const stored = createStoredDraft(draft, { open: connect, project, tab, now });
  const status = createSaveStatus(draft, stored, {
    schedule,
    onDue: () => void (stored.isLoaded() ? saves.flush() : load(draft.open)),
    onFailed: (error) => onNews({ kind: 'failed', error }),
    onResumed: () => onNews({ kind: 'resumed' }),
  });
  const saves = createSaveQueue(stored, status);

  async function connect(): Promise<DraftStorage> {
    const storage = await open();
    if (storage.unusable.length > 0) onNews({ kind: 'fresh', unusable: storage.unusable });
    storage.subscribe((news) => void (news === 'saved' ? check() : saves.saveAllSoon()));
    return storage;
  }

  async function load(adopt: (log: CommandLog | null) => void): Promise<void> {
    const onLoaded = (loaded: LoadedDraft) => {
      adopt(loaded.draft?.log ?? null);
      for (const news of newsOf(loaded)) onNews(news);
      status.noteAnswer();
    };
    await stored.load(onLoaded).catch((error) => status.noteFailure(error));
  }

  async function check(): Promise<void> {
    if (!stored.isLoaded() || status.isElsewhere() || !(await stored.isBehind())) return;
    status.cancel();
    status.set('elsewhere');
  }

  draft.subscribe((state, before) => {
    if (state.revision !== before.revision && stored.isDirty()) status.noteChange();
  });

  return {
    ready: load(draft.open),
    flush: saves.flush,
    leave: saves.flushAtOnce,
    async overwrite() {
      await stored.catchUp();
      await saves.saveAll();
    },
    async takeOver() {
      status.set('saving');
      stored.invalidate();
      await load((log) => log && draft.restore(log));
    },
    check,
    hasUnsavedWork: () => hasUnsavedWork(stored, status),
  };
}

/** What the vendor must know of a loaded save. */
function newsOf({ draft, damaged }: LoadedDraft): SaveNews[] {
  return [
    ...(draft && !draft.hasHistory ? [{ kind: 'withoutHistory' } as const] : []),
    ...(damaged ? [{ kind: 'damaged', ...damaged } as const] : []),
  ];
}

function hasUnsavedWork(stored: StoredDraft, status: SaveStatus): boolean {
  if (status.isElsewhere()) return stored.hasOwnChanges();
  return stored.isDirty() && (status.isFailing() || !stored.isLoaded());
}
