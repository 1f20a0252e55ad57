import { UsersRound } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { NothingFound } from '../../../parts/NothingFound';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { ListingView } from '../../../parts/users/ListingView';
import { ListPaging } from '../../../parts/users/ListPaging';
import { usePortalActions } from '../../../shell/use-portal';
import { isFiltered } from '../team-query';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { useMayInvite } from './columns';
import { UsersTable } from './UsersTable';

/** The table, or its placeholder, failure or empty state. */
export function UsersListing({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const listing = useUsers((users) => users.listing);
  const reload = useUsers((users) => users.reload);
  const query = useUsers((users) => users.query);
  const goToPage = useUsers((users) => users.goToPage);
  const setPageSize = useUsers((users) => users.setPageSize);
  const total = (count: number) => t('adminPortal.users.totalCount', { count });
  return (
    <ListingView
      listing={listing}
      failedTitle={t('adminPortal.users.loadFailed')}
      total={total}
      onReload={() => void reload()}
      empty={<NoRows />}
    >
      {(page, busy) => (
        <>
          <UsersTable rows={page.items} busy={busy} layout={layout} />
          <ListPaging
            page={page}
            query={query}
            total={total(page.totalItems)}
            onPage={(next) => void goToPage(next)}
            onPageSize={(size) => void setPageSize(size)}
          />
        </>
      )}
    </ListingView>
  );
}

function NoRows() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const filtered = useUsers((users) => isFiltered(users.query));
  const clearFilters = useUsers((users) => users.clearFilters);
  const mayInvite = useMayInvite();
  if (filtered) {
    return (
      <NothingFound
        title={t('adminPortal.users.noResultFound')}
        description={t('adminPortal.users.noResultFoundDescription')}
        clear={t('adminPortal.table.clearFilters')}
        onClear={() => void clearFilters()}
      />
    );
  }
  return (
    <EmptyState
      icon={<UsersRound size={20} />}
      title={t('adminPortal.users.noUsersYet')}
      description={t('adminPortal.users.noUsersYetDescription')}
      action={
        mayInvite && (
          <Button size="dense" onClick={() => openDialog({ kind: 'inviteUser' } satisfies UsersDialog)}>
            {t('adminPortal.users.inviteUserButton')}
          </Button>
        )
      }
    />
  );
}
