import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { LinkButton } from '../../../../ui/Link';
import { useNotify } from '../../../../ui/Notifications';
import { Table, type TableColumn } from '../../../../ui/Table';
import { ListContent } from '../../../parts/ListContent';
import { usePageParams } from '../../../shell/use-portal';
import type { Account, AccountList } from '../accounts-state';
import { pathOf } from '../load-accounts';
import { useAccounts } from '../use-accounts';
import { AccessType, AccountName, CreatedAt, UserCount } from './AccountCells';
import { AccountMenu } from './AccountMenu';
import { ShowMore } from './ShowMore';

/** The accounts on any level that match the search, each with its path. */
export function SearchResults() {
  const results = useAccounts((accounts) => accounts.results);
  const runSearch = useAccounts((accounts) => accounts.runSearch);
  return (
    <ListContent list={results} onRetry={runSearch} hasToolbar>
      {(list) => (list.ids.length === 0 ? <NoResult /> : <Results list={list} />)}
    </ListContent>
  );
}

function Results({ list }: { list: AccountList }) {
  const t = useTranslate();
  const { announce } = useNotify();
  const accounts = useAccounts((state) => state.accounts);
  const columns = useColumns();
  const count = t('adminPortal.allAccounts.foundCount', { count: list.total });
  useEffect(() => announce(count), [announce, count]);
  return (
    <>
      <Table
        label={count}
        columns={columns}
        rows={list.ids.flatMap((id) => accounts.get(id) ?? [])}
        rowKey={({ tenantId }) => tenantId}
        actions={{
          title: t('adminPortal.allAccounts_accountsTable.actionsColumn'),
          render: (account) => <AccountMenu account={account} />,
        }}
      />
      {list.loadMoreLink && (
        <div className="portico-accounts-more">
          <ShowMore accountId={null} />
        </div>
      )}
    </>
  );
}

function useColumns(): TableColumn<Account>[] {
  const t = useTranslate();
  return [
    {
      id: 'name',
      title: t('adminPortal.allAccounts_accountsTable.accountColumn'),
      render: (account) => <AccountLink account={account} />,
    },
    {
      id: 'users',
      title: t('adminPortal.allAccounts_accountsTable.usersColumn'),
      render: ({ tenantId }) => <UserCount accountId={tenantId} />,
    },
    {
      id: 'access',
      title: t('adminPortal.allAccounts_accountsTable.accessColumn'),
      priority: 'medium',
      render: (account) => <AccessType account={account} />,
    },
    {
      id: 'created',
      title: t('adminPortal.allAccounts_accountsTable.createdColumn'),
      render: ({ createdAt }) => <CreatedAt at={createdAt} />,
    },
  ];
}

function AccountLink({ account }: { account: Account }) {
  const [, setParams] = usePageParams();
  const tree = useAccounts((accounts) => accounts.tree);
  const path = pathOf(tree, account.tenantId).map(({ name }) => name);
  return (
    <LinkButton className="portico-account-link" onClick={() => setParams({ account: account.tenantId })}>
      <AccountName account={account} path={path} />
    </LinkButton>
  );
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
    <EmptyState
      icon={<SearchX size={20} />}
      title={t('adminPortal.allAccounts.noAccountFound')}
      description={t('adminPortal.allAccounts.noAccountFoundDescription', { search: search.trim() })}
      action={
        <Button variant="secondary" size="dense" onClick={clear}>
          {t('adminPortal.allAccounts.clearSearch')}
        </Button>
      }
    />
  );
}
