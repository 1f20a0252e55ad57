import { useEffect, useState } from 'react';
import { countTenantUsers, getHierarchyMetadata, listParentTenantsOf } from '../../../../api/sub-accounts';
import { useApp } from '../../../../app/context';
import type { ParentTenant, TenantUsersCount } from '../../../../contract';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { useAccounts } from '../use-accounts';

/** What only an account's own view and its deletion show. */
export interface AccountDetails {
  /** The accounts above, the user's own first. */
  parents: readonly ParentTenant[];
  users: TenantUsersCount | undefined;
  /** Number of accounts below, on all levels. */
  accountsBelow: number;
}

/** Loads the details of an account, and again after every change. */
export function useAccountDetails(accountId: string): Loaded<AccountDetails> {
  const { http } = useApp();
  const ownId = useAccounts((accounts) => accounts.ownId);
  const [details, setDetails] = useState<Loaded<AccountDetails>>({ phase: 'loading' });
  const revision = useAccounts((accounts) => accounts.revision);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change can change the details.
  useEffect(() => {
    let isCurrent = true;
    const call = Promise.all([
      listParentTenantsOf(http, accountId),
      countTenantUsers(http, { tenantIds: [accountId] }),
      getHierarchyMetadata(http, [accountId]),
    ]);
    const details = call.then(([parents, [users], [metadata]]) => ({
      parents: fromOwn(parents, ownId),
      users,
      accountsBelow: metadata?.totalSubTenants ?? 0,
    }));
    loadedOf(details).then((loaded) => isCurrent && setDetails(loaded));
    return () => {
      isCurrent = false;
    };
  }, [http, accountId, ownId, revision]);

  return details;
}

/** The path from the user's own account; accounts above that are none of the user's. */
function fromOwn(parents: readonly ParentTenant[], ownId: string): readonly ParentTenant[] {
  const path = [...parents].reverse();
  return path.slice(
    Math.max(
      0,
      path.findIndex(({ tenantId }) => tenantId === ownId),
    ),
  );
}
