import type { PortalMetadata } from '@portico/sdk/metadata';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { z } from 'zod';
import { copiedSheets, type StoredSheet } from './copied-sheets';
import { structureOf, textsOf } from './document-structure';
import { loadFrameBuild } from './frame-build';
import { keyOfDisplay, type Still, type StillRequest } from './still';

/** Stills of earlier page loads. Storage that is full, blocked or damaged is the same as no cache. */
export interface StillCache {
  /**
   * The stills with the display options of a request that this build has rendered of documents that lead to the same
   * markup. Reading those of all display options at once would take seconds.
   */
  read(document: PortalMetadata, request: StillRequest): Promise<Still[]>;
  /** Stores a still that was rendered of a document. */
  save(still: Still, document: PortalMetadata): Promise<void>;
}

/** Has no stills. */
export const noStillCache: StillCache = { read: async () => [], save: async () => {} };

const DATABASE = 'portico-stills';

/** What the cache holds at most. The oldest stills beyond a limit are removed. */
export interface CacheLimits {
  stills: number;
  /** Of the markup of all stills: a document may have large pictures, which are part of every still. */
  characters: number;
  /** Stills are removed at the first new one of a visit, and then after this many. */
  savesBetweenRemovals: number;
}

/** All states in two schemes and two sizes, and some room. */
export const cacheLimits: CacheLimits = { stills: 5_000, characters: 100_000_000, savesBetweenRemovals: 100 };

/** Sorts after every other character. */
const LAST = '\uffff';

const stillSchema = z.object({
  request: z.object({
    screen: z.string(),
    state: z.string(),
    persona: z.string().nullable(),
    language: z.string(),
    scheme: z.enum(['light', 'dark']),
    width: z.number(),
    height: z.number(),
  }),
  html: z.string(),
  pageHeight: z.number(),
  textKeys: z.array(z.string()),
  /** The texts of the document that the still shows. */
  texts: z.string(),
  /** Marks of the style sheets; `null` is the theme's. */
  sheets: z.array(z.string().nullable()),
  savedAt: z.number(),
  size: z.number(),
});

interface CacheSchema extends DBSchema {
  /** By build, structure of the document, display options, and state. */
  stills: { key: string; value: z.infer<typeof stillSchema>; indexes: { age: [number, number] } };
  /** By build and mark. */
  sheets: { key: string; value: StoredSheet };
}

type CacheDatabase = IDBPDatabase<CacheSchema>;

/** The cache of the studio's build; without a description of the build there is none. */
export function createStillCache(
  loadBuild: () => Promise<{ id: string } | null> = loadFrameBuild,
  limits = cacheLimits,
): StillCache {
  let opening: Promise<{ database: CacheDatabase; build: string } | null> | null = null;
  const stored = new Set<string>();
  let saves = 0;

  async function open() {
    const build = await loadBuild();
    if (!build) return null;
    const database = await openDatabase();
    await removeOtherBuilds(database, build.id);
    return { database, build: build.id };
  }

  async function read(document: PortalMetadata, request: StillRequest): Promise<Still[]> {
    opening ??= open();
    const opened = await opening;
    if (!opened) return [];
    const { database, build } = opened;
    const group = await groupOf(build, document, request);
    const [stills, sheets] = await Promise.all([
      database.getAll('stills', IDBKeyRange.bound(group, group + LAST)),
      database.getAll('sheets', IDBKeyRange.bound(build, build + LAST)),
    ]);
    return readStills(stills, new Map(sheets.map((sheet) => [sheet.mark, sheet])), textsOf(document));
  }

  async function save({ sheets, ...still }: Still, document: PortalMetadata): Promise<void> {
    opening ??= open();
    const opened = await opening;
    const described = sheets.map((sheet) => sheet && copiedSheets.describe(sheet));
    if (!opened) return;
    const { database, build } = opened;
    for (const sheet of described) {
      if (sheet && !stored.has(sheet.mark)) await database.put('sheets', sheet, `${build} ${sheet.mark}`);
      if (sheet) stored.add(sheet.mark);
    }
    const marks = described.map((sheet) => sheet?.mark ?? null);
    const texts = textsOf(document)(still.textKeys);
    const row = {
      ...still,
      textKeys: [...still.textKeys],
      texts,
      sheets: marks,
      savedAt: Date.now(),
      size: still.html.length,
    };
    await database.put('stills', row, (await groupOf(build, document, still.request)) + stateOf(still.request));
    if (saves % limits.savesBetweenRemovals === 0) await removeOldest(database, limits);
    saves += 1;
  }

  return {
    read: (document, request) => read(document, request).catch(() => []),
    save: (still, document) => save(still, document).catch(() => {}),
  };
}

function openDatabase(): Promise<CacheDatabase> {
  return openDB<CacheSchema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('stills').createIndex('age', ['savedAt', 'size']);
      database.createObjectStore('sheets');
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}

/** Stills of another build are never shown again. */
async function removeOtherBuilds(database: CacheDatabase, build: string): Promise<void> {
  const others = [IDBKeyRange.upperBound(build, true), IDBKeyRange.lowerBound(build + LAST)];
  for (const range of others) await Promise.all([database.delete('stills', range), database.delete('sheets', range)]);
}

async function removeOldest(database: CacheDatabase, limits: CacheLimits): Promise<void> {
  const transaction = database.transaction('stills', 'readwrite');
  let count = 0;
  let size = 0;
  let cursor = await transaction.store.index('age').openKeyCursor(null, 'prev');
  for (; cursor; cursor = await cursor.continue()) {
    count += 1;
    size += cursor.key[1];
    if (count > limits.stills || size > limits.characters) await transaction.store.delete(cursor.primaryKey);
  }
  await transaction.done;
}

function stateOf({ screen, state }: StillRequest): string {
  return `${screen}/${state}`;
}

/** Start of the keys of all stills with the same structure and the same display options. */
async function groupOf(build: string, document: PortalMetadata, request: StillRequest): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(structureOf(document)));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${build} ${digits.join('')} ${keyOfDisplay(request)} `;
}

function readStills(rows: unknown[], sheets: Map<string, StoredSheet>, texts: ReturnType<typeof textsOf>): Still[] {
  return rows.flatMap((row) => {
    const { data } = stillSchema.safeParse(row);
    if (!data || data.texts !== texts(data.textKeys)) return [];
    const own = data.sheets.map((mark) => (mark === null ? null : sheets.get(mark)));
    if (own.includes(undefined)) return [];
    const { request, html, pageHeight, textKeys } = data;
    return [
      {
        request,
        html,
        pageHeight,
        textKeys,
        sheets: own.map((sheet) => sheet && copiedSheets.restore(sheet)) as Still['sheets'],
      },
    ];
  });
}
