import { useEffect, useState } from 'react';
import { type Loaded, loadedOf } from '../../parts/loaded';
import type { Account } from './accounts-state';
import { useAccounts } from './use-accounts';

/** An account by its id, which may come from an address: loaded if no list has shown it. */
export function useAccount(accountId: string): Loaded<Account> & { reload: () => void } {
  const account = useAccounts((accounts) => accounts.accounts.get(accountId));
  const find = useAccounts((accounts) => accounts.find);
  const [attempt, setAttempt] = useState(0);
  const [search, setSearch] = useState<Loaded<void>>({ phase: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt searches again.
  useEffect(() => {
    let isCurrent = true;
    setSearch({ phase: 'loading' });
    loadedOf(find(accountId)).then((outcome) => isCurrent && setSearch(outcome));
    return () => {
      isCurrent = false;
    };
  }, [find, accountId, attempt]);

  const reload = () => setAttempt((count) => count + 1);
  if (account) return { phase: 'ready', data: account, reload };
  return search.phase === 'failed' ? { ...search, reload } : { phase: 'loading', reload };
}
