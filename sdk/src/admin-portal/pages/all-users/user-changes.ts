import type { StoreApi } from 'zustand/vanilla';
import { addUserToSubTenants, removeUserFromSubTenants, setSubTenantRoles } from '../../../api/sub-accounts';
import { resendInvitation } from '../../../api/users-joining';
import type { HttpClient } from '../../../core/http-client';
import { runForEach } from '../../parts/users/run-at-once';
import type { AllUsersStore } from './all-users-state';

/** Creates the changes of users; the list shows them after the service has accepted them. */
export function createUserChanges(
  http: HttpClient,
  { getState }: Pick<StoreApi<AllUsersStore>, 'getState'>,
): Pick<AllUsersStore, 'invite' | 'setRoles' | 'removeFrom' | 'removeUsers' | 'resendInvitation'> {
  /** Loads the rows again, and a user that a panel shows without being among them. */
  async function refresh(userId?: string): Promise<void> {
    const { list, loadUser, others } = getState();
    await Promise.all([list(), userId !== undefined && others[userId] && loadUser(userId)]);
  }

  const remove = (userId: string, accountIds: readonly string[]) =>
    removeUserFromSubTenants(http, { userId, subTenants: accountIds.map((tenantId) => ({ tenantId })) });

  return {
    invite: async ({ email, name, accountIds, roleIds }) => {
      const roles = roleIds.length > 0 ? { roleIds: [...roleIds] } : {};
      await addUserToSubTenants(http, {
        user: { email, ...(name && { name }) },
        subTenants: accountIds.map((tenantId) => ({ tenantId, ...roles })),
      });
      await refresh();
    },
    setRoles: async (userId, tenantId, roleIds) => {
      await setSubTenantRoles(http, userId, { subTenantsRoles: [{ tenantId, roleIds }] });
      await refresh(userId);
    },
    removeFrom: async (userId, accountIds) => {
      await remove(userId, accountIds);
      await refresh(userId);
    },
    removeUsers: async (users) => {
      const { failed } = await runForEach(users, ({ id, accounts }) =>
        remove(
          id,
          accounts.map(({ tenantId }) => tenantId),
        ),
      );
      const [first] = failed;
      // Not awaited after a failure, so that it is shown at once.
      const reload = refresh();
      if (first) throw first.error;
      await reload;
    },
    resendInvitation: (email) => resendInvitation(http, { email }).then(() => {}),
  };
}
