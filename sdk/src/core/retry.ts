import type { Clock } from './clock';
import { STEP_UP_REQUIRED } from './errors';

/** Waits between the attempts of a repeated call: 3 attempts in all, 500 ms apart (sign-in spec §9). */
const RETRY_DELAYS_MS = [500, 500] as const;

export interface RetryOptions {
  clock: Clock;
  /** Delays, one before each further attempt. */
  delaysMs?: readonly number[] | undefined;
  /**
   * Whether to try again after this error. Default: after any but a time-out, which has waited long enough, and a
   * second factor that the service still misses after the challenge.
   */
  worthIt?: (error: unknown) => boolean;
  signal?: AbortSignal | undefined;
}

/** Runs until it succeeds, `worthIt` returns `false` or the attempts are used up; rejects with the last error. */
export async function retry<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { clock, delaysMs = RETRY_DELAYS_MS, worthIt = mayPass, signal } = options;
  for (const delayMs of delaysMs) {
    try {
      return await run();
    } catch (error) {
      if (signal?.aborted || !worthIt(error)) throw error;
      await clock.sleep(delayMs, signal);
    }
  }
  return run();
}

function mayPass(error: unknown): boolean {
  const { cause, errorCode } = Object(error);
  return cause?.name !== 'TimeoutError' && errorCode !== STEP_UP_REQUIRED;
}
