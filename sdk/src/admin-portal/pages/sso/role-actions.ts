import * as api from '../../../api/sso';
import type { SsoGroup } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone } from '../../parts/changed-meanwhile';
import { listOf } from '../../parts/list-of';
import { isSameSet } from '../../parts/same-set';
import type { ShownConnections } from './shown-connections';
import type { SsoStore } from './sso-state';

type RoleActions = Pick<SsoStore, 'setRoles' | 'addGroup' | 'changeGroup' | 'removeGroup'>;

/** Creates the actions on the roles of those who sign in through a connection: of everyone, and of groups. */
export function createRoleActions(http: HttpClient, { patch }: ShownConnections): RoleActions {
  const showRoles = (connectionId: string, roleIds: string[]) =>
    patch(connectionId, (connection) => ({ ...connection, roleIds }));
  const showGroups = (connectionId: string, change: (groups: SsoGroup[]) => SsoGroup[]) =>
    patch(connectionId, (connection) => ({ ...connection, groups: change(connection.groups) }));

  /** The groups as they are now. */
  async function refreshGroups(connectionId: string): Promise<SsoGroup[]> {
    const groups = listOf(await api.listSsoGroups(http, connectionId));
    showGroups(connectionId, () => groups);
    return groups;
  }

  return {
    setRoles: async (connectionId, roleIds, base) => {
      const current = (await api.getSsoDefaultRoles(http, connectionId)).roleIds;
      showRoles(connectionId, current);
      if (!isSameSet(current, base)) throw changedMeanwhile();
      await api.setSsoDefaultRoles(http, connectionId, roleIds);
      showRoles(connectionId, [...roleIds]);
    },

    addGroup: async (connectionId, draft) => {
      await api.createSsoGroup(http, connectionId, draft);
      await refreshGroups(connectionId);
    },

    changeGroup: async (connectionId, base, draft) => {
      const current = (await refreshGroups(connectionId)).find(({ id }) => id === base.id);
      if (current && !isSameGroup(current, base)) throw changedMeanwhile();
      // Of a group that is gone, the service says so.
      await api.updateSsoGroup(http, connectionId, base.id, draft);
      await refreshGroups(connectionId);
    },

    removeGroup: async (connectionId, groupId) => {
      await api.deleteSsoGroup(http, connectionId, groupId).catch(ignoreGone);
      showGroups(connectionId, (groups) => groups.filter(({ id }) => id !== groupId));
    },
  };
}

function isSameGroup(one: SsoGroup, other: SsoGroup): boolean {
  return one.group === other.group && isSameSet(one.roleIds, other.roleIds);
}
