/**
 * Calls back whenever the page may be online or visible again, and says whether the history has restored a page that was
 * frozen until then. Returns a function that unsubscribes.
 */
export type PageResumeEvents = (listener: (wasFrozen?: boolean) => void) => () => void;

/** Never fires; used outside of a browser. */
export const noPageResumeEvents: PageResumeEvents = () => () => undefined;

/** Fires when the network returns, the tab becomes visible (also when a laptop wakes), or history restores the page. */
export function browserPageResumeEvents(host: Window): PageResumeEvents {
  return (listener) => {
    const callIfVisible = ({ persisted }: Partial<PageTransitionEvent>) => {
      if (host.document.visibilityState === 'visible') listener(persisted);
    };
    const over = new AbortController();
    for (const event of ['online', 'pageshow', 'visibilitychange']) {
      host.addEventListener(event, callIfVisible, { signal: over.signal });
    }
    return () => over.abort();
  };
}
