import type { Disposable, Page } from '@playwright/test';

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
   *
   * @param options.isBusy Work that only the caller knows of.
   * @param options.beforeFrame Called before each frame that is waited for.
   */
  finished(options?: { isBusy?(): boolean; beforeFrame?(): void }): Promise<void>;
}

/**
 * Tracks the work of a page as `window.pageWork` from its next load on, so that a test waits for the end of that work and
 * not for a length of time. Runs before the page's own scripts: React takes its timers and its channel when it is loaded.
 */
export function trackPageWork(page: Page): Promise<Disposable> {
  // tsx wraps every named function in a helper of this name, which the page does not have.
  return page.addInitScript({ content: `{ const __name = (named) => named; (${trackWork})(); }` });
}

/** Runs in the page. */
function trackWork() {
  /** Longer timers are delays that a user notices. React delays the content after a skeleton by 300 ms. */
  const shortWaitMs = 300;
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  const { requestAnimationFrame: requestFrame, cancelAnimationFrame: cancelFrame } = window;
  const open = new Set<unknown>();
  let changes = 0;

  function end(work: unknown) {
    if (open.delete(work)) changes += 1;
  }

  /** After a resize React Aria waits 150 ms to tell whether an on-screen keyboard has opened, which this browser has not. */
  function isOfViewport(event: Event | undefined) {
    return event?.currentTarget === window.visualViewport;
  }

  function trackPromise<T>(promise: Promise<T>): Promise<T> {
    const done = () => end(promise);
    open.add(promise);
    promise.then(done, done);
    return promise;
  }

  function trackMethods(owner: object | undefined, names: readonly string[]) {
    for (const name of names) {
      const method = owner && Reflect.get(owner, name);
      if (owner && method)
        Reflect.set(owner, name, function tracked(this: unknown, ...args: unknown[]) {
          return trackPromise(Promise.resolve(Reflect.apply(method, this, args)));
        });
    }
  }

  /** A lock is granted by another process: the request is work until its callback is called, or it is refused. */
  function trackLocks(locks: LockManager) {
    const { request } = locks;
    locks.request = (name: string, ...rest: unknown[]) => {
      const work = {};
      const callback = rest.pop();
      const granted = (lock: Lock | null) => {
        end(work);
        return typeof callback === 'function' ? callback(lock) : undefined;
      };
      open.add(work);
      const result: Promise<unknown> = Reflect.apply(request, locks, [name, ...rest, granted]);
      result.catch(() => end(work));
      return result;
    };
  }

  window.setTimeout = ((handler: () => void, wait = 0, ...rest: unknown[]) => {
    const run = () => {
      end(`timer ${timer}`);
      Reflect.apply(handler, undefined, rest);
    };
    const timer: number = startTimer(run, wait);
    if (wait <= shortWaitMs && !isOfViewport(window.event)) open.add(`timer ${timer}`);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    end(`timer ${timer}`);
    stopTimer(timer);
  };
  window.requestAnimationFrame = (handler) => {
    const frame = requestFrame((time) => {
      end(`frame ${frame}`);
      handler(time);
    });
    open.add(`frame ${frame}`);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    end(`frame ${frame}`);
    cancelFrame(frame);
  };

  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function tracked(...args: unknown[]) {
    changes += 1;
    Reflect.apply(postMessage, this, args);
  };
  const bodies = ['arrayBuffer', 'blob', 'json', 'text'];
  trackMethods(window, ['fetch']);
  trackMethods(Response.prototype, bodies);
  trackMethods(Request.prototype, bodies);
  if (isSecureContext) {
    trackLocks(navigator.locks);
    trackMethods(Clipboard.prototype, ['writeText']);
    trackMethods(
      SubtleCrypto.prototype,
      Object.keys(Object.getOwnPropertyDescriptors(SubtleCrypto.prototype)).filter((name) => name !== 'constructor'),
    );
    trackMethods(window.PublicKeyCredential, [
      'isConditionalMediationAvailable',
      'isUserVerifyingPlatformAuthenticatorAvailable',
    ]);
  }
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  window.pageWork = {
    async finished({ isBusy = () => false, beforeFrame } = {}) {
      let seen: number;
      do {
        seen = changes;
        beforeFrame?.();
        await new Promise((painted) => requestFrame(painted));
        // Of the lowest priority, so every other task comes first. Chromium may never call `requestIdleCallback`.
        await window.scheduler.postTask(() => undefined, { priority: 'background' });
      } while (seen !== changes || open.size > 0 || isBusy());
    },
  };
}
