/** The work of a page that may still change what it shows. */
export interface PageWork {
  /** Whether a short timer, a frame or a promise of the browser is pending. */
  isPending(): boolean;
  /** Increases with each end of such work, and with each message that the page sends to itself. */
  count(): number;
  /** Resolves in the task after the next frame. */
  nextFrame(): Promise<void>;
}

/** Longer timers are delays that a user notices, in milliseconds. */
const SHORT_WAIT_MS = 300;

/** Methods of the browser that answer by another thread, so that a frame may go by without a change. */
const slowMethods = {
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
  let count = 0;
  const { requestAnimationFrame: requestFrame, setTimeout: startTimer } = page;

  function begin(work: unknown): void {
    pending.add(work);
  }
  function end(work: unknown): void {
    if (pending.delete(work)) count += 1;
  }
  function track<Result>(result: Result): Result {
    begin(result);
    const done = () => end(result);
    Promise.resolve(result).then(done, done);
    return result;
  }

  trackTimers(page, begin, end);
  trackFrames(page, begin, end);
  for (const [name, methods] of Object.entries(slowMethods)) {
    const owner = Reflect.get(page, name);
    // PublicKeyCredential has static methods.
    if (owner) for (const method of methods) wrap(method in owner ? owner : owner.prototype, method, track);
  }
  if (page.navigator.locks) trackLocks(page.navigator.locks, begin, end);
  wrap(page.MessagePort.prototype, 'postMessage', (result) => {
    count += 1;
    return result;
  });

  return {
    isPending: () => pending.size > 0,
    count: () => count,
    nextFrame: () =>
      new Promise((resolve) => {
        requestFrame.call(page, () => startTimer.call(page, resolve, 0));
      }),
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

type Note = (work: unknown) => void;

function trackTimers(page: Window, begin: Note, end: Note): void {
  const { setTimeout: start, clearTimeout: stop } = page;
  const clear = (timer: number | undefined) => {
    end(`timer ${timer}`);
    stop.call(page, timer);
  };
  const set = (handler: TimerHandler, wait = 0, ...rest: unknown[]) => {
    const run = () => {
      end(`timer ${timer}`);
      if (typeof handler === 'function') handler(...rest);
    };
    const timer = start.call(page, run, wait);
    if (wait <= SHORT_WAIT_MS) begin(`timer ${timer}`);
    return timer;
  };
  Object.assign(page, { setTimeout: set, clearTimeout: clear });
}

function trackFrames(page: Window, begin: Note, end: Note): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = page;
  Object.assign(page, {
    requestAnimationFrame(callback: FrameRequestCallback) {
      const frame = request.call(page, (time) => {
        end(`frame ${frame}`);
        callback(time);
      });
      begin(`frame ${frame}`);
      return frame;
    },
    cancelAnimationFrame(frame: number) {
      end(`frame ${frame}`);
      cancel.call(page, frame);
    },
  });
}

/** Another process grants a lock: the request is work until its callback is called, or it is refused. */
function trackLocks(locks: LockManager, begin: Note, end: Note): void {
  const { request } = locks;
  Reflect.set(locks, 'request', (name: string, ...rest: unknown[]) => {
    const work = {};
    const callback = rest.pop();
    const granted = (lock: Lock | null) => {
      end(work);
      return typeof callback === 'function' ? callback(lock) : undefined;
    };
    begin(work);
    const result: Promise<unknown> = Reflect.apply(request, locks, [name, ...rest, granted]);
    result.catch(() => end(work));
    return result;
  });
}
