import type { CommandLog } from './command';
import type { DraftStorage, LoadedDraft, SaveOutcome } from './draft-storage';
import type { DraftStore } from './draft-store';
import { writeDraft } from './saved-draft';

/** The stored version of a draft, as far as this tab knows it. */
export interface StoredDraft {
  /** Whether the storage has answered. */
  isLoaded(): boolean;
  /** Whether any version is stored. */
  exists(): boolean;
  /** Whether the draft has changes that are not known to be stored. */
  isDirty(): boolean;
  /** Whether the draft differs from what this tab began with. */
  hasOwnChanges(): boolean;
  /** Reads the stored version. Calls `adopt` before anything else can run, so that no save sees the old draft. */
  load(adopt: (loaded: LoadedDraft) => void): Promise<void>;
  /** Stores the draft as it is now; does nothing and returns `null` before the storage has answered. */
  save(): Promise<SaveOutcome | null>;
  /** Treats the whole draft as not stored. */
  invalidate(): void;
  /** Whether another tab has saved since this tab has loaded or saved. */
  isBehind(): Promise<boolean>;
  /** The next save replaces the last one, by whichever tab. */
  catchUp(): Promise<void>;
}

export interface StoredDraftOptions {
  /** Opens the storage; called again if it fails. */
  open: () => Promise<DraftStorage>;
  project: string;
  /** Id of this tab among the tabs that edit the project. */
  tab: string;
  now: () => Date;
}

/** Creates the stored version of a draft, unknown until it is loaded. */
export function createStoredDraft(draft: DraftStore, { open, project, tab, now }: StoredDraftOptions): StoredDraft {
  let storage: DraftStorage | null = null;
  let isLoaded = false;
  let exists = false;
  /** The last revision that is known to be stored, and the last that this tab has tried to store. */
  let revision = 0;
  let tried = 0;
  /** What is stored, and what this tab began with. */
  let savedLog: CommandLog | null = draft.log();
  let firstLog = draft.log();

  async function lastSave() {
    return storage?.lastSave(project).catch(() => null);
  }

  return {
    isLoaded: () => isLoaded,
    exists: () => exists,
    isDirty: () => draft.log() !== savedLog,
    hasOwnChanges: () => draft.log() !== firstLog,
    async load(adopt) {
      storage ??= await open();
      const loaded = await storage.load(project, now());
      isLoaded = true;
      exists = loaded.draft !== null;
      revision = loaded.revision;
      tried = revision;
      if (loaded.draft) {
        savedLog = loaded.draft.log;
        firstLog = savedLog;
      }
      adopt(loaded);
    },
    async save() {
      if (!storage || !isLoaded) return null;
      const log = draft.log();
      tried += 1;
      const number = tried;
      const outcome = await storage.save(project, writeDraft(log, number, tab), revision);
      if (outcome === 'elsewhere') return outcome;
      if (number > revision) savedLog = log;
      revision = Math.max(revision, number);
      exists = true;
      return outcome;
    },
    invalidate() {
      savedLog = null;
    },
    async isBehind() {
      const last = await lastSave();
      return last ? last.tab !== tab && last.revision > revision : false;
    },
    async catchUp() {
      const last = await lastSave();
      revision = Math.max(tried, last?.revision ?? 0);
      tried = revision;
    },
  };
}
