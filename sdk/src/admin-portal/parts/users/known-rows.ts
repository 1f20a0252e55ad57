import type { Loaded } from '../loaded';
import type { ListingState } from './create-listing';
import { runForEach } from './run-at-once';

/** A table that also knows users who are not in its rows. */
export interface KnownRows<Query, Row> extends ListingState<Query, Row> {
  /** Users that a dialog or a selection of all pages is about; `null` for one who does not exist here. */
  others: Readonly<Record<string, Loaded<Row | null>>>;
}

/** A store of such a table. */
export interface KnownRowsStore<Query, Row> {
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

/** Changes a user at once, and reverts that if the service refuses. */
export async function patchKnownRowAhead<Query, Row extends { id: string }>(
  store: KnownRowsStore<Query, Row>,
  userId: string,
  changes: Partial<Row>,
  call: () => Promise<unknown>,
): Promise<void> {
  const before = knownRow(store.getState(), userId);
  patchKnownRow(store, userId, changes);
  try {
    await call();
  } catch (error) {
    if (before) patchKnownRow(store, userId, before);
    throw error;
  }
}

/** Forgets users who were removed, outside the rows. */
function forgetRows<Query, Row extends { id: string }>(
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

/** The users of a selection: the page knows all of them, those of other pages since they were selected. */
export function selectedRows<Row extends { id: string }>(
  state: Pick<KnownRows<unknown, Row>, 'listing' | 'others'>,
  selected: ReadonlySet<string>,
): Row[] {
  return [...selected].flatMap((id) => knownRow(state, id) ?? []);
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

/**
 * Removes users, a few at a time, and loads the rows again. Of the selected ones, those who could not be removed stay
 * selected.
 *
 * @throws the first failure, before the rows have come, so that it is shown at once.
 */
export async function removeRows<Query, Row extends { id: string }>(
  store: KnownRowsStore<Query, Row>,
  userIds: readonly string[],
  { remove, reload }: { remove: (userId: string) => Promise<unknown>; reload: () => Promise<void> },
): Promise<void> {
  const { failed, unsent } = await runForEach(userIds, remove);
  const remaining = new Set([...failed.map(({ item }) => item), ...unsent]);
  const selected = new Set([...store.getState().selected].filter((id) => remaining.has(id)));
  const reloaded = reload();
  store.setState({ selected });
  const [first] = failed;
  if (first) {
    forgetRows(
      store,
      userIds.filter((id) => !remaining.has(id)),
    );
    throw first.error;
  }
  await reloaded;
  store.setState({ others: {} });
}
