/** Calls back whenever the page may have come back to its network or to its user; returns the way to stop. */
export type PageResumeEvents = (listener: () => void) => () => void;

/** Never: a page that is no browser's. */
export const noPageResumeEvents: PageResumeEvents = () => () => undefined;

/** The network is back, the tab is looked at again (a laptop that is opened among them), or history brings it back. */
export function browserPageResumeEvents(host: Window): PageResumeEvents {
  return (listener) => {
    const look = () => {
      if (host.document.visibilityState === 'visible') listener();
    };
    const over = new AbortController();
    for (const event of ['online', 'pageshow', 'visibilitychange']) {
      host.addEventListener(event, look, { signal: over.signal });
    }
    return () => over.abort();
  };
}
