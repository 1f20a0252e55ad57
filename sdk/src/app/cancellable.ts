import type { App } from './app';

/** An app whose requests can be cancelled together. */
export interface CancellableApp {
  app: App;
  /** Cancels the requests under way; they reject with the reason. Later requests are not affected. */
  cancel(reason?: unknown): void;
}

/** The app with an HTTP client of its own, for one flow or page: requests of the session go on. */
export function cancellable(app: App): CancellableApp {
  let over = new AbortController();
  return {
    app: { ...app, http: { send: (call) => app.http.send({ signal: over.signal, ...call }) } },
    cancel(reason) {
      over.abort(reason);
      over = new AbortController();
    },
  };
}
