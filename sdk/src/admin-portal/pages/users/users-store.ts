import { createStore, type StoreApi } from 'zustand/vanilla';
import * as team from '../../../api/team';
import type { TeamUser } from '../../../contract';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { type Loaded, loadedOf } from '../../parts/loaded';
import { createListing } from '../../parts/users/create-listing';
import { selectEveryRow } from '../../parts/users/known-rows';
import { LARGEST_PAGE_SIZE } from '../../parts/users/list-constants';
import { listEveryRow } from '../../parts/users/list-every-row';
import { createSearchPause } from '../../parts/users/search-pause';
import {
  type AffiliationKind,
  type Affiliations,
  failedAffiliations,
  joined,
  listAffiliations,
  noAffiliations,
} from './affiliations';
import { withFilter } from './filters/user-filter';
import { createMemberActions } from './member-actions';
import { findMember, firstQuery, listTeamPage, type TeamQuery } from './team-query';
import type { UsersState, UsersStore } from './users-state';

const initial: UsersState = {
  query: firstQuery,
  listing: { phase: 'loading' },
  search: '',
  roles: null,
  temporaryUsers: false,
  selected: new Set(),
  others: {},
  affiliations: { groups: noAffiliations, applications: noAffiliations },
  draft: { text: '', roleIds: [] },
};

/** Creates the store of the team. It holds one page at a time: the service sorts, filters and counts. */
export function createUsersStore({ http, clock }: { http: HttpClient; clock: Clock }): StoreApi<UsersStore> {
  return createStore<UsersStore>()((set, get, store) => {
    const list = createListing((query: TeamQuery) => listTeamPage(http, query), store);
    const listEveryone = (query: TeamQuery) =>
      listEveryRow((page) => listTeamPage(http, { ...query, page, pageSize: LARGEST_PAGE_SIZE }));
    const typing = createSearchPause(clock);

    async function loadOf(kind: AffiliationKind, userIds: readonly string[]): Promise<void> {
      const store = (loaded: Affiliations) =>
        set(({ affiliations }) => ({ affiliations: { ...affiliations, [kind]: joined(affiliations[kind], loaded) } }));
      try {
        store(await listAffiliations[kind](http, userIds));
      } catch (error) {
        store(failedAffiliations(userIds));
        throw error;
      }
    }

    return {
      ...initial,
      ...createMemberActions({ http, clock }, store, list),

      start: async (query = get().query) => {
        set({ search: query.search });
        const configuration = team.getTemporaryUserConfiguration(http).then(
          ({ enabled }) => set({ temporaryUsers: enabled }),
          () => {}, // If the call fails, temporary access is not offered.
        );
        await Promise.all([list(query), get().loadRoles(), configuration]);
      },
      show: (query) => {
        typing.stop();
        set({ search: query.search });
        return list(query);
      },
      reload: () => list(),
      loadRoles: async () => {
        // Dialogs that need the roles load them again and show the failure.
        const answer = await team.listTeamRoles(http).catch(() => null);
        if (answer?.items) set({ roles: answer.items });
      },
      loadUser: async (userId) => {
        const store = (found: Loaded<TeamUser | null>) =>
          set(({ others }) => ({ others: { ...others, [userId]: found } }));
        store({ phase: 'loading' });
        store(await loadedOf(findMember(http, userId)));
      },
      loadAffiliations: (kind, userIds) => loadOf(kind, userIds).catch(() => {}),

      typeSearch: async (search) => {
        set({ search });
        if (await typing.hasPaused()) await list({ search: search.trim(), page: 0 });
      },
      sortBy: (key) => {
        const { sort } = get().query;
        const direction = sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc';
        return list({ sort: { key, direction }, page: 0 });
      },
      setFilter: (field, filter) => list({ filters: withFilter(get().query.filters, field, filter), page: 0 }),
      clearFilters: () => {
        typing.stop();
        set({ search: '' });
        return list({ search: '', filters: [], page: 0 });
      },
      goToPage: (page) => list({ page }),
      setPageSize: (pageSize) => list({ pageSize, page: 0 }),
      select: (selected) => set({ selected }),
      draftInvitations: (draft = initial.draft) => set({ draft }),
      loadEveryone: async (kinds) => {
        const members = await listEveryone(get().query);
        const ids = members.map(({ id }) => id);
        for (let from = 0; from < ids.length; from += LARGEST_PAGE_SIZE) {
          const some = ids.slice(from, from + LARGEST_PAGE_SIZE);
          await Promise.all(kinds.map((kind) => loadOf(kind, some)));
        }
        return members;
      },
      selectEveryone: (except) => selectEveryRow(store, listEveryone, except),
    };
  });
}
