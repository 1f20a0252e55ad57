import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/sub-accounts';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import type { Account, AccountChanges, AccountsStore } from './accounts-state';
import { loadAccount } from './load-accounts';
import { createTreeChanges } from './tree-changes';

/** Creates the changes of accounts; the lists show them after the service has accepted them. */
export function createAccountChanges(
  http: HttpClient,
  store: Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>,
): AccountChanges {
  const { getState, setState } = store;

  function patch(id: string, changes: Partial<Account>): void {
    const before = getState().accounts.get(id);
    if (before) setState(({ accounts }) => ({ accounts: new Map(accounts).set(id, { ...before, ...changes }) }));
  }

  /** Rejects if another user has changed a value of an account meanwhile, and shows the account of now. */
  async function expectUnchanged(base: Account, value: 'name' | 'subAccountAccessType'): Promise<void> {
    const current = await loadAccount(http, base.tenantId);
    if (current[value] === base[value]) return;
    patch(base.tenantId, current);
    throw changedMeanwhile();
  }

  return {
    ...createTreeChanges(http, store, patch),

    rename: async (base, name) => {
      const id = base.tenantId;
      await expectUnchanged(base, 'name');
      await api.updateSubTenant(http, id, { name });
      patch(id, { name });
      setState({ tree: null });
    },

    setManagement: async (id, isReseller) => {
      await api.updateSubTenantManagement(http, id, { isReseller });
      patch(id, { isReseller });
    },

    setAccessType: async (base, subAccountAccessType) => {
      const id = base.tenantId;
      await expectUnchanged(base, 'subAccountAccessType');
      await api.updateHierarchySettings(http, id, { subAccountAccessType });
      patch(id, { subAccountAccessType });
    },

    find: async (id) => {
      if (getState().accounts.has(id)) return;
      const account = await loadAccount(http, id);
      setState(({ accounts }) => ({ accounts: new Map(accounts).set(id, account) }));
    },
  };
}
