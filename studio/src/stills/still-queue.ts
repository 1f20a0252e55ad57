import { keyOfRequest, type StillRequest } from './still';

/** What is rendered next. */
export interface StillQueue {
  /** Replaces the requests, the most urgent first. */
  replace(inView: readonly StillRequest[], rest: readonly StillRequest[]): void;
  /** The most urgent request that needs rendering. */
  next(): { request: StillRequest; isInView: boolean } | null;
}

/**
 * Creates an empty queue.
 *
 * @param isDue Whether a request needs rendering.
 */
export function createStillQueue(isDue: (key: string) => boolean): StillQueue {
  let inView: readonly StillRequest[] = [];
  let rest: readonly StillRequest[] = [];
  const firstDue = (requests: readonly StillRequest[]) => requests.find((request) => isDue(keyOfRequest(request)));

  return {
    replace(first, later) {
      inView = first;
      rest = later;
    },
    next() {
      const urgent = firstDue(inView);
      if (urgent) return { request: urgent, isInView: true };
      const later = firstDue(rest);
      return later ? { request: later, isInView: false } : null;
    },
  };
}
