import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/sub-accounts';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import type { Account, AccountChanges, AccountsStore } from './accounts-state';
import { loadAccount, loadTreePlaces } from './load-accounts';

/** Creates the changes of accounts; the lists show them after the service has accepted them. */
export function createAccountChanges(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>,
): AccountChanges {
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

  /** Rejects if another user has moved an account meanwhile, and shows it where it is now. */
  async function expectBelow(id: string, base: string): Promise<void> {
    const [parent] = await api.listParentTenantsOf(http, id);
    if (parent?.tenantId === base) return;
    setState({ tree: await loadTreePlaces(http) });
    await Promise.all([reloadBelow(base), reloadBelow(parent?.tenantId)]);
    throw changedMeanwhile();
  }

  function parentOf(id: string): string | undefined {
    const holds = ([, list]: [string, { phase: string; data?: { ids: readonly string[] } }]) =>
      list.data?.ids.includes(id) ?? false;
    return [...getState().branches].find(holds)?.[0];
  }

  /** Loads the branch below an account again, and whether there is one. */
  async function reloadBelow(id: string | undefined): Promise<void> {
    if (id === undefined) return;
    await getState().loadBranch(id);
    const branch = getState().branches.get(id);
    if (branch?.phase === 'ready') patch(id, { metadata: { isParent: branch.data.total > 0 } });
  }

  /** The paths and the search results are loaded again after the tree has changed. */
  async function refreshSearch(): Promise<void> {
    setState(({ revision }) => ({ tree: null, revision: revision + 1 }));
    if (getState().results) await getState().runSearch();
  }

  return {
    create: async ({ name, parentTenantId }) => {
      const { tenantId } = await api.createSubTenant(http, { name, parentTenantId });
      setState(({ expanded }) => ({ expanded: new Set(expanded).add(parentTenantId) }));
      await Promise.all([reloadBelow(parentTenantId), refreshSearch()]);
      return tenantId;
    },

    rename: async (base, name) => {
      const id = base.tenantId;
      await expectUnchanged(base, 'name');
      await api.updateSubTenant(http, id, { name });
      patch(id, { name });
      setState({ tree: null });
    },

    move: async (id, parentTenantId, base) => {
      const before = parentOf(id);
      if (base) await expectBelow(id, base);
      await api.updateSubTenant(http, id, { parentTenantId });
      await Promise.all([reloadBelow(before), reloadBelow(parentTenantId), refreshSearch()]);
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

    remove: async (id) => {
      const parent = parentOf(id);
      await api.deleteSubTenant(http, id);
      await Promise.all([reloadBelow(parent), refreshSearch()]);
    },

    find: async (id) => {
      if (getState().accounts.has(id)) return;
      const account = await loadAccount(http, id);
      setState(({ accounts }) => ({ accounts: new Map(accounts).set(id, account) }));
    },
  };
}
