import type { StoreApi } from 'zustand/vanilla';
import { countTenantUsers } from '../../../api/sub-accounts';
import type { SearchSubTenantsQuery } from '../../../contract';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { type Loaded, loadedOf } from '../../parts/loaded';
import { createSearchPause } from '../../parts/users/search-pause';
import type { AccountList, AccountLists, AccountsStore } from './accounts-state';
import { type AccountPage, loadAccountPage, loadTreePlaces, pageOfLink } from './load-accounts';

export interface AccountListsOptions {
  http: HttpClient;
  clock: Clock;
  store: Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>;
}

/** The search results among the lists; every other list has the id of the account above. */
type ListKey = string | null;

/** Creates the actions that load lists. An answer that arrives after a newer request for the same list is dropped. */
export function createAccountLists({ http, clock, store }: AccountListsOptions): AccountLists {
  const { getState, setState } = store;
  const latest = new Map<ListKey, object>();
  const typing = createSearchPause(clock);

  const listOf = (key: ListKey) => (key === null ? getState().results : getState().branches.get(key));
  const show = (key: ListKey, list: Loaded<AccountList>) =>
    setState(({ branches }) => (key === null ? { results: list } : { branches: new Map(branches).set(key, list) }));

  function queryOf(key: ListKey): SearchSubTenantsQuery {
    const { sort, search } = getState();
    const which = key === null ? { _filter: search.trim() } : { _subTenantId: key };
    return { ...which, _sortBy: sort.key, _order: sort.direction };
  }

  /** Adds loaded accounts, and counts their users: a failed count leaves its cell empty. */
  function receive({ accounts, list }: AccountPage): AccountList {
    setState((state) => ({
      accounts: new Map([...state.accounts, ...accounts.map((account) => [account.tenantId, account] as const)]),
    }));
    const store = (counts: { tenantId: string; totalUsers: number }[]) =>
      setState(({ userCounts }) => ({
        userCounts: new Map([
          ...userCounts,
          ...counts.map(({ tenantId, totalUsers }) => [tenantId, totalUsers] as const),
        ]),
      }));
    if (list.ids.length > 0) countTenantUsers(http, { tenantIds: [...list.ids] }).then(store, () => undefined);
    return list;
  }

  async function load(key: ListKey): Promise<void> {
    const attempt = {};
    latest.set(key, attempt);
    // Rows that are shown stay until the answer replaces them.
    if (listOf(key)?.phase !== 'ready') show(key, { phase: 'loading' });
    const page = await loadedOf(loadAccountPage(http, queryOf(key)));
    if (latest.get(key) !== attempt) return;
    show(key, page.phase === 'ready' ? { phase: 'ready', data: receive(page.data) } : page);
  }

  async function runSearch(): Promise<void> {
    if (getState().search.trim() !== '') {
      await Promise.all([load(null), getState().loadTree()]);
      return;
    }
    latest.delete(null);
    setState({ results: null });
  }

  return {
    start: async () => {
      const { ownId, expanded } = getState();
      await Promise.all([...[ownId, ...expanded].map(load), runSearch()]);
    },
    loadBranch: load,
    runSearch,

    expand: (expanded) => {
      const isLoaded = (id: string) => getState().branches.get(id)?.phase === 'ready';
      const opened = [...expanded].filter((id) => !getState().expanded.has(id) && !isLoaded(id));
      setState({ expanded });
      for (const id of opened) void load(id);
    },

    loadMore: async (key) => {
      const before = listOf(key);
      if (before?.phase !== 'ready' || before.data.loadMoreLink === '') return;
      const page = await loadAccountPage(http, { ...queryOf(key), _offset: pageOfLink(before.data.loadMoreLink) });
      // The list may have been loaded again, for example in another order.
      if (listOf(key) !== before) return;
      const { ids, ...rest } = receive(page);
      show(key, { phase: 'ready', data: { ...rest, ids: [...new Set([...before.data.ids, ...ids])] } });
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
