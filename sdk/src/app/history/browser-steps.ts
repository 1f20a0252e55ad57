import type { StepEntries, Trails } from '../../core/url-strategy';
import { readEntryState, withEntryState } from './entry-state';

/** A traversal past the first entry fires no event: a caller that waits for one continues after this time. */
const TRAVERSAL_PATIENCE_MS = 1_000;

/**
 * Adds the steps of one app to the browser's history. The data of the host and of other apps in an entry's state is copied
 * to the entries that follow.
 */
export function createBrowserSteps(host: Window, name = 'default'): StepEntries {
  const { history } = host;
  let isOwnTraversal = false;

  function depth(): number | null {
    const marked = readEntryState(history, name)?.depth;
    return typeof marked === 'number' ? marked : null;
  }

  function mark(method: 'pushState' | 'replaceState', next: number, trails?: Trails): void {
    try {
      history[method](withEntryState(history, name, { depth: next, ...trails }), '');
    } catch {
      // Sandboxed documents, and Safari after a hundred entries, throw here: without an entry, Back leaves the page.
    }
  }

  return {
    depth,
    trail(part) {
      const marked = readEntryState(history, name)?.[part];
      return Array.isArray(marked) ? marked.map(String) : [];
    },
    push(trails) {
      if (depth() === null) mark('replaceState', 0);
      mark('pushState', (depth() ?? 0) + 1, trails);
    },
    replace: (trails) => mark('replaceState', depth() ?? 0, trails),
    back: (count) =>
      new Promise((resolve) => {
        isOwnTraversal = true;
        const patience = setTimeout(settle, TRAVERSAL_PATIENCE_MS);
        host.addEventListener('popstate', settle);
        history.go(-count);
        function settle() {
          clearTimeout(patience);
          host.removeEventListener('popstate', settle);
          isOwnTraversal = false;
          resolve();
        }
      }),
    subscribe(listener) {
      const onTraversal = () => {
        if (!isOwnTraversal) listener();
      };
      host.addEventListener('popstate', onTraversal);
      return () => host.removeEventListener('popstate', onTraversal);
    },
  };
}
