import type { StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { listTeamPage, type TeamPage, type TeamQuery } from '../../pages/users/team-query';
import type { Listing, UsersStore } from '../../pages/users/users-state';

/**
 * Creates the function that changes the query and loads its page. An answer that arrives after a newer query is dropped.
 * It never rejects: the listing holds the failure.
 */
export function createTeamListing(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>,
) {
  let latest = 0;
  return async function list(changes: Partial<TeamQuery> = {}): Promise<void> {
    const query = { ...getState().query, ...changes };
    latest += 1;
    const attempt = latest;
    setState(({ listing }) => ({ query, listing: underWay(listing), selected: new Set() }));
    const listing = await listTeamPage(http, query).then(shown, (error) => failed(getState().listing, error));
    if (attempt !== latest) return;
    if (isBeyondTheEnd(listing, query)) return list({ page: listing.page.totalPages - 1 });
    setState({ listing });
  };
}

function underWay(listing: Listing): Listing {
  return listing.phase === 'ready' ? { ...listing, busy: true, error: null } : { phase: 'loading' };
}

function shown(page: TeamPage): Listing {
  return { phase: 'ready', page, busy: false, error: null };
}

/** Keeps the current rows after a failed reload. */
function failed(listing: Listing, error: unknown): Listing {
  const failure = asApiError(error);
  return listing.phase === 'ready' ? { ...listing, busy: false, error: failure } : { phase: 'failed', error: failure };
}

/** Whether the page no longer exists, because its last rows were removed. */
function isBeyondTheEnd(listing: Listing, query: TeamQuery): listing is Listing & { phase: 'ready' } {
  return (
    listing.phase === 'ready' && query.page > 0 && query.page >= listing.page.totalPages && listing.page.totalPages > 0
  );
}
