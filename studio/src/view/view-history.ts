/** The history of a page whose view is described by the hash of its address (see `view-address.ts`). */
export interface ViewHistory {
  readonly hash: string;
  /**
   * Changes the hash, in a new entry or in the current one.
   *
   * @returns Whether the browser allows it: Firefox and Safari refuse after 100 to 200 addresses in a few seconds.
   */
  write(hash: string, options: { replace: boolean }): boolean;
  /**
   * Calls a listener after each change of the address.
   *
   * @param listener `byUser`: the user has gone back or forward, or has typed an address.
   */
  subscribe(listener: (byUser: boolean) => void): void;
}

/** Creates the history of a page. */
export function createViewHistory(page: Window): ViewHistory {
  const listeners = new Set<(byUser: boolean) => void>();
  const tell = (byUser: boolean) => {
    for (const listener of listeners) listener(byUser);
  };
  page.addEventListener('popstate', () => tell(true));
  return {
    get hash() {
      return page.location.hash;
    },
    write(hash, { replace }) {
      const url = new URL(page.location.href);
      url.hash = hash;
      try {
        page.history[replace ? 'replaceState' : 'pushState'](null, '', url);
      } catch {
        return false;
      }
      tell(false);
      return true;
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** The history of this page. */
export const viewHistory = createViewHistory(window);
