import type { TeamRole } from '../../../contract';
import type { Loaded } from '../../parts/loaded';
import type { ListingState } from '../../parts/users/create-listing';
import type { TreePlace } from '../all-accounts/accounts-state';
import type { AccountUser } from './account-user';
import type { AllUsersQuery, AllUsersSortKey } from './all-users-query';

/** The accounts by their ids, with their names and places. */
type AccountTree = ReadonlyMap<string, TreePlace>;

export interface AllUsersState extends ListingState<AllUsersQuery, AccountUser> {
  /** The search as typed; the query changes after typing pauses. */
  search: string;
  /** The user's own account and all below it; empty until loaded, and if they can't be loaded. */
  tree: AccountTree;
  /** Roles to choose from; `null` until loaded. */
  roles: readonly TeamRole[] | null;
  /** Users that a dialog is about and that are not in the rows; `null` for one who is in no account. */
  others: Readonly<Record<string, Loaded<AccountUser | null>>>;
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
  /** Loads the users of all pages of the list. */
  loadEveryone(): Promise<AccountUser[]>;
  /** Invites a user into all of the accounts or, if one refuses, into none. */
  invite(invitation: AccountInvitation): Promise<void>;
  setRoles(userId: string, accountId: string, roleIds: string[]): Promise<void>;
  removeFrom(userId: string, accountIds: readonly string[]): Promise<void>;
  /** Removes several users from all their accounts. */
  removeUsers(users: readonly AccountUser[]): Promise<void>;
  resendInvitation(email: string): Promise<void>;
}

export type AllUsersStore = AllUsersState & ListingActions & UserActions;
