import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/sso';
import type { SsoConfiguration, SsoDomain } from '../../../contract';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import type { SsoStore } from './sso-state';

/** The connections that the page shows, as the actions on them change them. */
export interface ShownConnections {
  /** @throws {ApiError} 404 with the sentence of the spec (portal spec §5): nothing can be saved for no connection. */
  find(connectionId: string): SsoConfiguration;
  /** Loads all connections again. */
  reload(): Promise<void>;
  /** Loads all connections again, and returns one of them. Rejects like {@link ShownConnections.find}. */
  refresh(connectionId: string): Promise<SsoConfiguration>;
  /** Adds a created connection. A malformed answer of an accepted request has none in it: then all are loaded again. */
  add(answer: SsoConfiguration): Promise<void>;
  /** Shows a saved connection. A malformed answer is treated as by {@link ShownConnections.add}. */
  replace(answer: SsoConfiguration): Promise<void>;
  patch(connectionId: string, change: (connection: SsoConfiguration) => SsoConfiguration): void;
  patchDomains(connectionId: string, change: (domains: SsoDomain[]) => SsoDomain[]): void;
  hide(connectionId: string): void;
}

/** Creates the changes of the connections of this store. */
export function createShownConnections(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<SsoStore>, 'getState' | 'setState'>,
): ShownConnections {
  const current = () => {
    const { connections } = getState();
    return connections.phase === 'ready' ? connections.data : [];
  };
  const show = (data: readonly SsoConfiguration[]) => setState({ connections: { phase: 'ready', data } });
  const reload = async () => show(await listConnections(http));

  const find: ShownConnections['find'] = (connectionId) => {
    const connection = current().find(({ id }) => id === connectionId);
    if (!connection) throw noConfiguration();
    return connection;
  };
  const patch: ShownConnections['patch'] = (connectionId, change) =>
    show(current().map((connection) => (connection.id === connectionId ? change(connection) : connection)));

  return {
    find,
    reload,
    refresh: (connectionId) => reload().then(() => find(connectionId)),
    add: async (answer) => (answer.id ? show([...current(), wholeConnection(answer)]) : reload()),
    replace: async (answer) => (answer.id ? patch(answer.id, () => wholeConnection(answer)) : reload()),
    patch,
    patchDomains: (connectionId, change) =>
      patch(connectionId, (connection) => ({ ...connection, domains: change(connection.domains) })),
    hide: (connectionId) => show(current().filter(({ id }) => id !== connectionId)),
  };
}

/** Loads all connections. */
export async function listConnections(http: HttpClient): Promise<SsoConfiguration[]> {
  return listOf(await api.listSsoConfigurations(http)).map(wholeConnection);
}

/** A connection without missing lists, which an older service may leave out. */
function wholeConnection(connection: SsoConfiguration): SsoConfiguration {
  const { domains, groups, roleIds } = connection;
  return { ...connection, domains: domains ?? [], groups: groups ?? [], roleIds: roleIds ?? [] };
}

function noConfiguration(): ApiError {
  return new ApiError('IllegalState: samlConfiguration is not defined', { statusCode: 404, errorCode: '' });
}
