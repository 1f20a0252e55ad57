import { createStore, type StoreApi } from 'zustand/vanilla';
import { listTeamRoles } from '../../../api/team';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { loadedOf } from '../../parts/loaded';
import { createListing } from '../../parts/users/create-listing';
import { selectEveryRow, selectedRows } from '../../parts/users/known-rows';
import { LARGEST_PAGE_SIZE } from '../../parts/users/list-constants';
import { listEveryRow } from '../../parts/users/list-every-row';
import { createTableSearch } from '../../parts/users/table-search';
import { loadTreePlaces } from '../all-accounts/load-accounts';
import { type AllUsersQuery, findAccountUser, firstQuery, listAllUsersPage } from './all-users-query';
import type { AllUsersState, AllUsersStore } from './all-users-state';
import { createUserChanges } from './user-changes';

const initial: AllUsersState = {
  query: firstQuery,
  listing: { phase: 'loading' },
  selected: new Set(),
  search: '',
  tree: new Map(),
  roles: null,
  others: {},
};

/**
 * Creates the store of the users of all accounts. It holds one page at a time: the service sorts, filters and counts.
 *
 * @see Portal spec §3 "Team state", §4 "Sub-accounts"
 */
export function createAllUsersStore({ http, clock }: { http: HttpClient; clock: Clock }): StoreApi<AllUsersStore> {
  return createStore<AllUsersStore>()((set, get, store) => {
    const list = createListing((query: AllUsersQuery) => listAllUsersPage(http, query), store);
    const listEveryone = (query: AllUsersQuery) =>
      listEveryRow((page) => listAllUsersPage(http, { ...query, page, pageSize: LARGEST_PAGE_SIZE }));
    const search = createTableSearch(clock, store, list);

    return {
      ...initial,
      ...createUserChanges(http, store),
      ...search,

      start: async (query) => {
        set({ search: query.search });
        // Without the tree, accounts are shown by their ids.
        const tree = loadTreePlaces(http).then(
          (places) => set({ tree: places }),
          () => {},
        );
        await Promise.all([list(query), tree]);
      },
      list,
      loadUser: async (userId) => {
        const before = get().others[userId];
        if (before?.phase !== 'ready') set(({ others }) => ({ others: { ...others, [userId]: { phase: 'loading' } } }));
        const found = await loadedOf(findAccountUser(http, userId));
        set(({ others }) => ({ others: { ...others, [userId]: found } }));
      },
      sortBy: (key) => {
        const { sort } = get().query;
        const direction = sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc';
        return list({ sort: { key, direction }, page: 0 });
      },
      clearFilters: () => search.show({ search: '', account: '', page: 0 }),
      select: (selected) => set({ selected }),
      loadRoles: async () => set({ roles: (await listTeamRoles(http)).items }),
      loadForExport: async (only) => (only ? selectedRows(get(), only) : listEveryone(get().query)),
      selectEveryone: (except) => selectEveryRow(store, listEveryone, except),
    };
  });
}
