import { UsersRound } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { NothingFound } from '../../../parts/NothingFound';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { ListingView } from '../../../parts/users/ListingView';
import { ListPaging } from '../../../parts/users/ListPaging';
import { isFiltered } from '../all-users-query';
import { useAllUsers } from '../use-all-users';
import { AllUsersTable } from './AllUsersTable';

/** The table, or its placeholder, failure or empty state. */
export function AllUsersListing({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const listing = useAllUsers((users) => users.listing);
  const query = useAllUsers((users) => users.query);
  const list = useAllUsers((users) => users.list);
  const total = (count: number) => t('adminPortal.users.totalCount', { count });
  return (
    <ListingView
      listing={listing}
      failedTitle={t('adminPortal.users.loadFailed')}
      total={total}
      onReload={() => void list()}
      empty={<NoRows />}
    >
      {(page, busy) => (
        <>
          <AllUsersTable rows={page.items} busy={busy} layout={layout} />
          <ListPaging
            page={page}
            query={query}
            total={total(page.totalItems)}
            onPage={(next) => void list({ page: next })}
            onPageSize={(pageSize) => void list({ pageSize, page: 0 })}
          />
        </>
      )}
    </ListingView>
  );
}

function NoRows() {
  const t = useTranslate();
  const filtered = useAllUsers((users) => isFiltered(users.query));
  const clearFilters = useAllUsers((users) => users.clearFilters);
  if (!filtered) {
    return (
      <EmptyState
        icon={<UsersRound size={20} />}
        title={t('adminPortal.allUsers.noUsersYet')}
        description={t('adminPortal.allUsers.noUsersYetDescription')}
      />
    );
  }
  return (
    <NothingFound
      title={t('adminPortal.allUsers.noResultFound')}
      description={t('adminPortal.allUsers.noResultFoundDescription')}
      clear={t('adminPortal.table.clearFilters')}
      onClear={() => void clearFilters()}
    />
  );
}
