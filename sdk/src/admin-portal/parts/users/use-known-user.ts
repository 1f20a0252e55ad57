import { useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Loaded } from '../loaded';
import type { ListingState } from './create-listing';
import type { KnownRows } from './known-rows';

/** A store as its readers need it. */
type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The store of a page about users. */
type UsersStoreApi<Row> = ReadableStore<KnownRows<unknown, Row> & { loadUser: (userId: string) => Promise<void> }>;

/**
 * The user that a dialog is about, and a function that loads them again: of the rows, else loaded, because an address may
 * name a user of any page. `null` for a user who does not exist here.
 */
export function useKnownUser<Row extends { id: string }>(
  store: UsersStoreApi<Row>,
  userId: string,
): readonly [Loaded<Row | null>, () => void] {
  const listed = useListedUsers(store).find(({ id }) => id === userId);
  const isReady = useStore(store, ({ listing }) => listing.phase === 'ready');
  // The id comes from the address: `__proto__` is a property of every object.
  const loaded = useStore(store, ({ others }) => (Object.hasOwn(others, userId) ? others[userId] : undefined));
  const load = useStore(store, ({ loadUser }) => loadUser);
  const isMissing = isReady && !listed && loaded === undefined;
  useEffect(() => {
    if (isMissing) void load(userId);
  }, [isMissing, load, userId]);
  return [listed ? { phase: 'ready', data: listed } : (loaded ?? { phase: 'loading' }), () => void load(userId)];
}

/** The users in the table; none while they are loading. */
export function useListedUsers<Row>(store: ReadableStore<ListingState<unknown, Row>>): readonly Row[] {
  return useStore(store, ({ listing }) => (listing.phase === 'ready' ? listing.page.items : noRows));
}

const noRows: readonly never[] = [];
