import type { StoreApi } from 'zustand/vanilla';
import { listTeamRoles } from '../../../api/team';
import type { TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { type Loaded, loadedOf } from '../../parts/loaded';
import { selectEveryRow, selectedRows } from '../../parts/users/known-rows';
import { LARGEST_PAGE_SIZE } from '../../parts/users/list-constants';
import { listEveryRow } from '../../parts/users/list-every-row';
import { type AffiliationKind, type Affiliations, failedAffiliations, joined, listAffiliations } from './affiliations';
import { findMember, listTeamPage, type TeamQuery } from './team-query';
import type { UsersStore } from './users-state';

type MemberLoading = Pick<
  UsersStore,
  'loadRoles' | 'loadUser' | 'loadAffiliations' | 'loadForExport' | 'selectEveryone'
>;

/** Creates the actions that load what the rows of the table don't have. */
export function createMemberLoading(http: HttpClient, store: StoreApi<UsersStore>): MemberLoading {
  const { getState, setState } = store;
  const listEveryone = (query: TeamQuery) =>
    listEveryRow((page) => listTeamPage(http, { ...query, page, pageSize: LARGEST_PAGE_SIZE }));

  async function loadOf(kind: AffiliationKind, userIds: readonly string[]): Promise<void> {
    const add = (loaded: Affiliations) =>
      setState(({ affiliations }) => ({
        affiliations: { ...affiliations, [kind]: joined(affiliations[kind], loaded) },
      }));
    try {
      add(await listAffiliations[kind](http, userIds));
    } catch (error) {
      add(failedAffiliations(userIds));
      throw error;
    }
  }

  return {
    loadRoles: async () => {
      // Dialogs that need the roles load them again and show the failure.
      const answer = await listTeamRoles(http).catch(() => null);
      if (answer?.items) setState({ roles: answer.items });
    },
    loadUser: async (userId) => {
      const show = (found: Loaded<TeamUser | null>) =>
        setState(({ others }) => ({ others: { ...others, [userId]: found } }));
      show({ phase: 'loading' });
      show(await loadedOf(findMember(http, userId)));
    },
    loadAffiliations: (kind, userIds) => loadOf(kind, userIds).catch(() => {}),
    loadForExport: async (kinds, only) => {
      const members = only ? selectedRows(getState(), only) : await listEveryone(getState().query);
      const ids = members.map(({ id }) => id);
      if (ids.length > 0) await Promise.all(kinds.map((kind) => loadOf(kind, ids)));
      return members;
    },
    selectEveryone: (except) => selectEveryRow(store, listEveryone, except),
  };
}
