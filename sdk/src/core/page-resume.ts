/** Calls back whenever the page may be online or visible again; returns a function that unsubscribes. */
export type PageResumeEvents = (listener: () => void) => () => void;

/** Never fires; used outside of a browser. */
export const noPageResumeEvents: PageResumeEvents = () => () => undefined;

/** Fires when the network returns, the tab becomes visible (also when a laptop wakes), or history restores the page. */
export function browserPageResumeEvents(host: Window): PageResumeEvents {
  return (listener) => {
    const callIfVisible = () => {
      if (host.document.visibilityState === 'visible') listener();
    };
    const over = new AbortController();
    for (const event of ['online', 'pageshow', 'visibilitychange']) {
      host.addEventListener(event, callIfVisible, { signal: over.signal });
    }
    return () => over.abort();
  };
}
