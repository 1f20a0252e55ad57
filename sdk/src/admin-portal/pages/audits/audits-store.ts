import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { createListing } from '../../parts/users/create-listing';
import { createTableSearch } from '../../parts/users/table-search';
import {
  type AuditsQuery,
  firstQuery,
  listAuditsPage,
  loadColumns,
  type PaginationMode,
  withoutFilters,
} from './audits-query';
import type { AuditsState, AuditsStore } from './audits-state';
import { createFurtherRows } from './further-rows';

const initial: AuditsState = {
  query: firstQuery,
  listing: { phase: 'loading' },
  // An event is no row to act on: there is no selection.
  selected: new Set(),
  search: '',
  columns: null,
  further: { loading: false, error: null },
};

export interface AuditsStoreOptions {
  http: HttpClient;
  clock: Clock;
  mode: PaginationMode;
}

/**
 * Creates the store of the audit log. The service sorts, filters and counts.
 *
 * @see Portal spec §4 "Audits"
 */
export function createAuditsStore({ http, clock, mode }: AuditsStoreOptions): StoreApi<AuditsStore> {
  return createStore<AuditsStore>()((set, get, store) => {
    const list = createListing(async (query: AuditsQuery) => {
      set({ further: initial.further });
      if (!get().columns) set({ columns: await loadColumns(http) });
      return listAuditsPage(http, query, mode);
    }, store);
    const search = createTableSearch(clock, store, list);

    return {
      ...initial,
      ...search,
      start: (query) => {
        set({ search: query.search });
        return list(query);
      },
      list,
      loadFurther: createFurtherRows((query, offset) => listAuditsPage(http, query, mode, offset), store),
      sortBy: (key) => {
        const { sort } = get().query;
        const first = key === 'createdAt' || key === 'severity' ? 'desc' : 'asc';
        const other = first === 'asc' ? 'desc' : 'asc';
        return list({
          sort: { key, direction: sort.key === key && sort.direction === first ? other : first },
          page: 0,
        });
      },
      clearFilters: () => search.show(withoutFilters),
    };
  });
}
