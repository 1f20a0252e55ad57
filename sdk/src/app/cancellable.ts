import type { App } from './app';

/** An app whose requests can be cancelled together. */
export interface CancellableApp {
  app: App;
  /** Cancels the pending requests; they reject with the reason. Later requests are not affected. */
  cancel(reason?: unknown): void;
}

/** Returns the app with its own HTTP client, for one flow or page; requests of the session continue. */
export function cancellable(app: App): CancellableApp {
  let over = new AbortController();
  return {
    app: { ...app, http: app.http.cancelledBy(() => over.signal) },
    cancel(reason) {
      over.abort(reason);
      over = new AbortController();
    },
  };
}
