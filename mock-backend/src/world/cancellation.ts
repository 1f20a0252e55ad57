/** Whether one request has been aborted, by its sender or by a reset. */
export interface Cancellation {
  /** For functions that wait. Created on first use: most requests never wait, a signal costs as much as a handler. */
  readonly signal: AbortSignal;
  /** @throws {unknown} the reason, once the request has been aborted. */
  throwIfCancelled(): void;
  readonly isCancelled: boolean;
  cancel(reason: unknown): void;
}

/** Calls `onCancel` with the reason, at most once. */
export function createCancellation(onCancel: (reason: unknown) => void): Cancellation {
  let cancelled: { reason: unknown } | undefined;
  let controller: AbortController | undefined;
  return {
    get signal() {
      controller ??= new AbortController();
      if (cancelled) controller.abort(cancelled.reason);
      return controller.signal;
    },
    get isCancelled() {
      return cancelled !== undefined;
    },
    throwIfCancelled: () => {
      if (cancelled) throw cancelled.reason;
    },
    cancel: (reason) => {
      if (cancelled) return;
      cancelled = { reason };
      controller?.abort(reason);
      onCancel(reason);
    },
  };
}
