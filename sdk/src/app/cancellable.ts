import type { App } from './app';

/** An app whose calls can be called off together. */
export interface CancellableApp {
  app: App;
  /** Calls off what is under way; later calls are not concerned. */
  cancel(): void;
}

/** The app with a http client of its own, for one flow: the session's calls go on. */
export function cancellable(app: App): CancellableApp {
  let over = new AbortController();
  return {
    app: { ...app, http: { send: (call) => app.http.send({ signal: over.signal, ...call }) } },
    cancel() {
      over.abort();
      over = new AbortController();
    },
  };
}
