import { createStore, type StoreApi } from 'zustand/vanilla';
import * as team from '../../../api/team';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { withFilter } from './filters/user-filter';
import { createMemberActions } from './member-actions';
import { SEARCH_PAUSE_MS } from './team-constants';
import { createTeamListing } from './team-listing';
import { firstQuery } from './team-query';
import type { UsersState, UsersStore } from './users-state';

const initial: UsersState = {
  query: firstQuery,
  listing: { phase: 'loading' },
  search: '',
  roles: null,
  temporaryUsers: false,
  selected: new Set(),
};

/** Creates the store of the team. It holds one page at a time: the service sorts, filters and counts. */
export function createUsersStore({ http, clock }: { http: HttpClient; clock: Clock }): StoreApi<UsersStore> {
  return createStore<UsersStore>()((set, get, store) => {
    const list = createTeamListing(http, store);
    let typing: AbortController | undefined;

    return {
      ...initial,
      ...createMemberActions(http, store, list),

      start: async (query = get().query) => {
        set({ search: query.search });
        const configuration = team.getTemporaryUserConfiguration(http).then(
          ({ enabled }) => set({ temporaryUsers: enabled }),
          () => {}, // If the call fails, temporary access is not offered.
        );
        await Promise.all([list(query), get().loadRoles(), configuration]);
      },
      show: (query) => {
        typing?.abort();
        set({ search: query.search });
        return list(query);
      },
      reload: () => list(),
      loadRoles: async () => {
        // Dialogs that need the roles load them again and show the failure.
        const answer = await team.listTeamRoles(http).catch(() => null);
        if (answer?.items) set({ roles: answer.items });
      },

      typeSearch: async (search) => {
        set({ search });
        typing?.abort();
        typing = new AbortController();
        const { signal } = typing;
        await clock.sleep(SEARCH_PAUSE_MS, signal).catch(() => {});
        if (!signal.aborted) await list({ search: search.trim(), page: 0 });
      },
      sortBy: (key) => {
        const { sort } = get().query;
        const direction = sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc';
        return list({ sort: { key, direction }, page: 0 });
      },
      setFilter: (field, filter) => list({ filters: withFilter(get().query.filters, field, filter), page: 0 }),
      clearFilters: () => {
        typing?.abort();
        set({ search: '' });
        return list({ search: '', filters: [], page: 0 });
      },
      goToPage: (page) => list({ page }),
      setPageSize: (pageSize) => list({ pageSize, page: 0 }),
      select: (selected) => set({ selected }),
    };
  });
}
