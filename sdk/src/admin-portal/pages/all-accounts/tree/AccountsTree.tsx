import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import { Table, type TableTree } from '../../../../ui/Table';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePageParams } from '../../../shell/use-portal';
import type { Account, AccountsStore } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccountLink } from './AccountCells';
import { useAccountColumns } from './account-columns';
import { BranchNotice } from './BranchNotice';
import { type TreeRow, treeRows } from './tree-rows';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
/** Columns that the service can sort by, with its names for them. */
const sortKeys: Record<string, Parameters<AccountsStore['sortBy']>[0]> = { name: 'name', created: 'createdAt' };

const keyOf = ({ key }: TreeRow) => key;

export interface AccountsTreeProps {
  rootId: string;
  label: string;
  layout: TableLayoutState;
}

/** The accounts below one as a tree, whose branches are loaded when they are opened. */
export function AccountsTree({ rootId, label, layout }: AccountsTreeProps) {
  const accounts = useAccounts((state) => state.accounts);
  const branches = useAccounts((state) => state.branches);
  const expanded = useAccounts((state) => state.expanded);
  const sort = useAccounts((state) => state.sort);
  const sortBy = useAccounts((state) => state.sortBy);
  const [, setParams] = usePageParams();
  const toggle = useToggleBranch();
  const content = useAccountColumns<TreeRow>(
    ({ account }) => account,
    (account) => <TreeName account={account} onToggle={() => toggle(account.tenantId)} />,
  );
  const tree: TableTree<TreeRow> = {
    levelOf: ({ level }) => level,
    isOpen: ({ account }) => (account?.metadata.isParent ? expanded.has(account.tenantId) : undefined),
    onToggle: ({ account }) => account && toggle(account.tenantId),
    noticeOf: ({ notice }) => notice && <BranchNotice notice={notice} />,
  };
  return (
    <div className="portico-accounts-tree">
      <Table
        label={label}
        {...content}
        {...useLayoutProps(layout)}
        rows={treeRows({ accounts, branches, expanded }, rootId)}
        rowKey={keyOf}
        rowName={({ account }) => account?.name ?? ''}
        tree={tree}
        sort={{
          column: Object.keys(sortKeys).find((id) => sortKeys[id] === sort.key) ?? '',
          direction: directions[sort.direction],
        }}
        onSort={(column) => sortBy(sortKeys[column] ?? 'name')}
        onOpen={({ account }) => account && setParams({ account: account.tenantId })}
      />
    </div>
  );
}

/** Returns a function that opens or closes the branch of an account; the address names those that are open. */
function useToggleBranch(): (accountId: string) => void {
  const expanded = useAccounts((accounts) => accounts.expanded);
  const expand = useAccounts((accounts) => accounts.expand);
  const [, setParams] = usePageParams();
  return (accountId) => {
    const open = new Set(expanded);
    if (!open.delete(accountId)) open.add(accountId);
    expand(open);
    setParams({ open: [...open].join(',') });
  };
}

function TreeName({ account, onToggle }: { account: Account; onToggle: () => void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <span className="portico-tree-indented">
      {account.metadata.isParent ? (
        <button
          type="button"
          id={id}
          className="portico-icon-button portico-tree-open"
          data-size="small"
          aria-label={t('adminPortal.allAccounts_accountsTable.toggleBranch')}
          aria-labelledby={`${id} ${id}-name`}
          onClick={onToggle}
        >
          <ChevronRight size={16} />
        </button>
      ) : (
        <span className="portico-tree-leaf" />
      )}
      <span id={`${id}-name`}>
        <AccountLink account={account} />
      </span>
    </span>
  );
}
