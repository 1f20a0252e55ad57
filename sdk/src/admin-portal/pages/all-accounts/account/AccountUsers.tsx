import { SearchX, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { Pagination } from '../../../../ui/Pagination';
import { SearchField } from '../../../../ui/SearchField';
import { ListContent } from '../../../parts/ListContent';
import { TableLayoutMenu } from '../../../parts/TableLayoutMenu';
import { type TableLayoutState, useTableLayout } from '../../../parts/use-table-layout';
import type { Account, AccountUsersPage } from '../accounts-state';
import { ACCOUNT_USERS_PAGE_SIZE } from '../all-accounts-constants';
import { useAccounts } from '../use-accounts';
import { AccountUsersTable } from './AccountUsersTable';

/** The users of the shown account. */
export function AccountUsers({ account }: { account: Account }) {
  const t = useTranslate();
  const listUsers = useAccounts((accounts) => accounts.listUsers);
  const typeEmail = useAccounts((accounts) => accounts.typeEmail);
  const [email, setEmail] = useState('');
  const layout = useTableLayout('accountUsers');
  useEffect(() => void listUsers({ accountId: account.tenantId, page: 0, email: '' }), [listUsers, account.tenantId]);
  const type = (text: string) => {
    setEmail(text);
    void typeEmail(text);
  };
  return (
    <section className="portico-card portico-accounts" aria-labelledby="portico-account-users">
      <header className="portico-account-section">
        <h2 id="portico-account-users">{t('adminPortal.singleAccountView.usersTab')}</h2>
        <span className="portico-account-section-end">
          <SearchField
            label={t('adminPortal.singleAccountView.searchUserPlaceholder')}
            clearLabel={t('adminPortal.allAccounts.clearSearch')}
            value={email}
            onChange={type}
          />
          <TableLayoutMenu {...layout} table={t('adminPortal.singleAccountView.usersTab')} />
        </span>
      </header>
      <Listing account={account} isFiltered={email.trim() !== ''} layout={layout} />
    </section>
  );
}

interface ListingProps {
  account: Account;
  isFiltered: boolean;
  layout: TableLayoutState;
}

function Listing({ account, isFiltered, layout }: ListingProps) {
  const users = useAccounts((accounts) => accounts.users);
  const listUsers = useAccounts((accounts) => accounts.listUsers);
  return (
    <ListContent list={users} onRetry={() => listUsers({})} hasToolbar>
      {(page) =>
        page.items.length === 0 ? (
          <NoUsers isFiltered={isFiltered} />
        ) : (
          <>
            <AccountUsersTable account={account} users={page.items} layout={layout} />
            <Paging users={page} />
          </>
        )
      }
    </ListContent>
  );
}

function NoUsers({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  return isFiltered ? (
    <EmptyState
      icon={<SearchX size={20} />}
      title={t('adminPortal.singleAccountView_usersTable.noResultsFoundText')}
      description={t('adminPortal.singleAccountView_usersTable.noResultsFoundDescription')}
    />
  ) : (
    <EmptyState
      icon={<UsersRound size={20} />}
      title={t('adminPortal.singleAccountView_usersTable.noUsersText')}
      description={t('adminPortal.singleAccountView_usersTable.noUsersDescription')}
    />
  );
}

function Paging({ users }: { users: AccountUsersPage }) {
  const t = useTranslate();
  const { page } = useAccounts((accounts) => accounts.usersQuery);
  const listUsers = useAccounts((accounts) => accounts.listUsers);
  if (users.totalPages < 2) return null;
  const from = page * ACCOUNT_USERS_PAGE_SIZE + 1;
  return (
    <div className="portico-accounts-more">
      <Pagination
        label={t('adminPortal.singleAccountView_usersTable.pagingLabel')}
        page={page}
        pages={users.totalPages}
        summary={t('adminPortal.singleAccountView_usersTable.rangeOf', {
          from,
          to: from + users.items.length - 1,
          total: users.totalItems,
        })}
        position={t('adminPortal.singleAccountView_usersTable.pageOf', { page: page + 1, pages: users.totalPages })}
        previousLabel={t('adminPortal.singleAccountView_usersTable.previousPage')}
        nextLabel={t('adminPortal.singleAccountView_usersTable.nextPage')}
        onPage={(next) => void listUsers({ page: next })}
      />
    </div>
  );
}
