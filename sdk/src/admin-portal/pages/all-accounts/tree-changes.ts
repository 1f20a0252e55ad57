import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/sub-accounts';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import type { Account, AccountChanges, AccountsStore } from './accounts-state';
import { loadTreePlaces } from './load-accounts';

/**
 * Creates the changes of the tree: those of where accounts are.
 *
 * @param patch Updates a loaded account.
 */
export function createTreeChanges(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<AccountsStore>, 'getState' | 'setState'>,
  patch: (accountId: string, changes: Partial<Account>) => void,
): Pick<AccountChanges, 'create' | 'move' | 'remove'> {
  /** Rejects if another user has moved an account meanwhile, and shows it where it is now. */
  async function expectBelow(id: string, base: string): Promise<void> {
    const [parent] = await api.listParentTenantsOf(http, id);
    if (parent?.tenantId === base) return;
    setState({ tree: await loadTreePlaces(http) });
    await Promise.all([reloadBelow(base), reloadBelow(parent?.tenantId)]);
    throw changedMeanwhile();
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

    move: async (id, parentTenantId, base) => {
      const before = parentOf(id, getState());
      if (base) await expectBelow(id, base);
      await api.updateSubTenant(http, id, { parentTenantId });
      await Promise.all([reloadBelow(before), reloadBelow(parentTenantId), refreshSearch()]);
    },

    remove: async (id) => {
      const parent = parentOf(id, getState());
      await api.deleteSubTenant(http, id);
      await Promise.all([reloadBelow(parent), refreshSearch()]);
    },
  };
}

/** The account whose loaded branch has an account. */
function parentOf(id: string, { branches }: AccountsStore): string | undefined {
  const holds = ([, list]: [string, { phase: string; data?: { ids: readonly string[] } }]) =>
    list.data?.ids.includes(id) ?? false;
  return [...branches].find(holds)?.[0];
}
