import type { WorldClock } from '../core/types';
import { createSleepers } from './sleepers';

/** The clock as the world uses it. */
export interface OwnClock extends WorldClock {
  isFollowing(): boolean;
}

/** Creates a clock that is stopped at `start` (milliseconds since the epoch). */
export function createWorldClock(start: number): OwnClock {
  const listeners = new Set<(movedMs: number) => void>();
  let time = start;
  let following: { read: () => number; last: number } | undefined;
  const isFollowing = () => following !== undefined;
  const sleepers = createSleepers(now, isFollowing);

  function now(): number {
    if (following) {
      const reading = following.read();
      // A machine's clock may be set back; the world's clock never runs backwards by itself.
      time += Math.max(0, reading - following.last);
      following.last = reading;
    }
    return time;
  }

  function moveTo(next: number): void {
    const moved = next - time;
    time = next;
    sleepers.wakeDue();
    for (const listener of listeners) listener(moved);
  }

  return {
    now,
    isFollowing,
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
      sleepers.wakeDue();
      return () => {
        if (following !== mine) return;
        now();
        following = undefined;
        sleepers.stopTimers();
      };
    },
    sleep: sleepers.sleep,
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
