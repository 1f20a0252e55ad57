import { createStore, type StoreApi } from 'zustand/vanilla';
import { changedMeanwhile } from '../../../parts/changed-meanwhile';
import { type Loaded, loadedOf } from '../../../parts/loaded';

/** A part of the data, as a value that can be compared. */
export type PartOf<Data> = (data: Data) => unknown;

/** The policies of a tab, and changes to them. */
export interface PolicyStore<Data> {
  data: Loaded<Data>;
  /** Never rejects. */
  load(): Promise<void>;
  /** Loads again while the current data is shown. Never rejects. */
  reload(): Promise<void>;
  /** Sends a change that concerns nothing that another user may have changed. Rejects with an `ApiError`. */
  apply(send: () => Promise<unknown>): Promise<void>;
  /**
   * Changes a part of the data, which `base` has as the user saw it. If another user has changed that part since, it
   * takes over the current data and rejects. Rejects with an `ApiError`.
   */
  change(part: PartOf<Data>, base: Data, send: () => Promise<unknown>): Promise<void>;
}

/**
 * Creates the store of the policies of a tab. Before a change it reads them again, because the service compares no
 * revisions; after it too, so that the page shows the values of the service.
 */
export function createPolicyStore<Data>(read: () => Promise<Data>): StoreApi<PolicyStore<Data>> {
  return createStore<PolicyStore<Data>>()((set) => {
    let latest = 0;

    async function refresh(): Promise<Data> {
      const data = await read();
      set({ data: { phase: 'ready', data } });
      return data;
    }

    async function reload(): Promise<void> {
      latest += 1;
      const attempt = latest;
      const data = await loadedOf(read());
      if (attempt === latest) set({ data });
    }

    return {
      data: { phase: 'loading' },

      load: async () => {
        set({ data: { phase: 'loading' } });
        await reload();
      },

      reload,

      apply: async (send) => {
        await send();
        await refresh();
      },

      change: async (part, base, send) => {
        const current = await refresh();
        if (JSON.stringify(part(current)) !== JSON.stringify(part(base))) throw changedMeanwhile();
        await send();
        await refresh();
      },
    };
  });
}
