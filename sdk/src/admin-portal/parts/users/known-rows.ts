import type { Loaded } from '../loaded';
import type { ListingState } from './create-listing';

/** A table that also knows users who are not in its rows. */
export interface KnownRows<Query, Row> extends ListingState<Query, Row> {
  /** Users that a dialog or a selection of all pages is about; `null` for one who does not exist here. */
  others: Readonly<Record<string, Loaded<Row | null>>>;
}

interface KnownRowsStore<Query, Row> {
  getState(): KnownRows<Query, Row>;
  setState(change: Partial<KnownRows<Query, Row>>): void;
}

/** Changes what the page knows about a user, in its row and outside the rows. */
export function patchKnownRow<Query, Row extends { id: string }>(
  { getState, setState }: KnownRowsStore<Query, Row>,
  userId: string,
  changes: Partial<Row>,
): void {
  const { listing, others } = getState();
  const patched = (row: Row) => (row.id === userId ? { ...row, ...changes } : row);
  const other = Object.hasOwn(others, userId) ? others[userId] : undefined;
  setState({
    ...(listing.phase === 'ready' && {
      listing: { ...listing, page: { ...listing.page, items: listing.page.items.map(patched) } },
    }),
    ...(other?.phase === 'ready' &&
      other.data && { others: { ...others, [userId]: { phase: 'ready', data: patched(other.data) } } }),
  });
}

/** Forgets users who were removed, outside the rows. */
export function forgetRows<Query, Row extends { id: string }>(
  { getState, setState }: KnownRowsStore<Query, Row>,
  userIds: readonly string[],
): void {
  const kept = Object.entries(getState().others).filter(([id]) => !userIds.includes(id));
  setState({ others: Object.fromEntries(kept) });
}

/** A user as the page knows them: of the rows, or loaded for a dialog or a selection of all pages. */
export function knownRow<Row extends { id: string }>(
  { listing, others }: Pick<KnownRows<unknown, Row>, 'listing' | 'others'>,
  userId: string,
): Row | undefined {
  const listed = listing.phase === 'ready' ? listing.page.items.find(({ id }) => id === userId) : undefined;
  // The id may come from an address: `__proto__` is a property of every object.
  const other = Object.hasOwn(others, userId) ? others[userId] : undefined;
  return listed ?? (other?.phase === 'ready' ? (other.data ?? undefined) : undefined);
}

/** Selects the users of all pages of the query, except one. They are known then, for the actions on the selection. */
export async function selectEveryRow<Query, Row extends { id: string }>(
  { getState, setState }: KnownRowsStore<Query, Row>,
  load: (query: Query) => Promise<readonly Row[]>,
  except: string | undefined,
): Promise<void> {
  const { query } = getState();
  const rows = await load(query);
  // Another query may have been chosen meanwhile.
  if (query !== getState().query) return;
  const known = rows.map((data) => [data.id, { phase: 'ready', data }] as const);
  setState({
    selected: new Set(rows.flatMap(({ id }) => (id === except ? [] : id))),
    others: { ...getState().others, ...Object.fromEntries(known) },
  });
}
