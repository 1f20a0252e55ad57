import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/directory';
import type { DirectoryConnection } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import type { Session } from '../../../session/session';
import { changedMeanwhile, ignoreGone, isGone } from '../../parts/changed-meanwhile';
import { reloadOnConflict } from '../../parts/reload-on-conflict';
import { createConnectionList, listConnections } from './connection-list';
import type { ConnectionDraft, ProvisioningStore } from './provisioning-state';

/**
 * Creates the store of the connections to directories.
 *
 * @see Portal spec §3 "Directory (SCIM) connection", §7 "SSO and directory"
 */
export function createProvisioningStore(http: HttpClient, session: Pick<Session, 'now'>): StoreApi<ProvisioningStore> {
  return createStore<ProvisioningStore>()((set, get, store) => {
    const { load, show } = createConnectionList(http, store);
    const patch = (id: string, changes: Partial<DirectoryConnection>) =>
      show((connections) => connections.map((one) => (one.id === id ? { ...one, ...changes } : one)));
    const hide = (id: string) => show((connections) => connections.filter((connection) => connection.id !== id));

    return {
      connections: { phase: 'loading' },
      userCounts: new Map(),

      load: () => {
        set({ connections: { phase: 'loading' } });
        return load();
      },

      refresh: async () => {
        if (get().connections.phase === 'ready') await load();
      },

      create: async (draft) => {
        const { id, token } = await api
          .createDirectoryConnection(http, draft)
          .catch((error) => reloadOnConflict(error, get().refresh));
        if (!id || !token) {
          // The connection may exist: the list shows it, and the user deletes it, because its token is lost.
          void get().refresh();
          throw new TypeError('The answer has no token');
        }
        show((connections) => [...connections, createdConnection(id, draft, session.now())]);
        set(({ userCounts }) => ({ userCounts: new Map(userCounts).set(id, 0) }));
        return { id, secret: token };
      },

      setSync: async (base, syncToUserManagement) => {
        const { id } = base;
        const current = (await listConnections(http)).find((one) => one.id === id);
        if (current) show((connections) => connections.map((one) => (one.id === id ? current : one)));
        if (current && !isSameDirectory(current, base)) throw changedMeanwhile();
        // Otherwise another administrator has done it: that is what the user wanted.
        if (current?.syncToUserManagement === syncToUserManagement) return;
        try {
          await api.updateDirectoryConnection(http, id, { syncToUserManagement });
        } catch (error) {
          if (isGone(asApiError(error))) hide(id);
          throw error;
        }
        patch(id, { syncToUserManagement });
      },

      remove: async (id, withUsers) => {
        await api.deleteDirectoryConnection(http, id, withUsers).catch(ignoreGone);
        hide(id);
      },
    };
  });
}

function isSameDirectory(one: DirectoryConnection, other: DirectoryConnection): boolean {
  return one.connectionName === other.connectionName && one.source === other.source;
}

/** The answer to a creation has only the name and the token: the rest is what was sent. */
function createdConnection(id: string, draft: ConnectionDraft, now: number): DirectoryConnection {
  return { id, ...draft, createdAt: new Date(now).toISOString(), lastSync: null };
}
