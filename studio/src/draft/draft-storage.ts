import { type ReadDraft, readDraft, type SavedDraft } from './saved-draft';
import {
  type DamagedSave,
  type OpenEvents,
  openDatabase,
  openUsableDatabase,
  type RevisionClaim,
  type StudioDatabase,
  type StudioTransaction,
  stores,
} from './studio-database';

const DATABASE = 'portico-studio';

/** Number of stored revisions of a project: more than a tab with unsaved work can fall behind. */
const CLAIMS_KEPT = 1_000;

/** The result of a save: `elsewhere` if another tab has saved the project since the revision that it replaces. */
export type SaveOutcome = 'saved' | 'elsewhere';

/** The stored state of a project. */
export interface LoadedDraft {
  draft: ReadDraft | null;
  /** Revision of the last save, 0 before the first. */
  revision: number;
  /** A save that could not be read, and the key it is stored under. */
  damaged: { key: string; stored: unknown } | null;
}

/** Revision of a save, 0 before the first, and the tab that made it. */
interface LastSave {
  revision: number;
  tab: string;
}

/** `saved`: another tab may have saved. `closed`: the browser has closed the storage, and may have emptied it. */
type StorageNews = 'saved' | 'closed';

export interface DraftStorage {
  /** Databases that could not be used, so that a new one was just created. */
  readonly unusable: readonly string[];
  /** Reads a project. A save that can't be read is moved to another store. */
  load(project: string, now: Date): Promise<LoadedDraft>;
  /**
   * Stores `draft` as its revision, unless another tab has saved since the revision `replaces`. Everything is handed to
   * the browser before this returns, so that the save of a closing page is completed, or refused, without it.
   */
  save(project: string, draft: SavedDraft, replaces: number): Promise<SaveOutcome>;
  /** The last save of a project, by any tab. */
  lastSave(project: string): Promise<LastSave>;
  subscribe(listener: (news: StorageNews) => void): () => void;
  close(): void;
}

/** Opens the studio's storage. */
export async function openDraftStorage({
  name = DATABASE,
  onBlocked,
}: { name?: string } & Pick<OpenEvents, 'onBlocked'> = {}): Promise<DraftStorage> {
  const listeners = new Set<(news: StorageNews) => void>();
  const tell = (news: StorageNews) => {
    for (const listener of listeners) listener(news);
  };
  const events = {
    onClosed() {
      database = null;
      tell('closed');
    },
    ...(onBlocked && { onBlocked }),
  };
  let database: StudioDatabase | null = null;
  const usable = await openUsableDatabase(name, events);
  database = usable.database;
  const channel = new BroadcastChannel(`${usable.name}:saved`);
  channel.onmessage = () => tell('saved');
  let isClosed = false;
  const announce = (project: string) => {
    if (!isClosed) channel.postMessage(project);
  };

  async function reconnect(): Promise<StudioDatabase> {
    const opened = await openDatabase(usable.name, events);
    database = opened.database;
    return opened.database;
  }

  return {
    unusable: usable.unusable,
    load: async (project, now) => load(database ?? (await reconnect()), project, now),
    async save(project, draft, replaces) {
      const saving = save(database ?? (await reconnect()), project, draft, replaces);
      // Before the answer too, because a closing page does not receive it. The listener checks what was saved.
      announce(project);
      const outcome = await saving;
      announce(project);
      return outcome;
    },
    async lastSave(project) {
      return lastOf((database ?? (await reconnect())).transaction(stores), project);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      listeners.clear();
      channel.close();
      database?.close();
    },
  };
}

async function load(database: StudioDatabase, project: string, now: Date): Promise<LoadedDraft> {
  const transaction = database.transaction(stores, 'readwrite');
  const stored = await transaction.objectStore('drafts').get(project);
  const { revision } = await lastOf(transaction, project);
  const draft = stored === undefined ? null : readDraft(stored);
  let damaged: LoadedDraft['damaged'] = null;
  if (stored !== undefined && !draft) {
    const save: DamagedSave = { project, foundAt: now.toISOString(), stored };
    damaged = { key: `${project} ${save.foundAt}`, stored };
    await transaction.objectStore('damaged').put(save, damaged.key);
    await transaction.objectStore('drafts').delete(project);
  }
  await transaction.done;
  return { draft, revision, damaged };
}

async function save(
  database: StudioDatabase,
  project: string,
  draft: SavedDraft,
  replaces: number,
): Promise<SaveOutcome> {
  const transaction = database.transaction(stores, 'readwrite');
  const revisions = transaction.objectStore('revisions');
  const requests: Promise<unknown>[] = [
    ...claimsOf(project, draft, replaces).map((claim) => revisions.put(claim)),
    revisions.delete(IDBKeyRange.bound([project], [project, replaces - CLAIMS_KEPT])),
    transaction.objectStore('drafts').put(draft, project),
  ];
  transaction.commit();
  const failures = (await Promise.allSettled([...requests, transaction.done])).flatMap((settled) =>
    settled.status === 'rejected' ? [settled.reason as unknown] : [],
  );
  if (failures.some(isTaken)) return 'elsewhere';
  if (failures.length > 0) throw failures[0];
  return 'saved';
}

/**
 * Takes every revision after the replaced one for this tab. The unique index of the store refuses a revision that
 * another tab has taken, and with it the whole transaction: this comparison needs no script between reading and
 * writing, which a closing page would not run any more. Taking a revision twice is no conflict for one tab, so its last
 * save does not depend on the result of the one before.
 */
function claimsOf(project: string, { revision, savedBy }: SavedDraft, replaces: number): RevisionClaim[] {
  const count = revision - replaces;
  return Array.from({ length: count }, (_, index) => ({ project, revision: replaces + 1 + index, tab: savedBy }));
}

function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}

async function lastOf(transaction: StudioTransaction, project: string): Promise<LastSave> {
  // In IndexedDB an array sorts after every number.
  const ofProject = IDBKeyRange.bound([project], [project, []]);
  const last = await transaction.objectStore('revisions').openKeyCursor(ofProject, 'prev');
  if (last) return { revision: last.key[1], tab: last.key[2] };
  return numberOf(await transaction.objectStore('drafts').get(project));
}

/** Saves of the first release have a revision number, but no row in `revisions`. */
function numberOf(stored: unknown): LastSave {
  const { revision, savedBy } = (stored ?? {}) as Partial<SavedDraft>;
  return { revision: Number.isSafeInteger(revision) ? Number(revision) : 0, tab: savedBy ?? '' };
}
