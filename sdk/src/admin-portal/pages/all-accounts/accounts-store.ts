import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { createAccountChanges } from './account-changes';
import { createAccountLists } from './account-lists';
import { createAccountUsers } from './account-users';
import type { AccountsState, AccountsStore } from './accounts-state';

const initial: Omit<AccountsState, 'ownId' | 'search' | 'expanded'> = {
  accounts: new Map(),
  branches: new Map(),
  userCounts: new Map(),
  tree: null,
  sort: { key: 'name', direction: 'ASC' },
  results: null,
  revision: 0,
  usersQuery: { accountId: '', page: 0, email: '' },
  users: { phase: 'loading' },
  roles: null,
};

/**
 * Creates the store of the accounts below the user's own. Branches are loaded when they are opened.
 *
 * @see Portal spec §3 "Sub-account", §4 "Sub-accounts"
 */
export function createAccountsStore(options: {
  http: HttpClient;
  clock: Clock;
  ownId: string;
  /** The search of the address. */
  search: string;
  /** The opened accounts of the address. */
  expanded: ReadonlySet<string>;
}): StoreApi<AccountsStore> {
  const { http, clock, ownId, search, expanded } = options;
  return createStore<AccountsStore>()((_set, _get, store) => ({
    ...initial,
    ownId,
    search,
    expanded,
    ...createAccountLists({ http, clock, store }),
    ...createAccountChanges(http, store),
    ...createAccountUsers({ http, clock, store }),
  }));
}
