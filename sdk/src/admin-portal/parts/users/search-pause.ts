import type { Clock } from '../../../core/clock';
import { SEARCH_PAUSE_MS } from './list-constants';

/** Delays a search until the user pauses typing. */
export interface SearchPause {
  /** Starts the delay again. Resolves to whether it is over; `false` if it was started again or stopped meanwhile. */
  hasPaused(): Promise<boolean>;
  /** Stops the current delay. */
  stop(): void;
}

/** Creates the delay of one search field. */
export function createSearchPause(clock: Clock): SearchPause {
  let typing = new AbortController();
  return {
    hasPaused: async () => {
      typing.abort();
      typing = new AbortController();
      const { signal } = typing;
      await clock.sleep(SEARCH_PAUSE_MS, signal).catch(() => {});
      return !signal.aborted;
    },
    stop: () => typing.abort(),
  };
}
