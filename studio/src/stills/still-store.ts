import { createCacheReads } from './cache-reads';
import { copiedSheets } from './copied-sheets';
import { createRenderFrame, type RenderFrame, type StillDocument } from './render-frame';
import { keyOfRequest, type Still, type StillRequest, type StillStore } from './still';
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

/** A hidden frame, and whether it renders one request after another. */
interface Renderer {
  frame: RenderFrame | null;
  isRunning: boolean;
}

/** Creates a store without stills. Each hidden frame is loaded with the first request that it renders. */
export function createStillStore({
  document,
  createFrame = createRenderFrame,
  cache = noStillCache,
}: StillStoreOptions): EditableStillStore {
  const results = createStillResults();
  const first: Renderer = { frame: null, isRunning: false };
  const helper: Renderer = { frame: null, isRunning: false };
  /** What the frames render now. */
  const inWork = new Set<string>();
  const queue = createStillQueue((key) => results.isDue(key) && !inWork.has(key));
  /** Counts the edits that made results outdated: a still of the document before is outdated when it is done. */
  let expiries = 0;
  const cached = createCacheReads(cache, results, document);

  async function render(request: StillRequest, renderer: Renderer): Promise<void> {
    const began = expiries;
    const key = keyOfRequest(request);
    inWork.add(key);
    try {
      renderer.frame ??= createFrame();
      const shown = document();
      const { page, html, pageHeight, textKeys } = await renderer.frame.render(request, shown);
      const still = { request, html, pageHeight, textKeys, sheets: copiedSheets.of(page) };
      results.succeed(still);
      void cache.save(still, shown.metadata);
    } catch (error) {
      // The browser draws no frames of a tab that is hidden: the state is rendered again when the user sees the tab.
      if (!isPageVisible()) return;
      results.fail(request, error instanceof Error ? error.message : String(error));
    } finally {
      inWork.delete(key);
    }
    if (began !== expiries) results.expireOne(request);
  }

  /**
   * Renders until nothing is due; what is not in view only while the page is idle. The helper takes part in that, because
   * the page of one frame can work while that of the other waits for answers. Nothing in view waits until it is loaded.
   */
  async function run(renderer: Renderer): Promise<void> {
    if (renderer.isRunning) return;
    renderer.isRunning = true;
    for (let next = queue.next(); next && !(next.isInView && renderer === helper); next = queue.next()) {
      await whenPageVisible();
      await cached.start(next.request);
      if (!next.isInView) {
        void run(helper);
        await whenIdle();
      }
      // The requests may have changed meanwhile, or the cache has what was due.
      const due = queue.next();
      if (due && cached.isDone(due.request)) await render(due.request, renderer);
    }
    renderer.isRunning = false;
    // What the helper rendered last may be due again, and in view by now.
    if (renderer === helper) void run(first);
  }

  return {
    request(inView, rest = []) {
      queue.replace(inView, rest);
      void run(first);
    },
    read: (request) => results.read(keyOfRequest(request)),
    subscribe: (request, listener) => results.subscribe(keyOfRequest(request), listener),
    retry(request) {
      results.expireOne(request);
      void run(first);
    },
    expire(isOutdated) {
      expiries += 1;
      cached.restart();
      results.expire(isOutdated);
      void run(first);
    },
  };
}
