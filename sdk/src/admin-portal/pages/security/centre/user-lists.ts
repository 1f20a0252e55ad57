import { createStore, type StoreApi } from 'zustand/vanilla';
import { listUsersV3 } from '../../../../api/team';
import type { ListUsersV3Query, UserRecord } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { createListing } from '../../../parts/users/create-listing';
import { type KnownRows, selectEveryRow } from '../../../parts/users/known-rows';
import { LARGEST_PAGE_SIZE } from '../../../parts/users/list-constants';
import { listEveryRow } from '../../../parts/users/list-every-row';
import type { ListPage, ListQuery } from '../../../parts/users/list-page';
import { createSelectionActions, type SelectionActions } from '../../../parts/users/selection-actions';
import { INACTIVE_SECONDS, USERS_PER_PAGE } from './centre-constants';

/** The users whose accounts are at risk, by reason (portal spec §4 "Security centre user lists"). */
const presets = {
  breachedPasswordUsers: { _preset: 'breached-passwords' },
  unenrolledMfaUsers: { _preset: 'mfa-unenrolled' },
  inactiveUsers: { _preset: 'inactive', _maxInactiveSeconds: INACTIVE_SECONDS },
} as const satisfies Readonly<Record<string, ListUsersV3Query>>;

/** A list of users at risk. */
export type UserListName = keyof typeof presets;

/** The lists, in their order. */
export const userListNames = Object.keys(presets) as UserListName[];

/** One page of a list, and the users selected in it. */
export interface UserListStore extends KnownRows<ListQuery, UserRecord>, SelectionActions {
  /** Loads a page. Never rejects. */
  list(changes?: Partial<ListQuery>): Promise<void>;
  select(userIds: ReadonlySet<string>): void;
  /** Selects the users of all pages, except the signed-in one. Rejects with an {@link ApiError}. */
  selectEveryone(except: string | undefined): Promise<void>;
}

/** The store of each list; each loads when it is shown. */
export type UserLists = Readonly<Record<UserListName, StoreApi<UserListStore>>>;

/**
 * Creates the stores of the lists of users at risk, ten users on a page.
 *
 * @see Portal spec §2 "Dialogs and tables", §4 "Security centre user lists"
 */
export function createUserLists(http: HttpClient): UserLists {
  const listOf = (name: UserListName) => createUserList(http, (query) => loadPage(http, name, query));
  return {
    breachedPasswordUsers: listOf('breachedPasswordUsers'),
    unenrolledMfaUsers: listOf('unenrolledMfaUsers'),
    inactiveUsers: listOf('inactiveUsers'),
  };
}

function createUserList(
  http: HttpClient,
  load: (query: ListQuery) => Promise<ListPage<UserRecord>>,
): StoreApi<UserListStore> {
  const loadAll = (query: ListQuery) => listEveryRow((page) => load({ ...query, page, pageSize: LARGEST_PAGE_SIZE }));
  return createStore<UserListStore>()((set, _get, store) => {
    const list = createListing(load, store);
    return {
      query: { page: 0, pageSize: USERS_PER_PAGE },
      listing: { phase: 'loading' },
      selected: new Set(),
      others: {},
      list,
      select: (selected) => set({ selected }),
      selectEveryone: (except) => selectEveryRow(store, loadAll, except),
      ...createSelectionActions(http, store, list),
    };
  });
}

/** The service counts the offset in pages. */
async function loadPage(http: HttpClient, name: UserListName, { page, pageSize }: ListQuery) {
  const answer = await listUsersV3(http, { ...presets[name], _offset: page, _limit: pageSize });
  const { totalItems, totalPages } = answer._metadata;
  return { items: [...answer.items], totalItems, totalPages };
}
