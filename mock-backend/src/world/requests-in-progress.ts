import type { WorldReply, WorldRequest } from '../core/types';
import { type Cancellation, createCancellation } from './cancellation';

/** The requests that a world has not answered yet. */
export interface RequestsInProgress {
  /** Runs a request until it is answered, or rejects when its sender or {@link RequestsInProgress.cancelAll} aborts it. */
  run(request: WorldRequest, answer: (cancellation: Cancellation) => Promise<WorldReply>): Promise<WorldReply>;
  cancelAll(reason: unknown): void;
}

export function createRequestsInProgress(): RequestsInProgress {
  const cancellations = new Set<Cancellation>();
  return {
    run: ({ signal }, answer) =>
      new Promise((resolve, reject) => {
        const cancellation = createCancellation(reject);
        const abort = () => cancellation.cancel(signal?.reason);
        const end = () => {
          cancellations.delete(cancellation);
          signal?.removeEventListener('abort', abort);
        };
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort);
        cancellations.add(cancellation);
        answer(cancellation).then(resolve, reject).finally(end);
      }),
    cancelAll: (reason) => {
      for (const cancellation of cancellations) cancellation.cancel(reason);
    },
  };
}
