import type { WorkLog } from './work-log';

/** Longer timers are delays that a user notices, in milliseconds. */
const SHORT_WAIT_MS = 300;

/** Reports the short timers of a page as work. */
export function trackTimers(page: Window, { begin, end }: WorkLog): void {
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
    if (wait <= SHORT_WAIT_MS && !isResizeOfViewport(page)) begin(`timer ${timer}`);
    return timer;
  };
  Object.assign(page, { setTimeout: set, clearTimeout: clear });
}

/**
 * Whether the page handles a resize of its visual viewport. React Aria waits after it to tell whether an on-screen keyboard
 * has opened, and none opens for a page that no user sees.
 */
function isResizeOfViewport({ event, visualViewport }: Window): boolean {
  return event !== undefined && event.currentTarget === visualViewport;
}

/**
 * Runs the animation frames of a page as tasks, and reports them as work. No user sees the page, so there is no reason to
 * wait for the screen: a dozen frames of each state would take longer than everything else.
 */
export function trackFrames(page: Window, { begin, end }: WorkLog, postTask: (run: () => void) => void): void {
  const requested = new Map<number, FrameRequestCallback>();
  let last = 0;
  let isScheduled = false;

  /** Callbacks that are requested meanwhile belong to the next frame. */
  function drawFrame(): void {
    isScheduled = false;
    const callbacks = [...requested];
    const now = page.performance.now();
    for (const [frame, callback] of callbacks) {
      if (!requested.delete(frame)) continue;
      end(`frame ${frame}`);
      callback(now);
    }
  }

  Object.assign(page, {
    requestAnimationFrame(callback: FrameRequestCallback) {
      last += 1;
      requested.set(last, callback);
      begin(`frame ${last}`);
      if (!isScheduled) postTask(drawFrame);
      isScheduled = true;
      return last;
    },
    cancelAnimationFrame(frame: number) {
      requested.delete(frame);
      end(`frame ${frame}`);
    },
  });
}
