import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../../core/clock';
import { createSearchPause } from '../../parts/users/search-pause';
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
  { getState, setState }: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>,
  list: (changes?: Partial<TeamQuery>) => Promise<void>,
): TableActions {
  const typing = createSearchPause(clock);
  return {
    show: (query) => {
      typing.stop();
      setState({ search: query.search });
      return list(query);
    },
    typeSearch: async (search) => {
      setState({ search });
      if (await typing.hasPaused()) await list({ search: search.trim(), page: 0 });
    },
    sortBy: (key) => {
      const { sort } = getState().query;
      const direction = sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc';
      return list({ sort: { key, direction }, page: 0 });
    },
    setFilter: (field, filter) => list({ filters: withFilter(getState().query.filters, field, filter), page: 0 }),
    clearFilters: () => {
      typing.stop();
      setState({ search: '' });
      return list({ search: '', filters: [], page: 0 });
    },
    goToPage: (page) => list({ page }),
    setPageSize: (pageSize) => list({ pageSize, page: 0 }),
  };
}
