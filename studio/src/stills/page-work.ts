import { trackLocks } from './page-locks';
import { trackFrames, trackTimers } from './page-timers';
import type { WorkLog } from './work-log';

declare global {
  /** Called with each dynamic import of the page; see `frameBuild` in `vite.config.ts`. */
  var trackImport: (<Result>(imported: Result) => Result) | undefined;
}

/** The work of a page that may still change what it shows. */
export interface PageWork {
  /** Whether a short timer, a frame, an import or a promise of the browser is pending. */
  isPending(): boolean;
  /** Increases with each end of such work, and with each message that the page sends to itself. */
  count(): number;
  /** Resolves when more of the work has ended. */
  nextEnd(): Promise<void>;
  /** Resolves after all tasks that are queued now. */
  turn(): Promise<void>;
  /** Resolves in the task after the next frame that the browser draws. */
  nextFrame(): Promise<void>;
  /** Whether something is observed whose changes the browser reports only when it draws a frame. */
  isObserving(): boolean;
}

/** Methods of the browser that answer by another thread or process. */
const slowMethods = {
  Clipboard: ['writeText'],
  Response: ['arrayBuffer', 'blob', 'json', 'text'],
  Request: ['arrayBuffer', 'blob', 'json', 'text'],
  SubtleCrypto: ['digest', 'sign', 'verify', 'importKey', 'exportKey', 'generateKey', 'deriveBits', 'deriveKey'],
  PublicKeyCredential: [
    'isConditionalMediationAvailable',
    'isUserVerifyingPlatformAuthenticatorAvailable',
    'getClientCapabilities',
  ],
} as const;

/** Tracks the work of a page from now on, by wrapping the functions that start it. For the render frame only. */
export function trackPageWork(page: Window & typeof globalThis): PageWork {
  const pending = new Set<unknown>();
  const waiting = new Set<() => void>();
  const { requestAnimationFrame: requestFrame, setTimeout: startTimer } = page;
  const postTask = createTaskQueue();
  let count = 0;

  const log: WorkLog = {
    begin: (work) => void pending.add(work),
    end(work) {
      if (!pending.delete(work)) return;
      count += 1;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
  function track<Result>(result: Result): Result {
    log.begin(result);
    const done = () => log.end(result);
    Promise.resolve(result).then(done, done);
    return result;
  }

  page.trackImport = track;
  trackTimers(page, log);
  trackFrames(page, log, postTask);
  for (const [name, methods] of Object.entries(slowMethods)) {
    const owner = Reflect.get(page, name);
    // PublicKeyCredential has static methods.
    if (owner) for (const method of methods) wrap(method in owner ? owner : owner.prototype, method, track);
  }
  if (page.navigator.locks) trackLocks(page.navigator.locks, log);
  wrap(page.MessagePort.prototype, 'postMessage', (result) => {
    count += 1;
    return result;
  });
  const isObserving = trackObservers(page);

  return {
    isPending: () => pending.size > 0,
    count: () => count,
    nextEnd: () => new Promise((resolve) => waiting.add(resolve)),
    turn: () => new Promise(postTask),
    nextFrame: () =>
      new Promise((resolve) => {
        requestFrame.call(page, () => startTimer.call(page, resolve, 0));
      }),
    isObserving,
  };
}

/** Runs functions in tasks of their own, in order and, unlike timers, without a delay. */
function createTaskQueue(): (run: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const post = port2.postMessage.bind(port2);
  const tasks: (() => void)[] = [];
  port1.onmessage = () => tasks.shift()?.();
  return (run) => {
    tasks.push(run);
    post(null);
  };
}

/** Passes the result of a method to a function. */
function wrap(owner: object, name: string, onResult: <Result>(result: Result) => Result): void {
  const method = Reflect.get(owner, name);
  if (typeof method !== 'function') return;
  Reflect.set(owner, name, function tracked(this: unknown, ...args: unknown[]) {
    return onResult(Reflect.apply(method, this, args));
  });
}

/** Returns whether any observer of sizes or of intersections has a target. */
function trackObservers(page: Window & typeof globalThis): () => boolean {
  const active = new Set<unknown>();
  for (const { prototype } of [page.ResizeObserver, page.IntersectionObserver]) {
    const { observe, disconnect } = prototype;
    Reflect.set(prototype, 'observe', function tracked(this: unknown, ...args: unknown[]) {
      active.add(this);
      return Reflect.apply(observe, this, args);
    });
    Reflect.set(prototype, 'disconnect', function tracked(this: unknown) {
      active.delete(this);
      return Reflect.apply(disconnect, this, []);
    });
  }
  return () => active.size > 0;
}
