import { createStore, type StoreApi } from 'zustand/vanilla';
import { listTeamRoles } from '../../../api/team';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import { loadedOf } from '../../parts/loaded';
import { createConnectionActions } from './connection-actions';
import { createDomainActions } from './domain-actions';
import { createRoleActions } from './role-actions';
import { createShownConnections, listConnections } from './shown-connections';
import type { SsoStore } from './sso-state';

/**
 * Creates the store of the connections to identity providers.
 *
 * @see Portal spec §3 "SSO configuration (generic)", §4 "SSO", §5
 */
export function createSsoStore(http: HttpClient): StoreApi<SsoStore> {
  return createStore<SsoStore>()((set, _get, store) => {
    const connections = createShownConnections(http, store);
    return {
      ...createConnectionActions(http, connections),
      ...createDomainActions(http, connections),
      ...createRoleActions(http, connections),
      connections: { phase: 'loading' },
      roles: null,
      tested: null,
      setTested: (tested) => set({ tested }),

      loadRoles: async () => {
        const { items } = await listTeamRoles(http);
        set({ roles: listOf(items) });
      },

      load: async () => {
        set({ connections: { phase: 'loading' } });
        set({ connections: await loadedOf(listConnections(http)) });
      },
    };
  });
}
