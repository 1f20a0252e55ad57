import type { StoreApi } from 'zustand/vanilla';
import { countTenantUsers } from '../../../api/sub-accounts';
import type { SearchSubTenantsQuery } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { type Loaded, loadedOf } from '../../parts/loaded';
import type { AccountList, AccountsStore } from './accounts-state';
import { type AccountPage, loadAccountPage, pageOfLink } from './load-accounts';

type AccountsApi = Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>;

/** The search results among the lists; every other list has the id of the account above. */
type ListKey = string | null;

/** Loads lists of accounts. An answer that arrives after a newer request for the same list is dropped. */
export interface ListLoading {
  /** Never rejects. */
  load(key: ListKey): Promise<void>;
  /** Loads the next page of a list. Rejects with an {@link ApiError}. */
  loadMore(key: ListKey): Promise<void>;
  /** Drops the search results. */
  clearResults(): void;
}

/** Creates the loading of the lists of this store. */
export function createListLoading(http: HttpClient, store: AccountsApi): ListLoading {
  const { getState, setState } = store;
  const latest = new Map<ListKey, object>();

  const listOf = (key: ListKey) => (key === null ? getState().results : getState().branches.get(key));
  const show = (key: ListKey, list: Loaded<AccountList>) =>
    setState(({ branches }) => (key === null ? { results: list } : { branches: new Map(branches).set(key, list) }));

  return {
    load: async (key) => {
      const attempt = {};
      latest.set(key, attempt);
      // Rows that are shown stay until the answer replaces them.
      if (listOf(key)?.phase !== 'ready') show(key, { phase: 'loading' });
      const page = await loadedOf(loadAccountPage(http, queryOf(key, getState())));
      if (latest.get(key) !== attempt) return;
      show(key, page.phase === 'ready' ? { phase: 'ready', data: receive(http, store, page.data) } : page);
    },

    loadMore: async (key) => {
      const before = listOf(key);
      if (before?.phase !== 'ready' || before.data.loadMoreLink === '') return;
      const query = { ...queryOf(key, getState()), _offset: pageOfLink(before.data.loadMoreLink) };
      const page = await loadAccountPage(http, query);
      // The list may have been loaded again, for example in another order.
      if (listOf(key) !== before) return;
      const { ids, ...rest } = receive(http, store, page);
      show(key, { phase: 'ready', data: { ...rest, ids: [...new Set([...before.data.ids, ...ids])] } });
    },

    clearResults: () => {
      latest.delete(null);
      setState({ results: null });
    },
  };
}

function queryOf(key: ListKey, { sort, search }: AccountsStore): SearchSubTenantsQuery {
  const which = key === null ? { _filter: search.trim() } : { _subTenantId: key };
  return { ...which, _sortBy: sort.key, _order: sort.direction };
}

/** Adds loaded accounts, and counts their users: a failed count leaves its cell empty. */
function receive(http: HttpClient, { setState }: AccountsApi, { accounts, list }: AccountPage): AccountList {
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
