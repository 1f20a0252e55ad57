import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { Table } from '../../../../ui/Table';
import { ListContent } from '../../../parts/ListContent';
import { NothingFound } from '../../../parts/NothingFound';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePageParams } from '../../../shell/use-portal';
import type { Account, AccountList } from '../accounts-state';
import { accountPathOf } from '../load-accounts';
import { useAccounts } from '../use-accounts';
import { AccountLink } from './AccountCells';
import { useAccountColumns } from './account-columns';
import { ShowMore } from './ShowMore';

/** The accounts on any level that match the search, each with its path. */
export function SearchResults({ layout }: { layout: TableLayoutState }) {
  const results = useAccounts((accounts) => accounts.results);
  const runSearch = useAccounts((accounts) => accounts.runSearch);
  return (
    <ListContent list={results} onRetry={runSearch} hasToolbar>
      {(list) => (list.ids.length === 0 ? <NoResult /> : <Results list={list} layout={layout} />)}
    </ListContent>
  );
}

function Results({ list, layout }: { list: AccountList; layout: TableLayoutState }) {
  const t = useTranslate();
  const { announce } = useNotify();
  const accounts = useAccounts((state) => state.accounts);
  const content = useAccountColumns<Account>(
    (account) => account,
    (account) => <AccountPath account={account} />,
  );
  const count = t('adminPortal.allAccounts.foundCount', { count: list.total });
  useEffect(() => announce(count), [announce, count]);
  return (
    <>
      <Table
        label={count}
        {...content}
        {...useLayoutProps(layout)}
        rows={list.ids.flatMap((id) => accounts.get(id) ?? [])}
        rowKey={({ tenantId }) => tenantId}
      />
      {list.loadMoreLink && (
        <div className="portico-accounts-more">
          <ShowMore accountId={null} />
        </div>
      )}
    </>
  );
}

function AccountPath({ account }: { account: Account }) {
  const tree = useAccounts((accounts) => accounts.tree);
  return <AccountLink account={account} path={accountPathOf(tree, account.tenantId).map(({ name }) => name)} />;
}

function NoResult() {
  const t = useTranslate();
  const search = useAccounts((accounts) => accounts.search);
  const typeSearch = useAccounts((accounts) => accounts.typeSearch);
  const [, setParams] = usePageParams();
  const clear = () => {
    setParams({ search: '' });
    void typeSearch('');
  };
  return (
    <NothingFound
      title={t('adminPortal.allAccounts.noAccountFound')}
      description={t('adminPortal.allAccounts.noAccountFoundDescription', { search: search.trim() })}
      clear={t('adminPortal.allAccounts.clearSearch')}
      onClear={clear}
    />
  );
}
