import type { WorldClock } from './types';

interface Sleeper {
  wakeAt: number;
  wake(): void;
  /** A real timer, set while the clock follows real time. */
  timer?: ReturnType<typeof setTimeout>;
}

/** The clock as the world uses it. */
export interface OwnClock extends WorldClock {
  isFollowing(): boolean;
}

/** Creates a clock that is stopped at `start` (milliseconds since the epoch). */
export function createWorldClock(start: number): OwnClock {
  const sleepers = new Set<Sleeper>();
  const listeners = new Set<(movedMs: number) => void>();
  let time = start;
  let following: { read: () => number; last: number } | undefined;

  function now(): number {
    if (following) {
      const reading = following.read();
      // A machine's clock may be set back; the world's clock never runs backwards by itself.
      time += Math.max(0, reading - following.last);
      following.last = reading;
    }
    return time;
  }

  function wakeDue(): void {
    const current = now();
    for (const sleeper of [...sleepers].sort((a, b) => a.wakeAt - b.wakeAt)) {
      if (sleeper.wakeAt <= current) sleeper.wake();
      else watch(sleeper);
    }
  }

  function watch(sleeper: Sleeper): void {
    clearTimeout(sleeper.timer);
    if (following) sleeper.timer = setTimeout(wakeDue, Math.max(1, sleeper.wakeAt - now()));
  }

  function moveTo(next: number): void {
    const moved = next - time;
    time = next;
    wakeDue();
    for (const listener of listeners) listener(moved);
  }

  return {
    now,
    isFollowing: () => following !== undefined,
    advance: (ms) => {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`The clock cannot advance by ${ms} ms.`);
      moveTo(now() + ms);
    },
    set: (to) => {
      now();
      moveTo(toTime(to));
    },
    follow: (read) => {
      now();
      const mine = { read, last: read() };
      following = mine;
      wakeDue();
      return () => {
        if (following !== mine) return;
        now();
        following = undefined;
        for (const sleeper of sleepers) clearTimeout(sleeper.timer);
      };
    },
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A time in milliseconds since the epoch.
 *
 * @throws {RangeError} if it is not a valid time, or beyond the range of a `Date`.
 */
export function toTime(moment: string | number | Date): number {
  const time = new Date(moment).getTime();
  if (Number.isNaN(time)) throw new RangeError(`"${String(moment)}" is not a moment in time.`);
  return time;
}
