import { createStore, type StoreApi } from 'zustand/vanilla';
import { deletePasskey, listMyPasskeys } from '../../../../api/passwordless-and-webauthn';
import type { Passkey } from '../../../../contract';
import type { ApiError } from '../../../../core/errors';
import type { HttpClient } from '../../../../core/http-client';
import { ignoreGone } from '../../../parts/changed-meanwhile';
import { listOf } from '../../../parts/list-of';
import { type Loaded, loadedOf } from '../../../parts/loaded';

/** State and actions of the card of passkeys. */
export interface PasskeysStore {
  passkeys: Loaded<readonly Passkey[]>;
  load(): Promise<void>;
  /** Loads again after a change, and keeps the current rows until then. */
  refresh(): Promise<void>;
  /** Deletes one passkey. Rejects with an {@link ApiError}, but not if the passkey is gone already. */
  remove(id: string): Promise<void>;
}

/**
 * Creates the store of the user's own passkeys.
 *
 * @see Sign-in spec §7 "Auth", WebAuthn
 */
export function createPasskeysStore(http: HttpClient): StoreApi<PasskeysStore> {
  return createStore<PasskeysStore>()((set, get) => {
    let latest = 0;

    async function refresh(): Promise<void> {
      latest += 1;
      const attempt = latest;
      const passkeys = await loadedOf(listMyPasskeys(http).then(({ devices }) => listOf(devices)));
      if (attempt === latest) set({ passkeys });
    }

    return {
      passkeys: { phase: 'loading' },
      load: () => {
        set({ passkeys: { phase: 'loading' } });
        return refresh();
      },
      refresh,
      remove: async (id) => {
        await deletePasskey(http, id).catch(ignoreGone);
        const { passkeys } = get();
        if (passkeys.phase !== 'ready') return;
        set({ passkeys: { phase: 'ready', data: passkeys.data.filter((passkey) => passkey.id !== id) } });
      },
    };
  });
}
