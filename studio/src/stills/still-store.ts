import { copiedSheets } from './copied-sheets';
import { createRenderFrame, type RenderFrame, type StillDocument } from './render-frame';
import { keyOfLook, keyOfRequest, type Still, type StillRequest, type StillStore } from './still';
import { noStillCache, type StillCache } from './still-cache';
import { createStillQueue } from './still-queue';
import { createStillResults } from './still-results';
import { isPageVisible, whenIdle, whenPageVisible } from './when-idle';

export interface StillStoreOptions {
  /** The current document of the studio. */
  document: () => StillDocument;
  createFrame?: () => RenderFrame;
  /** Default: none. */
  cache?: StillCache;
}

/** The store with what edits need. */
export interface EditableStillStore extends StillStore {
  /** Renders those stills again for which the test returns true; shows them until then. */
  expire(isOutdated: (still: Still) => boolean): void;
}

/** Creates a store without stills. The hidden frame is loaded with the first request. */
export function createStillStore({
  document,
  createFrame = createRenderFrame,
  cache = noStillCache,
}: StillStoreOptions): EditableStillStore {
  const results = createStillResults();
  const queue = createStillQueue(results.isDue);
  let frame: RenderFrame | null = null;
  let isRunning = false;
  /** Counts the edits that made results outdated: a still of the document before is outdated when it is done. */
  let expiries = 0;
  /** The looks that the cache was read for since the last edit that made results outdated. */
  const read = new Set<string>();

  async function render(request: StillRequest): Promise<void> {
    const began = expiries;
    try {
      frame ??= createFrame();
      const shown = document();
      const { page, html, pageHeight, textKeys } = await frame.render(request, shown);
      const still = { request, html, pageHeight, textKeys, sheets: copiedSheets.of(page) };
      results.succeed(still);
      void cache.save(still, shown.metadata);
    } catch (error) {
      // The browser draws no frames of a tab that is hidden: the state is rendered again when the user sees the tab.
      if (!isPageVisible()) return;
      results.fail(request, error instanceof Error ? error.message : String(error));
    }
    if (began !== expiries) results.expireOne(request);
  }

  const isRead = (request: StillRequest) => read.has(keyOfLook(request));

  /** Takes over what is cached for the current document in the look of a request. */
  async function readCache(request: StillRequest): Promise<void> {
    const began = expiries;
    const cached = await cache.read(document().metadata, request);
    if (began !== expiries) return;
    read.add(keyOfLook(request));
    for (const still of cached) if (results.isDue(keyOfRequest(still.request))) results.succeed(still);
  }

  /** Renders until nothing is due; what is not in view only while the page is idle. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = queue.next(); next; next = queue.next()) {
      await whenPageVisible();
      if (!isRead(next.request)) await readCache(next.request);
      else if (!next.isInView) await whenIdle();
      // The requests may have changed meanwhile, or the cache has what was due.
      const due = queue.next();
      if (due && isRead(due.request)) await render(due.request);
    }
    isRunning = false;
  }

  return {
    request(inView, rest = []) {
      queue.replace(inView, rest);
      void run();
    },
    read: (request) => results.read(keyOfRequest(request)),
    subscribe: (request, listener) => results.subscribe(keyOfRequest(request), listener),
    retry(request) {
      results.expireOne(request);
      void run();
    },
    expire(isOutdated) {
      expiries += 1;
      read.clear();
      results.expire(isOutdated);
      void run();
    },
  };
}
