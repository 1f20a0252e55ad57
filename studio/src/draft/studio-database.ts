import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { settingsStorage } from '../ui/settings-storage';

/** A save that cannot be read, stored for the vendor to download. */
export interface DamagedSave {
  project: string;
  /** When it was found, as an ISO date. */
  foundAt: string;
  stored: unknown;
}

/** One revision of a project, taken by the tab that saved it. */
export interface RevisionClaim {
  project: string;
  revision: number;
  tab: string;
}

interface StudioSchema extends DBSchema {
  drafts: { key: string; value: unknown };
  damaged: { key: string; value: DamagedSave };
  /** The index lets only one tab take a revision. */
  revisions: {
    key: [string, number, string];
    value: RevisionClaim;
    indexes: { once: [string, number] };
  };
}

export type StudioDatabase = IDBPDatabase<StudioSchema>;

/** A transaction over all stores of the studio. */
export type StudioTransaction = IDBPTransaction<StudioSchema, typeof stores, 'readonly' | 'readwrite'>;

/** 2 added `revisions`. */
const SCHEMA_VERSION = 2;
export const stores = ['drafts', 'damaged', 'revisions'] as const;

/** The error of opening a database that is damaged or of a later release. */
const unusableErrors: ReadonlySet<string> = new Set(['VersionError', 'UnknownError']);

/** Maximum number of databases to try, including the first, before the storage counts as unavailable. */
const DATABASES_TRIED = 5;

export interface OpenEvents {
  /** The database was closed: its data was cleared, its disk failed, or a later release in another tab needs it. */
  onClosed?: () => void;
  /** A studio of an earlier release has the database open in another tab, which has to be closed first. */
  onBlocked?: () => void;
}

/** Opens the database of that name and creates missing stores. */
export async function openDatabase(name: string, { onClosed, onBlocked }: OpenEvents = {}) {
  let isNew = false;
  const database = await openDB<StudioSchema>(name, SCHEMA_VERSION, {
    upgrade(opened, from) {
      isNew = from === 0;
      const lacks = (store: (typeof stores)[number]) => !opened.objectStoreNames.contains(store);
      if (lacks('drafts')) opened.createObjectStore('drafts');
      if (lacks('damaged')) opened.createObjectStore('damaged');
      if (lacks('revisions')) {
        const revisions = opened.createObjectStore('revisions', { keyPath: ['project', 'revision', 'tab'] });
        revisions.createIndex('once', ['project', 'revision'], { unique: true });
      }
    },
    blocked: () => onBlocked?.(),
    // A later release in another tab waits until this one closes the database.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      onClosed?.();
    },
    terminated: () => onClosed?.(),
  });
  return { database, isNew };
}

/** A usable database, and the unusable ones that it was created to replace. */
export interface UsableDatabase {
  name: string;
  database: StudioDatabase;
  unusable: readonly string[];
}

/** Opens the first usable database: one that is broken or of a later release is left as it is, for download. */
export async function openUsableDatabase(name: string, events: OpenEvents): Promise<UsableDatabase> {
  const unusable: string[] = [];
  const chosen = settingsStorage.getItem(name);
  for (const candidate of candidatesOf(name, chosen)) {
    const opened = await openUnlessBroken(candidate, events);
    if (!opened) {
      unusable.push(candidate);
      continue;
    }
    // Once this database has data, the first one must not be used again.
    if (candidate !== name) settingsStorage.setItem(name, candidate);
    return { name: candidate, database: opened.database, unusable: opened.isNew ? unusable : [] };
  }
  throw new DOMException('No database of the studio can be opened.', 'UnknownError');
}

function candidatesOf(name: string, chosen: string | null): string[] {
  const all = Array.from({ length: DATABASES_TRIED }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));
  return all.slice(Math.max(0, all.indexOf(chosen ?? name)));
}

/** `null` for a database that exists and can't be used; other failures concern the whole storage. */
async function openUnlessBroken(name: string, events: OpenEvents) {
  try {
    const opened = await openDatabase(name, events);
    if (stores.every((store) => opened.database.objectStoreNames.contains(store))) return opened;
    opened.database.close();
    return null;
  } catch (error) {
    if (error instanceof DOMException && unusableErrors.has(error.name)) return null;
    throw error;
  }
}

/** The content of a database of any release, by the names of its stores. */
export async function readWholeDatabase(name: string): Promise<Record<string, { key: unknown; value: unknown }[]>> {
  const database = await openDB(name);
  const read = async (store: string) => {
    const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
    return [store, keys.map((key, index) => ({ key, value: values[index] as unknown }))] as const;
  };
  try {
    return Object.fromEntries(await Promise.all([...database.objectStoreNames].map(read)));
  } finally {
    database.close();
  }
}
