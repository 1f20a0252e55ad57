import type { StoreApi } from 'zustand/vanilla';
import { addUserToSubTenants, removeUserFromSubTenants, setSubTenantRoles } from '../../../api/sub-accounts';
import { resendInvitation } from '../../../api/users-joining';
import type { HttpClient } from '../../../core/http-client';
import type { Undo } from '../../parts/use-offer-undo';
import { knownRow } from '../../parts/users/known-rows';
import { runForEach } from '../../parts/users/run-at-once';
import type { AllUsersStore } from './all-users-state';

/** Creates the changes of users; the list shows them after the service has accepted them. */
export function createUserChanges(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<AllUsersStore>, 'getState' | 'setState'>,
): Pick<AllUsersStore, 'invite' | 'setRoles' | 'removeFrom' | 'removeUsers' | 'resendInvitation'> {
  /** Loads the rows again, and a user that a panel shows without being among them. */
  async function refresh(userId?: string): Promise<void> {
    const { list, loadUser, others } = getState();
    await Promise.all([list(), userId !== undefined && others[userId] && loadUser(userId)]);
  }

  const remove = (userId: string, accountIds: readonly string[]) =>
    removeUserFromSubTenants(http, { userId, subTenants: accountIds.map((tenantId) => ({ tenantId })) });

  async function setRoles(userId: string, tenantId: string, roleIds: string[]): Promise<Undo | undefined> {
    const account = knownRow(getState(), userId)?.accounts.find((one) => one.tenantId === tenantId);
    const before = account?.roles.map(({ id }) => id);
    await setSubTenantRoles(http, userId, { subTenantsRoles: [{ tenantId, roleIds }] });
    await refresh(userId);
    return before && (() => setRoles(userId, tenantId, before));
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
    removeUsers: async (users) => {
      const { failed } = await runForEach(users, ({ id, accounts }) =>
        remove(
          id,
          accounts.map(({ tenantId }) => tenantId),
        ),
      );
      const reloaded = refresh();
      setState({ selected: new Set(failed.map(({ item }) => item.id)) });
      const [first] = failed;
      // Not after the reload, so that the failure is shown at once.
      if (first) throw first.error;
      await reloaded;
      setState({ others: {} });
    },
    resendInvitation: (email) => resendInvitation(http, { email }).then(() => {}),
  };
}
