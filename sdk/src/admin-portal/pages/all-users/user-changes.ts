import type { StoreApi } from 'zustand/vanilla';
import { addUserToSubTenants, removeUserFromSubTenants, setSubTenantRoles } from '../../../api/sub-accounts';
import { resendInvitation } from '../../../api/users-joining';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone } from '../../parts/changed-meanwhile';
import { isSameSet } from '../../parts/same-set';
import type { Undo } from '../../parts/use-offer-undo';
import { knownRow, patchKnownRow, removeRows } from '../../parts/users/known-rows';
import { runForAll } from '../../parts/users/run-at-once';
import { roleIdsIn } from './account-user';
import { findAccountUser } from './all-users-query';
import type { AllUsersStore } from './all-users-state';

/** Creates the changes of users; the list shows them after the service has accepted them. */
export function createUserChanges(
  http: HttpClient,
  store: Pick<StoreApi<AllUsersStore>, 'getState' | 'setState'>,
): Pick<AllUsersStore, 'invite' | 'setRoles' | 'removeFrom' | 'removeUsers' | 'resendInvitation'> {
  const { getState } = store;

  /** Loads the rows again, and a user that a panel shows without being among them. */
  async function refresh(userId?: string): Promise<void> {
    const { list, loadUser, others } = getState();
    await Promise.all([list(), userId !== undefined && others[userId] && loadUser(userId)]);
  }

  /** Removes a user from accounts, also if another administrator has removed them from some of these meanwhile. */
  async function remove(userId: string, accountIds: readonly string[]): Promise<void> {
    const call = (ids: readonly string[]) =>
      removeUserFromSubTenants(http, { userId, subTenants: ids.map((tenantId) => ({ tenantId })) });
    await call(accountIds).catch(async (error) => {
      ignoreGone(error);
      // The service removes from all accounts or from none, so after a refusal each is asked on its own.
      if (accountIds.length > 1) await runForAll(accountIds, (id) => call([id]).catch(ignoreGone));
    });
  }

  async function setRoles(
    userId: string,
    tenantId: string,
    roleIds: string[],
    base?: readonly string[],
  ): Promise<Undo | undefined> {
    if (base) await expectRoles(http, store, { userId, tenantId, base });
    const before = roleIdsIn(knownRow(getState(), userId), tenantId);
    await setSubTenantRoles(http, userId, { subTenantsRoles: [{ tenantId, roleIds }] });
    await refresh(userId);
    return before && (() => setRoles(userId, tenantId, before, roleIds));
  }

  return {
    setRoles,
    invite: async ({ email, name, accountIds, roleIds }) => {
      const roles = roleIds.length > 0 ? { roleIds: [...roleIds] } : {};
      await addUserToSubTenants(http, {
        user: { email, ...(name && { name }) },
        subTenants: accountIds.map((tenantId) => ({ tenantId, ...roles })),
      });
      await refresh();
    },
    removeFrom: async (userId, accountIds) => {
      await remove(userId, accountIds);
      await refresh(userId);
    },
    removeUsers: (users) => {
      const accountsOf = new Map(users.map(({ id, accounts }) => [id, accounts.map(({ tenantId }) => tenantId)]));
      return removeRows(store, [...accountsOf.keys()], {
        remove: (userId) => remove(userId, accountsOf.get(userId) ?? []),
        reload: refresh,
      });
    },
    resendInvitation: (email) => resendInvitation(http, { email }).then(() => {}),
  };
}

/** Rejects if another administrator has changed the roles of a user in an account, and shows these roles. */
async function expectRoles(
  http: HttpClient,
  store: Pick<StoreApi<AllUsersStore>, 'getState' | 'setState'>,
  { userId, tenantId, base }: { userId: string; tenantId: string; base: readonly string[] },
): Promise<void> {
  const current = await findAccountUser(http, userId);
  const roles = roleIdsIn(current, tenantId);
  // A removed user is refused by the change itself.
  if (!current || !roles || isSameSet(roles, base)) return;
  patchKnownRow(store, userId, { accounts: current.accounts });
  throw changedMeanwhile();
}
