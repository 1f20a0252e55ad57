import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/directory';
import type { DirectoryConnection } from '../../../contract';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { changedMeanwhile, ignoreGone, isGone } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import type { ConnectionDraft, ProvisioningStore } from './provisioning-state';

type Connections = readonly DirectoryConnection[];

/**
 * Creates the store of the connections to directories.
 *
 * @see Portal spec §3 "Directory (SCIM) connection", §7 "SSO and directory"
 */
export function createProvisioningStore(http: HttpClient, clock: Clock): StoreApi<ProvisioningStore> {
  return createStore<ProvisioningStore>()((set, get) => {
    let latest = 0;

    /** A list that is still under way is older than the change, so its answer is dropped. */
    function show(select: (connections: Connections) => Connections): void {
      latest += 1;
      const { connections } = get();
      if (connections.phase === 'ready') set({ connections: { phase: 'ready', data: select(connections.data) } });
    }
    const hide = (id: string) => show((connections) => connections.filter((connection) => connection.id !== id));

    async function countUsers(id: string): Promise<void> {
      const count = await api.countDirectoryUsers(http, id).then(
        (answer) => (Number.isInteger(answer.count) ? answer.count : null),
        () => null,
      );
      set(({ userCounts }) => ({ userCounts: new Map(userCounts).set(id, count ?? userCounts.get(id) ?? null) }));
    }

    async function loadList(): Promise<void> {
      latest += 1;
      const attempt = latest;
      const connections = await loadedOf(listConnections(http));
      if (attempt !== latest) return;
      if (connections.phase === 'failed' && get().connections.phase === 'ready') return;
      set({ connections });
      if (connections.phase === 'ready') await Promise.all(connections.data.map(({ id }) => countUsers(id)));
    }

    return {
      connections: { phase: 'loading' },
      userCounts: new Map(),

      load: () => {
        set({ connections: { phase: 'loading' } });
        return loadList();
      },

      refresh: async () => {
        if (get().connections.phase === 'ready') await loadList();
      },

      create: async (draft) => {
        const { id, token } = await api.createDirectoryConnection(http, draft);
        if (!id || !token) {
          // The connection may exist: the list shows it, and the user deletes it, because its token is lost.
          void get().refresh();
          throw new TypeError('The answer has no token');
        }
        show((connections) => [...connections, createdConnection(id, draft, clock)]);
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
        show((connections) => connections.map((one) => (one.id === id ? { ...one, syncToUserManagement } : one)));
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

async function listConnections(http: HttpClient): Promise<Connections> {
  const connections = await api.listDirectoryConnections(http);
  if (!Array.isArray(connections)) throw new TypeError('The connections are no list');
  return connections;
}

/** The answer to a creation has only the name and the token: the rest is what was sent. */
function createdConnection(id: string, draft: ConnectionDraft, clock: Clock): DirectoryConnection {
  return { id, ...draft, createdAt: new Date(clock.now()).toISOString(), lastSync: null };
}
