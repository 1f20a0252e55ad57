/** A clock that another window sets. It stops, or runs from the time it was last set to. */
export interface FrameClock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Sets the clock to the world's time. */
  follow(time: { now: number; running: boolean }): void;
}

interface Sleeper {
  due: number;
  wake(): void;
}

/** Creates the clock of a frame; `elapsed` counts milliseconds from any start and never decreases. */
export function createFrameClock(elapsed: () => number): FrameClock {
  const sleepers = new Set<Sleeper>();
  let lastTime = { now: 0, running: false, at: elapsed() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => Math.round(lastTime.now + (lastTime.running ? elapsed() - lastTime.at : 0));

  /** Wakes every sleeper that is due and sets one timer for the next; a stopped clock needs none. */
  function tick(): void {
    clearTimeout(timer);
    for (const sleeper of [...sleepers]) if (sleeper.due <= now()) sleeper.wake();
    if (!lastTime.running || sleepers.size === 0) return;
    const next = Math.min(...[...sleepers].map((sleeper) => sleeper.due));
    timer = setTimeout(tick, Math.max(1, next - now()));
  }

  return {
    now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const sleeper: Sleeper = { due: now() + ms, wake: () => settle(resolve) };
        const onAbort = () => settle(() => reject(signal?.reason));
        function settle(then: () => void): void {
          sleepers.delete(sleeper);
          signal?.removeEventListener('abort', onAbort);
          then();
        }
        signal?.addEventListener('abort', onAbort);
        sleepers.add(sleeper);
        tick();
      }),
    follow(time) {
      lastTime = { ...time, at: elapsed() };
      tick();
    },
  };
}
