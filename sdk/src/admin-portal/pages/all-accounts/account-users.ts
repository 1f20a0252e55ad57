import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/sub-accounts';
import { listTeamRoles, listUsersV3 } from '../../../api/team';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import { isSameSet } from '../../parts/same-set';
import { createSearchPause } from '../../parts/users/search-pause';
import { roleIdsIn } from './account/roles-in';
import type { AccountsStore, AccountUsers, AccountUsersPage, AccountUsersQuery } from './accounts-state';
import { ACCOUNT_USERS_PAGE_SIZE } from './all-accounts-constants';

export interface AccountUsersOptions {
  http: HttpClient;
  clock: Clock;
  store: Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>;
}

/** Creates the actions on the users of an account. */
export function createAccountUsers(options: AccountUsersOptions): AccountUsers {
  const { http, store } = options;
  const { getState, setState } = store;
  const listing = createUsersListing(options);

  /** Lists the users again, and counts them: a failed count stays the old one. */
  async function refresh(accountId: string): Promise<void> {
    setState(({ revision }) => ({ revision: revision + 1 }));
    const counting = api.countTenantUsers(http, { tenantIds: [accountId] }).then(
      ([count]) =>
        count && setState(({ userCounts }) => ({ userCounts: new Map(userCounts).set(accountId, count.totalUsers) })),
      () => undefined,
    );
    const isListed = getState().usersQuery.accountId === accountId;
    await Promise.all([counting, isListed && listing.listUsers({})]);
  }

  return {
    ...listing,

    loadRoles: async () => {
      const { items } = await listTeamRoles(http);
      // Roles of the user's own account are unknown in the accounts below.
      setState({ roles: items.filter(({ tenantId }) => !tenantId) });
    },

    addUsers: async (tenantId, { emails, ...invitation }) => {
      await api.addUsersToSubTenant(http, { users: emails.map((email) => ({ email })), tenantId, ...invitation });
      await refresh(tenantId);
    },

    setUserRoles: async ({ accountId: tenantId, userId }, roleIds, base) => {
      await expectRoles(options, { tenantId, userId, base });
      await api.setSubTenantRoles(http, userId, { subTenantsRoles: [{ tenantId, roleIds }] });
      await refresh(tenantId);
    },

    removeUser: async (tenantId, userId) => {
      await api.removeUserFromSubTenants(http, { userId, subTenants: [{ tenantId }] });
      await refresh(tenantId);
    },
  };
}

/** Creates the actions that list the users. An answer that arrives after a newer request is dropped. */
function createUsersListing({
  http,
  clock,
  store: { getState, setState },
}: AccountUsersOptions): Pick<AccountUsers, 'listUsers' | 'typeEmail'> {
  const typing = createSearchPause(clock);
  let latest = {};

  async function listUsers(changes: Partial<AccountUsersQuery>): Promise<void> {
    const attempt = {};
    latest = attempt;
    const before = getState().usersQuery;
    const query = { ...before, ...changes };
    const isSame = query.accountId === before.accountId && getState().users.phase === 'ready';
    setState({ usersQuery: query, ...(!isSame && { users: { phase: 'loading' } }) });
    const users = await loadedOf(loadUsersPage(http, query));
    if (latest !== attempt) return;
    if (isBeyondTheEnd(users, query)) return listUsers({ page: query.page - 1 });
    setState({ users });
  }

  return {
    listUsers,
    typeEmail: async (email) => {
      if (await typing.hasPaused()) await listUsers({ email: email.trim(), page: 0 });
    },
  };
}

/** Rejects if another user has changed the roles of a user meanwhile, and shows these roles. */
async function expectRoles(
  { http, store: { getState, setState } }: AccountUsersOptions,
  { tenantId, userId, base }: { tenantId: string; userId: string; base: readonly string[] },
): Promise<void> {
  const { items } = await listUsersV3(http, { ids: userId, _tenantId: tenantId, _limit: 1 });
  const current = items?.find(({ id }) => id === userId);
  // A removed user is refused by the change itself.
  if (!current || isSameSet(roleIdsIn(current, tenantId), base)) return;
  const { users } = getState();
  if (users.phase === 'ready') {
    const shown = users.data.items.map((user) => (user.id === userId ? current : user));
    setState({ users: { phase: 'ready', data: { ...users.data, items: shown } } });
  }
  throw changedMeanwhile();
}

async function loadUsersPage(http: HttpClient, query: AccountUsersQuery): Promise<AccountUsersPage> {
  const { items, _metadata } = await listUsersV3(http, {
    _tenantId: query.accountId,
    _limit: ACCOUNT_USERS_PAGE_SIZE,
    _offset: query.page,
    _sortBy: 'name',
    _order: 'ASC',
    ...(query.email && { _email: query.email }),
  });
  return { items, totalItems: _metadata.totalItems, totalPages: _metadata.totalPages };
}

/** Whether the page no longer exists, because its last user was removed. */
function isBeyondTheEnd(users: AccountsStore['users'], { page }: AccountUsersQuery): boolean {
  return users.phase === 'ready' && users.data.items.length === 0 && page > 0;
}
