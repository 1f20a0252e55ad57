import type { StillDocument } from './render-frame';
import { keyOfDisplay, keyOfRequest, type StillRequest } from './still';
import type { StillCache } from './still-cache';
import type { StillResults } from './still-results';

/** What the results take over from the cache: each set of display options once, until an edit makes results outdated. */
export interface CacheReads {
  /** Takes over the cached stills with the display options of a request. Resolves when that is done. */
  start(request: StillRequest): Promise<void>;
  /** Whether the stills with the display options of a request have been read. */
  isDone(request: StillRequest): boolean;
  /** Forgets what has been read, and what is being read. */
  restart(): void;
}

/** Creates the reads of one store; none has started. */
export function createCacheReads(
  cache: StillCache,
  results: Pick<StillResults, 'isDue' | 'succeed'>,
  document: () => StillDocument,
): CacheReads {
  let reads = new Map<string, { done: boolean; whenDone: Promise<void> }>();

  async function takeOver(request: StillRequest): Promise<void> {
    const began = reads;
    const cached = await cache.read(document().metadata, request);
    const entry = began === reads && reads.get(keyOfDisplay(request));
    if (!entry) return;
    entry.done = true;
    for (const still of cached) if (results.isDue(keyOfRequest(still.request))) results.succeed(still);
  }

  return {
    start(request) {
      const display = keyOfDisplay(request);
      const entry = reads.get(display) ?? { done: false, whenDone: takeOver(request) };
      reads.set(display, entry);
      return entry.whenDone;
    },
    isDone: (request) => reads.get(keyOfDisplay(request))?.done ?? false,
    restart() {
      reads = new Map();
    },
  };
}
