import { SearchX, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import type { ApiError } from '../../../../core/errors';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { useNotify } from '../../../../ui/Notifications';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { UsersPaging } from '../../../parts/users/ListPaging';
import { UsersSkeleton } from '../../../parts/users/UsersSkeleton';
import { usePortalActions } from '../../../shell/use-portal';
import { isFiltered, type TeamPage } from '../team-query';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { useMayInvite } from './columns';
import { UsersTable } from './UsersTable';

/** The table, or its placeholder, failure or empty state. */
export function UsersListing({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const listing = useUsers((users) => users.listing);
  const reload = useUsers((users) => users.reload);
  const failure = (error: ApiError) => (
    <div className="portico-users-failed">
      <LoadFailed title={t('adminPortal.users.loadFailed')} error={error} onRetry={() => void reload()} />
    </div>
  );
  switch (listing.phase) {
    case 'loading':
      return (
        <>
          <UsersSkeleton />
          <LoadingNotice />
        </>
      );
    case 'failed':
      return failure(listing.error);
    case 'ready':
      return (
        <>
          {listing.error && failure(listing.error)}
          {listing.busy && <LoadingNotice />}
          <ReadyListing page={listing.page} busy={listing.busy} layout={layout} />
        </>
      );
  }
}

interface ReadyListingProps {
  page: TeamPage;
  busy: boolean;
  layout: TableLayoutState;
}

function ReadyListing({ page, busy, layout }: ReadyListingProps) {
  const t = useTranslate();
  const { announce } = useNotify();
  const count = t('adminPortal.users.totalCount', { count: page.totalItems });
  useEffect(() => {
    if (!busy) announce(count);
  }, [announce, busy, count]);
  if (page.items.length === 0) return <NoRows />;
  return (
    <>
      <UsersTable rows={page.items} busy={busy} layout={layout} />
      <UsersPaging page={page} />
    </>
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
      <EmptyState
        icon={<SearchX size={20} />}
        title={t('adminPortal.users.noResultFound')}
        description={t('adminPortal.users.noResultFoundDescription')}
        action={
          <Button variant="secondary" size="dense" onClick={() => void clearFilters()}>
            {t('adminPortal.users.clearFilters')}
          </Button>
        }
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
