import type { HierarchyNode, SubAccountAccessType, TeamRole, TenantSortKey, UserRecord } from '../../../contract';
import type { Loaded } from '../../parts/loaded';

/** An account below the user's own. */
export type Account = HierarchyNode;

/** A list of accounts, as far as it is loaded. */
export interface AccountList {
  ids: readonly string[];
  /** Number of accounts on all pages. */
  total: number;
  /** Address of the next page; empty on the last one (portal spec §3). */
  loadMoreLink: string;
}

/** An account in the tree: its name, and the account directly above. */
export interface TreePlace {
  name: string;
  parentId: string | null;
}

/** One page of the users of an account. */
export interface AccountUsersPage {
  items: readonly UserRecord[];
  totalItems: number;
  totalPages: number;
}

/** A query for the users of an account. */
export interface AccountUsersQuery {
  accountId: string;
  /** Index of the page, from 0. */
  page: number;
  /** Part of an e-mail address. */
  email: string;
}

/** Users to invite into an account. */
interface AccountInvitation {
  emails: readonly string[];
  roleIds: string[];
  allowSubAccountAccess?: boolean;
}

export interface AccountsState {
  /** The user's own account. */
  ownId: string;
  /** Every account that has been loaded. */
  accounts: ReadonlyMap<string, Account>;
  /** The accounts directly below an account, by its id. */
  branches: ReadonlyMap<string, Loaded<AccountList>>;
  expanded: ReadonlySet<string>;
  /** Number of users of an account. */
  userCounts: ReadonlyMap<string, number>;
  /** The whole tree by ids, for the paths of search results; `null` until a search needs it. */
  tree: ReadonlyMap<string, TreePlace> | null;
  sort: { key: TenantSortKey; direction: 'ASC' | 'DESC' };
  /** The search as typed. */
  search: string;
  /** The accounts on any level that match the search; `null` without a search. */
  results: Loaded<AccountList> | null;
  /** Number of changes that the user has made. */
  revision: number;
  /** The account whose users are listed, and which of them. */
  usersQuery: AccountUsersQuery;
  users: Loaded<AccountUsersPage>;
  /** Roles that can be given in every account; `null` until loaded. */
  roles: readonly TeamRole[] | null;
}

/** The user's actions on the lists. They never reject, except for {@link AccountLists.loadMore}. */
export interface AccountLists {
  /** Loads what the address names. */
  start(): Promise<void>;
  loadBranch(accountId: string): Promise<void>;
  /** Loads the branches of newly expanded accounts. */
  expand(accountIds: ReadonlySet<string>): void;
  /** Loads the next page of a branch, or of the search results for `null`. Rejects with an {@link ApiError}. */
  loadMore(accountId: string | null): Promise<void>;
  sortBy(key: TenantSortKey): void;
  typeSearch(text: string): Promise<void>;
  runSearch(): Promise<void>;
  loadTree(): Promise<void>;
}

/** The user's changes of accounts. They reject with an {@link ApiError}. */
export interface AccountChanges {
  /** Returns the id of the new account. */
  create(account: { name: string; parentTenantId: string }): Promise<string>;
  /**
   * Renames an account. Rejects with status 412 if it has another name by now than `base`, the account as the user has
   * seen it; the state then has the current account.
   */
  rename(base: Account, name: string): Promise<void>;
  /**
   * Moves an account. Rejects with status 412 if it is no longer below `base`, where the user has seen it; the state then
   * has the tree of now.
   */
  move(accountId: string, parentTenantId: string, base: string | undefined): Promise<void>;
  /** Sets what the user has confirmed, whatever it is by now. */
  setManagement(accountId: string, isReseller: boolean): Promise<void>;
  /** Sets who may switch to the accounts below. Rejects like {@link AccountChanges.rename} if it has changed. */
  setAccessType(base: Account, type: SubAccountAccessType): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** Loads one account. */
  find(accountId: string): Promise<void>;
}

/** The user's actions on the users of an account. All but the first two reject with an {@link ApiError}. */
export interface AccountUsers {
  listUsers(changes: Partial<AccountUsersQuery>): Promise<void>;
  typeEmail(email: string): Promise<void>;
  loadRoles(): Promise<void>;
  addUsers(accountId: string, invitation: AccountInvitation): Promise<void>;
  /**
   * Sets the roles of a user in an account. Rejects with status 412 if the user has other roles there by now than `base`,
   * those that the choice is based on; the list then shows them.
   */
  setUserRoles(
    account: { accountId: string; userId: string },
    roleIds: string[],
    base: readonly string[],
  ): Promise<void>;
  removeUser(accountId: string, userId: string): Promise<void>;
}

export type AccountsStore = AccountsState & AccountLists & AccountChanges & AccountUsers;
