import { afterPaint } from '../ui/after-paint';
import type { CommandLog } from './command-log';
import type { DraftStorage } from './draft-storage';
import type { DraftStore, SavedState } from './draft-store';
import { writeDraft } from './saved-draft';

/** Maximum delay of a save after a change, in milliseconds. */
const AUTOSAVE_MS = 400;

/** Delay of the retry after a failed save, in milliseconds, if no change saves earlier. */
const RETRY_MS = 5_000;

/** Events of the saves of a project that the vendor is notified of. */
export type SaveNews =
  /** A save could not be read; it is kept under `key`. */
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
  schedule?: (run: () => void, ms: number) => () => void;
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
 * Restores the last save, with edits made meanwhile on top of it, then saves every change at most {@link AUTOSAVE_MS}
 * after it was made. A failed save is retried until it succeeds.
 */
export function startAutosave(
  draft: DraftStore,
  open: () => Promise<DraftStorage>,
  { project = 'default', tab, schedule = timer, onNews, now = () => new Date() }: AutosaveOptions,
): Autosave {
  let storage: DraftStorage | null = null;
  let loaded = false;
  /** The last revision that is known to be stored, and the last that this tab has tried to store. */
  let revision = 0;
  let tried = 0;
  /** What is stored, and what this tab began with. */
  let savedLog: CommandLog | null = draft.log();
  let firstLog = draft.log();
  let isStored = false;
  let failing = false;
  let cancel: (() => void) | null = null;
  let saving: Promise<void> = Promise.resolve();

  const isDirty = () => draft.log() !== savedLog;
  const isElsewhere = () => draft.getState().saved === 'elsewhere';

  /** Listeners are called once per state, not for every letter that follows. */
  function say(saved: SavedState): void {
    if (draft.getState().saved !== saved) draft.setState({ saved });
  }

  function schedulePlan(ms: number): void {
    cancel ??= schedule(() => {
      cancel = null;
      void (loaded ? saveNow() : begin());
    }, ms);
  }

  function cancelPlan(): void {
    cancel?.();
    cancel = null;
  }

  function plan(): void {
    if (isElsewhere()) return;
    if (!failing) say('saving');
    if (loaded) schedulePlan(AUTOSAVE_MS);
  }

  function fail(error: unknown, retryMs = RETRY_MS): void {
    say('failed');
    if (!failing) onNews({ kind: 'failed', error });
    failing = true;
    schedulePlan(retryMs);
  }

  function settle(): void {
    if (failing) onNews({ kind: 'resumed' });
    failing = false;
    if (isDirty()) plan();
    else say(isStored ? 'saved' : 'new');
  }

  async function begin(): Promise<void> {
    try {
      storage ??= await connect();
      await load(storage, draft.open);
    } catch (error) {
      fail(error);
    }
  }

  async function connect(): Promise<DraftStorage> {
    const opened = await open();
    if (opened.unusable.length > 0) onNews({ kind: 'fresh', unusable: opened.unusable });
    opened.subscribe((news) => void (news === 'saved' ? check() : saveAgain()));
    return opened;
  }

  async function load(from: DraftStorage, adopt: (log: CommandLog | null) => void): Promise<void> {
    const { draft: found, damaged, ...last } = await from.load(project, now());
    loaded = true;
    revision = last.revision;
    tried = revision;
    isStored = found !== null;
    if (found) {
      savedLog = found.log;
      firstLog = found.log;
    }
    adopt(found?.log ?? null);
    if (found && !found.hasHistory) onNews({ kind: 'withoutHistory' });
    if (damaged) onNews({ kind: 'damaged', ...damaged });
    settle();
  }

  async function save(): Promise<void> {
    if (!storage) return;
    const log = draft.log();
    tried += 1;
    const number = tried;
    try {
      const outcome = await storage.save(project, writeDraft(log, number, tab), revision);
      if (outcome === 'elsewhere') return say('elsewhere');
      if (number > revision) savedLog = log;
      revision = Math.max(revision, number);
      isStored = true;
      if (!isElsewhere()) settle();
    } catch (error) {
      // The draft stays in memory.
      if (!isElsewhere()) fail(error);
    }
  }

  /** One save at a time, so that an older document never overwrites a newer one. */
  function saveNow(): Promise<void> {
    cancelPlan();
    saving = saving.then(() => (isDirty() && !isElsewhere() ? save() : undefined));
    return saving;
  }

  /** The browser has closed the storage and may have emptied it. */
  function saveAgain(): void {
    if (isElsewhere() || draft.getState().saved === 'new') return;
    savedLog = null;
    cancelPlan();
    fail(new DOMException('The storage was closed.', 'InvalidStateError'), AUTOSAVE_MS);
  }

  async function check(): Promise<void> {
    if (!storage || !loaded || isElsewhere()) return;
    const last = await storage.lastSave(project).catch(() => null);
    if (!last || last.tab === tab || last.revision <= revision) return;
    cancelPlan();
    say('elsewhere');
  }

  draft.subscribe((state, before) => {
    if (state.revision !== before.revision && isDirty()) plan();
  });

  return {
    ready: begin(),
    flush: saveNow,
    leave() {
      if (loaded && isDirty() && !isElsewhere()) void save();
    },
    async overwrite() {
      const last = await storage?.lastSave(project).catch(() => null);
      revision = Math.max(tried, last?.revision ?? 0);
      tried = revision;
      savedLog = null;
      say('saving');
      await saveNow();
    },
    async takeOver() {
      if (!storage) return;
      say('saving');
      savedLog = null;
      await load(storage, (log) => log && draft.restore(log)).catch(fail);
    },
    check,
    hasUnsavedWork: () => (isElsewhere() ? draft.log() !== firstLog : isDirty() && (failing || !loaded)),
  };
}

/**
 * Waits for the next paint too, because writing a draft would delay the frame of an edit made at the same moment. A
 * hidden page paints nothing, so it does not wait.
 */
function timer(run: () => void, ms: number): () => void {
  let isDue = true;
  const runIfDue = () => isDue && run();
  const id = setTimeout(() => (document.hidden ? runIfDue() : afterPaint(runIfDue)), ms);
  return () => {
    isDue = false;
    clearTimeout(id);
  };
}
