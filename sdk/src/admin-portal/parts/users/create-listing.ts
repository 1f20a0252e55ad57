import type { ApiError } from '../../../core/errors';
import { asApiError } from '../../../core/response-error';
import type { ListPage, ListQuery } from './list-page';

/** The state of a table. */
export type Listing<Row> =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError }
  /** `busy` while other rows are loading, `error` if loading them failed. */
  | { phase: 'ready'; page: ListPage<Row>; busy: boolean; error: ApiError | null };

/** A table with its query and its selection. */
export interface ListingState<Query, Row> {
  query: Query;
  listing: Listing<Row>;
  selected: ReadonlySet<string>;
}

/** The store of a page, as far as its table is concerned. */
interface ListingStore<Query, Row> {
  getState(): ListingState<Query, Row>;
  setState(change: (state: ListingState<Query, Row>) => Partial<ListingState<Query, Row>>): void;
}

/**
 * Creates the function that changes the query and loads its page. An answer that arrives after a newer query is dropped.
 * It never rejects: the listing holds the failure.
 */
export function createListing<Query extends ListQuery, Row>(
  load: (query: Query) => Promise<ListPage<Row>>,
  { getState, setState }: ListingStore<Query, Row>,
) {
  let latest = 0;
  return async function list(changes: Partial<Query> = {}): Promise<void> {
    const query = { ...getState().query, ...changes };
    latest += 1;
    const attempt = latest;
    setState(({ listing }) => ({ query, listing: underWay(listing), selected: new Set() }));
    const listing = await load(query).then(shown, (error) => failed(getState().listing, error));
    if (attempt !== latest) return;
    if (isBeyondTheEnd(listing, query)) return list({ ...changes, page: listing.page.totalPages - 1 });
    setState(() => ({ listing }));
  };
}

function underWay<Row>(listing: Listing<Row>): Listing<Row> {
  return listing.phase === 'ready' ? { ...listing, busy: true, error: null } : { phase: 'loading' };
}

function shown<Row>(page: ListPage<Row>): Listing<Row> {
  return { phase: 'ready', page, busy: false, error: null };
}

/** Keeps the current rows after a failed reload. */
function failed<Row>(listing: Listing<Row>, error: unknown): Listing<Row> {
  const failure = asApiError(error);
  return listing.phase === 'ready' ? { ...listing, busy: false, error: failure } : { phase: 'failed', error: failure };
}

/** Whether the page no longer exists, because its last rows were removed. */
function isBeyondTheEnd<Row>(listing: Listing<Row>, { page }: ListQuery): listing is Listing<Row> & { phase: 'ready' } {
  return listing.phase === 'ready' && page > 0 && page >= listing.page.totalPages && listing.page.totalPages > 0;
}
