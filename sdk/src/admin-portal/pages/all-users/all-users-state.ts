import type { TeamRole } from '../../../contract';
import type { Undo } from '../../parts/use-offer-undo';
import type { KnownRows } from '../../parts/users/known-rows';
import type { TreePlace } from '../all-accounts/accounts-state';
import type { AccountUser } from './account-user';
import type { AllUsersQuery, AllUsersSortKey } from './all-users-query';

/** The accounts by their ids, with their names and places. */
type AccountTree = ReadonlyMap<string, TreePlace>;

export interface AllUsersState extends KnownRows<AllUsersQuery, AccountUser> {
  /** The search as typed; the query changes after typing pauses. */
  search: string;
  /** The user's own account and all below it; empty until loaded, and if they can't be loaded. */
  tree: AccountTree;
  /** Roles to choose from; `null` until loaded. */
  roles: readonly TeamRole[] | null;
}

/** The user's actions on the table. None of them rejects. */
interface ListingActions {
  /** Loads what the page needs, with the rows of a query. */
  start(query: AllUsersQuery): Promise<void>;
  /** Shows the rows of a query, such as that of an address. */
  show(query: AllUsersQuery): Promise<void>;
  /** Changes the query, and loads its rows. */
  list(changes?: Partial<AllUsersQuery>): Promise<void>;
  loadUser(userId: string): Promise<void>;
  typeSearch(text: string): Promise<void>;
  sortBy(key: AllUsersSortKey): Promise<void>;
  clearFilters(): Promise<void>;
  select(userIds: ReadonlySet<string>): void;
}

/** A user to invite into accounts. */
interface AccountInvitation {
  email: string;
  name: string;
  accountIds: readonly string[];
  /** Default roles of the accounts if empty. */
  roleIds: readonly string[];
}

/** The user's actions on users. They reject with an {@link ApiError}. */
interface UserActions {
  loadRoles(): Promise<void>;
  /** Returns the users of all pages of the list, or the selected ones. */
  loadForExport(only: ReadonlySet<string> | undefined): Promise<AccountUser[]>;
  /** Selects the users of all pages of the list, except the signed-in user. */
  selectEveryone(except: string | undefined): Promise<void>;
  /** Invites a user into all of the accounts or, if one refuses, into none. */
  invite(invitation: AccountInvitation): Promise<void>;
  /**
   * Sets the roles of a user in an account. Resolves to its inverse.
   *
   * @param base The roles that the user had there when they were chosen. If the user has others by now, they are shown,
   * and the call rejects with status 412. Default: any, so that the roles of now are replaced.
   */
  setRoles(userId: string, accountId: string, roleIds: string[], base?: readonly string[]): Promise<Undo | undefined>;
  removeFrom(userId: string, accountIds: readonly string[]): Promise<void>;
  /** Removes several users from all their accounts. */
  removeUsers(users: readonly AccountUser[]): Promise<void>;
  resendInvitation(email: string): Promise<void>;
}

export type AllUsersStore = AllUsersState & ListingActions & UserActions;
