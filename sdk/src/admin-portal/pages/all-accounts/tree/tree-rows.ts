import type { Account, AccountsState } from '../accounts-state';

/** A row of the tree: an account, or what is to be said of the branch of one. */
export interface TreeRow {
  key: string;
  /** From 1. */
  level: number;
  account?: Account;
  /** The branch is loading, could not be loaded, or has further accounts. */
  notice?: { of: string; kind: 'loading' | 'failed' | 'more' };
}

/** The rows below an account, each followed by those below it if it is open. */
export function treeRows(
  accounts: Pick<AccountsState, 'accounts' | 'branches' | 'expanded'>,
  parentId: string,
  level = 1,
): TreeRow[] {
  const branch = accounts.branches.get(parentId);
  const noticeRow = (kind: 'loading' | 'failed' | 'more') => ({
    key: `${parentId}/${kind}`,
    level,
    notice: { of: parentId, kind },
  });
  if (branch?.phase !== 'ready') return [noticeRow(branch?.phase === 'failed' ? 'failed' : 'loading')];
  const rows = branch.data.ids.flatMap((id): TreeRow[] => {
    const account = accounts.accounts.get(id);
    if (!account) return [];
    const isOpen = account.metadata.isParent && accounts.expanded.has(id);
    return [{ key: id, level, account }, ...(isOpen ? treeRows(accounts, id, level + 1) : [])];
  });
  return branch.data.loadMoreLink ? [...rows, noticeRow('more')] : rows;
}
