import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../../core/clock';
import { createTableSearch } from '../../parts/users/table-search';
import { withFilter } from './filters/user-filter';
import type { TeamQuery } from './team-query';
import type { UsersStore } from './users-state';

type TableActions = Pick<
  UsersStore,
  'show' | 'typeSearch' | 'sortBy' | 'setFilter' | 'clearFilters' | 'goToPage' | 'setPageSize'
>;

/**
 * Creates the actions that change which rows the table shows.
 *
 * @param list Changes the query and loads its rows.
 */
export function createTableActions(
  clock: Clock,
  store: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>,
  list: (changes?: Partial<TeamQuery>) => Promise<void>,
): TableActions {
  const { getState } = store;
  const search = createTableSearch(clock, store, list);
  return {
    ...search,
    sortBy: (key) => {
      const { sort } = getState().query;
      const direction = sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc';
      return list({ sort: { key, direction }, page: 0 });
    },
    setFilter: (field, filter) => list({ filters: withFilter(getState().query.filters, field, filter), page: 0 }),
    clearFilters: () => search.show({ search: '', filters: [], page: 0 }),
    goToPage: (page) => list({ page }),
    setPageSize: (pageSize) => list({ pageSize, page: 0 }),
  };
}
