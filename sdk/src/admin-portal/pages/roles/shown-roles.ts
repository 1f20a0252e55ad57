import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/roles-permissions';
import type { Role } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import type { RolesStore } from './roles-state';

/** The roles that the page shows, as the changes of roles change them. Before they are loaded, they change nothing. */
export interface ShownRoles {
  current(): readonly Role[];
  show(roles: readonly Role[]): void;
  /** Shows a created or changed role. A malformed answer of an accepted change has none in it: all are loaded again. */
  showSaved(role: Role): Promise<void>;
}

/** Creates the changes of the roles of this store. */
export function createShownRoles(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<RolesStore>, 'getState' | 'setState'>,
): ShownRoles {
  const current = () => {
    const { data } = getState();
    return data.phase === 'ready' ? data.data.roles : [];
  };
  const show = (roles: readonly Role[]) => {
    const { data } = getState();
    if (data.phase === 'ready') setState({ data: { phase: 'ready', data: { ...data.data, roles } } });
  };

  return {
    current,
    show,
    showSaved: async (role) => {
      if (!role.id) return show(await listRoles(http));
      const isShown = current().some(({ id }) => id === role.id);
      show(isShown ? current().map((other) => (other.id === role.id ? role : other)) : [...current(), role]);
    },
  };
}

/** Loads all roles. */
export async function listRoles(http: HttpClient): Promise<Role[]> {
  return listOf(await api.listRoles(http));
}
