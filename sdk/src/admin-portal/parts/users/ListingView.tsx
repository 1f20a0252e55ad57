import { type ReactNode, useEffect } from 'react';
import type { ApiError } from '../../../core/errors';
import { useNotify } from '../../../ui/Notifications';
import { LoadFailed } from '../LoadFailed';
import { LoadingNotice } from '../LoadingNotice';
import type { Listing } from './create-listing';
import type { ListPage } from './list-page';
import { UsersSkeleton } from './UsersSkeleton';

export interface ListingViewProps<Row> {
  listing: Listing<Row>;
  /** Says that the list could not be loaded. */
  failedTitle: string;
  /** The number of all rows as a text: `34 users`. */
  total: (count: number) => string;
  onReload: () => void;
  /** Shown for a page without rows. */
  empty: ReactNode;
  children: (page: ListPage<Row>, busy: boolean) => ReactNode;
}

/** A table, or its placeholder, failure or empty state. Announces the number of rows. */
export function ListingView<Row>({ listing, failedTitle, total, onReload, empty, children }: ListingViewProps<Row>) {
  const failure = (error: ApiError) => (
    <div className="portico-users-failed">
      <LoadFailed title={failedTitle} error={error} onRetry={onReload} />
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
          <CountNotice text={total(listing.page.totalItems)} busy={listing.busy} />
          {listing.page.items.length === 0 ? empty : children(listing.page, listing.busy)}
        </>
      );
  }
}

function CountNotice({ text, busy }: { text: string; busy: boolean }) {
  const { announce } = useNotify();
  useEffect(() => {
    if (!busy) announce(text);
  }, [announce, busy, text]);
  return null;
}
