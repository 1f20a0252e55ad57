import type { WorldOptions, WorldSnapshot } from '../core/types';
import { readScenario } from '../seeds/scenarios';
import { toTime } from './world-clock';

/** Default start of a world's clock: a fixed Monday morning. */
const DEFAULT_START = '2026-03-02T09:00:00.000Z';
/** Simulated delays (portal spec §9). */
const DEFAULT_LATENCY = [200, 500] as const;

/** The options that a world was created with. */
export type Origin = WorldSnapshot['options'];

/** @throws {RangeError} */
export function readOrigin({ seed = 1, scenario, now = DEFAULT_START }: WorldOptions): Origin {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`The seed must be a whole number, not ${seed}.`);
  return { seed, scenario: readScenario(scenario), startedAt: toTime(now) };
}

/** @throws {RangeError} */
export function readDelays({ latency = DEFAULT_LATENCY, sleep = realSleep }: WorldOptions) {
  const [min, max] = typeof latency === 'number' ? [latency, latency] : latency;
  if (!(min >= 0 && max >= min && Number.isFinite(max))) {
    throw new RangeError('The latency must be a number of milliseconds, or a range of two from small to large.');
  }
  return { latency, sleep };
}

function realSleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
