import type { StoreApi } from 'zustand/vanilla';
import { countDirectoryUsers, listDirectoryConnections } from '../../../api/directory';
import type { DirectoryConnection } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import { loadedOf } from '../../parts/loaded';
import type { ProvisioningStore } from './provisioning-state';

type Connections = readonly DirectoryConnection[];

/** The list of connections, as it is loaded and as changes of connections change it. */
export interface ConnectionList {
  /** Loads the connections, then counts the users of each. After a failure, what is shown stays. Never rejects. */
  load(): Promise<void>;
  /** Shows changed connections. A list that is still under way is older than the change, so its answer is dropped. */
  show(select: (connections: Connections) => Connections): void;
}

/** Creates the loading and the changes of the list of this store. */
export function createConnectionList(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<ProvisioningStore>, 'getState' | 'setState'>,
): ConnectionList {
  let latest = 0;

  async function countUsers(id: string): Promise<void> {
    const count = await countDirectoryUsers(http, id).then(
      (answer) => (Number.isInteger(answer.count) ? answer.count : null),
      () => null,
    );
    setState(({ userCounts }) => ({ userCounts: new Map(userCounts).set(id, count ?? userCounts.get(id) ?? null) }));
  }

  return {
    load: async () => {
      latest += 1;
      const attempt = latest;
      const connections = await loadedOf(listConnections(http));
      if (attempt !== latest) return;
      if (connections.phase === 'failed' && getState().connections.phase === 'ready') return;
      setState({ connections });
      if (connections.phase === 'ready') await Promise.all(connections.data.map(({ id }) => countUsers(id)));
    },

    show: (select) => {
      latest += 1;
      const { connections } = getState();
      if (connections.phase === 'ready') setState({ connections: { phase: 'ready', data: select(connections.data) } });
    },
  };
}

/** Loads all connections. */
export async function listConnections(http: HttpClient): Promise<Connections> {
  return listOf(await listDirectoryConnections(http));
}
