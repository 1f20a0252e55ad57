import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../../app/context';
import type { ApiError } from '../../../core/errors';
import { useNotify } from '../../../ui/Notifications';
import { LoadFailed } from '../LoadFailed';
import { LoadingNotice } from '../LoadingNotice';
import type { Listing } from './create-listing';
import type { ListPage } from './list-page';
import { UsersSkeleton } from './UsersSkeleton';

export interface ListingViewProps<Row> {
  listing: Listing<Row>;
  onReload: () => void;
  /** Shown for a page without rows. */
  empty: ReactNode;
  children: (page: ListPage<Row>, busy: boolean) => ReactNode;
}

/** A table of users, or its placeholder, failure or empty state. Announces the number of users. */
export function ListingView<Row>({ listing, onReload, empty, children }: ListingViewProps<Row>) {
  const t = useTranslate();
  const failure = (error: ApiError) => (
    <div className="portico-users-failed">
      <LoadFailed title={t('adminPortal.users.loadFailed')} error={error} onRetry={onReload} />
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
          <CountNotice count={listing.page.totalItems} busy={listing.busy} />
          {listing.page.items.length === 0 ? empty : children(listing.page, listing.busy)}
        </>
      );
  }
}

function CountNotice({ count, busy }: { count: number; busy: boolean }) {
  const t = useTranslate();
  const { announce } = useNotify();
  const text = t('adminPortal.users.totalCount', { count });
  useEffect(() => {
    if (!busy) announce(text);
  }, [announce, busy, text]);
  return null;
}
