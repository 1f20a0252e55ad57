import type { Still, StillRequest, StillResult } from './still';
import { keyOfRequest } from './still';

/** The results of all requests, by key. */
export interface StillResults {
  read(key: string): StillResult;
  subscribe(key: string, listener: () => void): () => void;
  /** Whether a request has to be rendered. */
  isDue(key: string): boolean;
  succeed(still: Still): void;
  fail(request: StillRequest, error: string): void;
  /** Marks the results for which the test returns true as outdated; failed ones always are. */
  expire(isOutdated: (still: Still) => boolean): void;
  expireOne(request: StillRequest): void;
}

const nothing: StillResult = { status: 'waiting', still: null, error: null };

/** Creates an empty collection. */
export function createStillResults(): StillResults {
  const results = new Map<string, StillResult>();
  const listeners = new Map<string, Set<() => void>>();
  const read = (key: string) => results.get(key) ?? nothing;

  function put(key: string, result: StillResult): void {
    results.set(key, result);
    for (const listener of [...(listeners.get(key) ?? [])]) listener();
  }

  function expireKey(key: string): void {
    const { still, status } = read(key);
    if (status !== 'waiting') put(key, { status: 'waiting', still, error: null });
  }

  return {
    read,
    subscribe(key, listener) {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    isDue: (key) => read(key).status === 'waiting',
    succeed: (still) => put(keyOfRequest(still.request), { status: 'ready', still, error: null }),
    fail(request, error) {
      const key = keyOfRequest(request);
      put(key, { status: 'failed', still: read(key).still, error });
    },
    expire(isOutdated) {
      for (const [key, { still, status }] of [...results])
        if (status === 'failed' || (still && isOutdated(still))) expireKey(key);
    },
    expireOne: (request) => expireKey(keyOfRequest(request)),
  };
}
