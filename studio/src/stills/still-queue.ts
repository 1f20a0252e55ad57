import { keyOfRequest, type StillRequest } from './still';

/** What is rendered next. */
export interface StillQueue {
  /** Replaces the requests, the most urgent first. */
  replace(inView: readonly StillRequest[], rest: readonly StillRequest[]): void;
  /** The most urgent request that needs rendering. */
  next(): { request: StillRequest; isInView: boolean } | null;
}

/** A request with its key. Building the keys of the whole wall takes a millisecond, and `next` is called for each state. */
interface QueuedRequest {
  request: StillRequest;
  key: string;
}

/**
 * Creates an empty queue.
 *
 * @param isDue Whether a request needs rendering.
 */
export function createStillQueue(isDue: (key: string) => boolean): StillQueue {
  let inView: readonly QueuedRequest[] = [];
  let rest: readonly QueuedRequest[] = [];
  const queued = (request: StillRequest) => ({ request, key: keyOfRequest(request) });
  const firstDue = (requests: readonly QueuedRequest[]) => requests.find(({ key }) => isDue(key))?.request;

  return {
    replace(first, later) {
      inView = first.map(queued);
      rest = later.map(queued);
    },
    next() {
      const urgent = firstDue(inView);
      if (urgent) return { request: urgent, isInView: true };
      const later = firstDue(rest);
      return later ? { request: later, isInView: false } : null;
    },
  };
}
