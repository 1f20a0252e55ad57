import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedDraft } from './saved-draft';

interface StudioDatabase extends DBSchema {
  drafts: { key: string; value: unknown };
  /** Saves that could not be read, kept for the vendor to download. */
  damaged: { key: string; value: { project: string; foundAt: string; stored: unknown } };
}

const DATABASE = 'portico-studio';

/** What a save came to: `elsewhere` when another tab has saved the project since this one last read or wrote it. */
type SaveOutcome = 'saved' | 'elsewhere';

export interface DraftStorage {
  load(project: string): Promise<unknown>;
  save(project: string, draft: SavedDraft, options?: { force?: boolean }): Promise<SaveOutcome>;
  /** Saves without looking first: the only kind of write that a closing page lives to see. */
  saveAtOnce(project: string, draft: SavedDraft): void;
  /** Moves an unreadable save out of the way and returns the key it is kept under. */
  setAside(project: string, stored: unknown, foundAt: string): Promise<string>;
  close(): void;
}

/** Opens the studio's storage. Writes of other tabs are noticed by the mark that `draft.savedBy` and `revision` make. */
export async function openDraftStorage(name = DATABASE): Promise<DraftStorage> {
  const database: IDBPDatabase<StudioDatabase> = await openDB<StudioDatabase>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts');
      fresh.createObjectStore('damaged');
    },
  });
  let known: string | null = null;

  return {
    async load(project) {
      const stored = await database.get('drafts', project);
      known = markOf(stored);
      return stored;
    },
    async save(project, draft, { force = false } = {}) {
      const transaction = database.transaction('drafts', 'readwrite');
      const stands = markOf(await transaction.store.get(project));
      if (!force && stands !== null && stands !== known && !stands.startsWith(`${draft.savedBy} `)) {
        await transaction.done;
        return 'elsewhere';
      }
      await transaction.store.put(draft, project);
      await transaction.done;
      known = markOf(draft);
      return 'saved';
    },
    saveAtOnce(project, draft) {
      const transaction = database.transaction('drafts', 'readwrite');
      void transaction.store.put(draft, project);
      transaction.commit();
      known = markOf(draft);
    },
    async setAside(project, stored, foundAt) {
      const key = `${project} ${foundAt}`;
      const transaction = database.transaction(['drafts', 'damaged'], 'readwrite');
      await transaction.objectStore('damaged').put({ project, foundAt, stored }, key);
      await transaction.objectStore('drafts').delete(project);
      await transaction.done;
      known = null;
      return key;
    },
    close: () => database.close(),
  };
}

function markOf(stored: unknown): string | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { savedBy, revision } = stored as Partial<SavedDraft>;
  return `${savedBy} ${revision}`;
}
