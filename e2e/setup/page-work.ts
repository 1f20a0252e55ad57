import type { Disposable, Page } from '@playwright/test';
import { trackLocks } from '../../studio/src/stills/page-locks';
import type { WorkLog } from '../../studio/src/stills/work-log';

declare global {
  interface Window {
    pageWork: PageWork;
  }
}

/** The work of a page that may still change what it shows. */
interface PageWork {
  /**
   * Resolves once a whole frame has gone by, and all tasks of the page have run, without any work: no change of the document,
   * no short timer, no animation frame, no message to itself (React renders by these) and no promise of the browser.
   */
  finished(): Promise<void>;
}

interface ChangeLog extends WorkLog {
  /** Counts what has changed. */
  noteChange(): void;
}

/**
 * Tracks the work of a page as `window.pageWork` from its next load on, so that a test waits for the end of that work and
 * not for a length of time. Runs before the page's own scripts: React takes its timers and its channel when it is loaded.
 *
 * The studio's render frame tracks its work too, but draws no frames. This page does, like that of a user, which stills are
 * compared with.
 */
export function trackPageWork(page: Page): Promise<Disposable> {
  const inPage = [trackTimers, trackFrames, trackMessages, trackPromises, trackMethods, trackLocks, trackWork];
  // tsx wraps every named function in a helper of this name, which the page does not have.
  return page.addInitScript({ content: `{ const __name = (named) => named; ${inPage.join('\n')} trackWork(); }` });
}

// All functions below run in the page.

function trackWork() {
  const open = new Set<unknown>();
  let changes = 0;
  const log: ChangeLog = {
    begin: (work) => void open.add(work),
    end: (work) => {
      if (open.delete(work)) changes += 1;
    },
    noteChange: () => {
      changes += 1;
    },
  };
  const { requestAnimationFrame: requestFrame } = window;
  trackTimers(log);
  trackFrames(log);
  trackMessages(log);
  trackPromises(log);
  new MutationObserver(log.noteChange).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  window.pageWork = {
    async finished() {
      let seen: number;
      do {
        seen = changes;
        await new Promise((painted) => requestFrame(painted));
        // Of the lowest priority, so every other task comes first. Chromium may never call `requestIdleCallback`.
        await window.scheduler.postTask(() => undefined, { priority: 'background' });
      } while (seen !== changes || open.size > 0);
    },
  };
}

function trackTimers({ begin, end }: WorkLog) {
  /** Longer timers are delays that a user notices. React delays the content after a skeleton by 300 ms. */
  const shortWaitMs = 300;
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  /** After a resize React Aria waits 150 ms to tell whether an on-screen keyboard has opened, which this browser has not. */
  const isOfViewport = (event: Event | undefined) => event?.currentTarget === window.visualViewport;

  window.setTimeout = ((handler: () => void, wait = 0, ...rest: unknown[]) => {
    const run = () => {
      end(`timer ${timer}`);
      Reflect.apply(handler, undefined, rest);
    };
    const timer: number = startTimer(run, wait);
    if (wait <= shortWaitMs && !isOfViewport(window.event)) begin(`timer ${timer}`);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    end(`timer ${timer}`);
    stopTimer(timer);
  };
}

function trackFrames({ begin, end }: WorkLog) {
  const { requestAnimationFrame: requestFrame, cancelAnimationFrame: cancelFrame } = window;
  window.requestAnimationFrame = (handler) => {
    const frame = requestFrame((time) => {
      end(`frame ${frame}`);
      handler(time);
    });
    begin(`frame ${frame}`);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    end(`frame ${frame}`);
    cancelFrame(frame);
  };
}

function trackMessages({ noteChange }: ChangeLog) {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function tracked(...args: unknown[]) {
    noteChange();
    Reflect.apply(postMessage, this, args);
  };
}

/** What the browser answers by another thread or process. */
function trackPromises(log: WorkLog) {
  const bodies = ['arrayBuffer', 'blob', 'json', 'text'];
  trackMethods(log, window, ['fetch']);
  trackMethods(log, Response.prototype, bodies);
  trackMethods(log, Request.prototype, bodies);
  if (!isSecureContext) return;
  trackLocks(navigator.locks, log);
  trackMethods(log, Clipboard.prototype, ['writeText']);
  trackMethods(
    log,
    SubtleCrypto.prototype,
    Object.keys(Object.getOwnPropertyDescriptors(SubtleCrypto.prototype)).filter((name) => name !== 'constructor'),
  );
  trackMethods(log, window.PublicKeyCredential, [
    'isConditionalMediationAvailable',
    'isUserVerifyingPlatformAuthenticatorAvailable',
  ]);
}

function trackMethods({ begin, end }: WorkLog, owner: object | undefined, names: readonly string[]) {
  for (const name of names) {
    const method = owner && Reflect.get(owner, name);
    if (owner && method)
      Reflect.set(owner, name, function tracked(this: unknown, ...args: unknown[]) {
        const promise = Promise.resolve(Reflect.apply(method, this, args));
        const done = () => end(promise);
        begin(promise);
        promise.then(done, done);
        return promise;
      });
  }
}
