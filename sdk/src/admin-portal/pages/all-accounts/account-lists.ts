import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { createSearchPause } from '../../parts/users/search-pause';
import type { AccountLists, AccountsStore } from './accounts-state';
import { createListLoading, type ListLoading } from './list-loading';
import { loadTreePlaces } from './load-accounts';

export interface AccountListsOptions {
  http: HttpClient;
  clock: Clock;
  store: Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>;
}

/** Creates the actions that load lists. */
export function createAccountLists(options: AccountListsOptions): AccountLists {
  const { getState, setState } = options.store;
  const lists = createListLoading(options.http, options.store);
  const { load, loadMore } = lists;
  const search = createAccountSearch(options, lists);

  return {
    ...search,
    start: async () => {
      const { ownId, expanded } = getState();
      await Promise.all([...[ownId, ...expanded].map(load), search.runSearch()]);
    },
    loadBranch: load,
    loadMore,

    expand: (expanded) => {
      const isLoaded = (id: string) => getState().branches.get(id)?.phase === 'ready';
      const opened = [...expanded].filter((id) => !getState().expanded.has(id) && !isLoaded(id));
      setState({ expanded });
      for (const id of opened) void load(id);
    },

    sortBy: (key) => {
      const { sort, expanded, ownId, results, branches } = getState();
      const direction = sort.key === key && sort.direction === 'ASC' ? 'DESC' : 'ASC';
      // Closed branches are loaded again when they are opened.
      const open = [...branches].filter(([id]) => id === ownId || expanded.has(id));
      setState({ sort: { key, direction }, branches: new Map(open) });
      for (const [id] of open) void load(id);
      if (results) void load(null);
    },
  };
}

/** Creates the search among the accounts on all levels. */
function createAccountSearch(
  { http, clock, store: { getState, setState } }: AccountListsOptions,
  { load, clearResults }: ListLoading,
): Pick<AccountLists, 'typeSearch' | 'runSearch' | 'loadTree'> {
  const typing = createSearchPause(clock);

  async function runSearch(): Promise<void> {
    if (getState().search.trim() === '') clearResults();
    else await Promise.all([load(null), getState().loadTree()]);
  }

  return {
    runSearch,

    typeSearch: async (search) => {
      setState({ search });
      typing.stop();
      if (search.trim() === '' || (await typing.hasPaused())) await runSearch();
    },

    loadTree: async () => {
      if (getState().tree) return;
      // Without the tree, results are shown without their paths.
      const tree = await loadTreePlaces(http).catch(() => null);
      if (tree) setState({ tree });
    },
  };
}
