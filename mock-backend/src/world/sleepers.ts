interface Sleeper {
  wakeAt: number;
  wake(): void;
  /** A real timer, set while the clock follows real time. */
  timer?: ReturnType<typeof setTimeout>;
}

/** The functions that wait for a time of the world's clock. */
export interface Sleepers {
  /** Resolves `ms` milliseconds later by the world's clock. @throws {unknown} the reason of `signal`, when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Wakes those whose time has come, the earliest first. Sets real timers for the others if the clock follows. */
  wakeDue(): void;
  /** Clears the real timers. */
  stopTimers(): void;
}

/** @param isFollowing Whether the clock runs with real time, so that the others need real timers. */
export function createSleepers(now: () => number, isFollowing: () => boolean): Sleepers {
  const sleepers = new Set<Sleeper>();

  function wakeDue(): void {
    const current = now();
    for (const sleeper of [...sleepers].sort((a, b) => a.wakeAt - b.wakeAt)) {
      if (sleeper.wakeAt <= current) sleeper.wake();
      else watch(sleeper);
    }
  }

  function watch(sleeper: Sleeper): void {
    clearTimeout(sleeper.timer);
    if (isFollowing()) sleeper.timer = setTimeout(wakeDue, Math.max(1, sleeper.wakeAt - now()));
  }

  return {
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const end = () => {
          clearTimeout(sleeper.timer);
          sleepers.delete(sleeper);
          signal?.removeEventListener('abort', abort);
        };
        const wake = () => {
          end();
          resolve();
        };
        const abort = () => {
          end();
          reject(signal?.reason);
        };
        const sleeper: Sleeper = { wakeAt: now() + ms, wake };
        signal?.addEventListener('abort', abort);
        sleepers.add(sleeper);
        if (ms <= 0) wake();
        else watch(sleeper);
      }),
    wakeDue,
    stopTimers: () => {
      for (const sleeper of sleepers) clearTimeout(sleeper.timer);
    },
  };
}
