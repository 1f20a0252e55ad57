import type { TeamRole } from '../../../contract';
import type { ApiError } from '../../../core/errors';
import type { FilterField, UserFilter } from './filters/user-filter';
import type { TeamPage, TeamQuery, TeamSortKey } from './team-query';

/** The state of the table. */
export type Listing =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError }
  /** `busy` while other rows are loading, `error` if loading them failed. */
  | { phase: 'ready'; page: TeamPage; busy: boolean; error: ApiError | null };

/** A user to invite. */
export interface Invitation {
  email: string;
  name?: string;
  phone?: string;
  roleIds: string[];
  /** Seconds of access. Default: unlimited. */
  expirationInSeconds?: number;
}

export interface UsersState {
  query: TeamQuery;
  listing: Listing;
  /** The search as typed; the query changes after typing pauses. */
  search: string;
  /** Roles to choose from; `null` until loaded. */
  roles: readonly TeamRole[] | null;
  /** Whether access can be limited in time. */
  temporaryUsers: boolean;
  selected: ReadonlySet<string>;
}

/** The user's actions on the table. None of them rejects. */
interface ListingActions {
  /** Loads what the page needs, with the rows of a query. */
  start(query?: TeamQuery): Promise<void>;
  /** Shows the rows of a query, such as that of an address. */
  show(query: TeamQuery): Promise<void>;
  reload(): Promise<void>;
  loadRoles(): Promise<void>;
  typeSearch(text: string): Promise<void>;
  sortBy(key: TeamSortKey): Promise<void>;
  /** Sets the filter of a field, or removes it. */
  setFilter(field: FilterField, filter: UserFilter | null): Promise<void>;
  clearFilters(): Promise<void>;
  goToPage(page: number): Promise<void>;
  setPageSize(size: number): Promise<void>;
  select(userIds: ReadonlySet<string>): void;
}

/** The user's actions on members. They reject with an {@link ApiError}. */
export interface MemberActions {
  invite(invitation: Invitation): Promise<void>;
  setRoles(userId: string, roleIds: string[]): Promise<void>;
  setAccessTime(userId: string, seconds: number): Promise<void>;
  makePermanent(userId: string): Promise<void>;
  disable(userIds: readonly string[]): Promise<void>;
  enable(userId: string): Promise<void>;
  lock(userId: string): Promise<void>;
  unlock(userId: string): Promise<void>;
  resendActivation(userId: string): Promise<void>;
  revokeSessions(userId: string): Promise<void>;
  remove(userIds: readonly string[]): Promise<void>;
}

export type UsersStore = UsersState & ListingActions & MemberActions;
