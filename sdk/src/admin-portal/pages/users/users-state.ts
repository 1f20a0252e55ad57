import type { TeamRole, TeamUser } from '../../../contract';
import type { Undo } from '../../parts/use-offer-undo';
import type { KnownRows } from '../../parts/users/known-rows';
import type { Outcomes, RunOptions } from '../../parts/users/run-at-once';
import type { SelectionActions } from '../../parts/users/selection-actions';
import type { AddedAndRemoved, AffiliationKind, Affiliations } from './affiliations';
import type { FilterField, UserFilter } from './filters/user-filter';
import type { TeamQuery, TeamSortKey } from './team-query';

/** A user to invite. */
export interface Invitation {
  email: string;
  name?: string;
  phone?: string;
  roleIds: string[];
  /** Seconds of access. Default: unlimited. */
  expirationInSeconds?: number;
}

/** What the dialog for many users begins with. */
interface InvitationDraft {
  /** Addresses as typed or pasted. */
  text: string;
  roleIds: readonly string[];
}

export interface UsersState extends KnownRows<TeamQuery, TeamUser> {
  /** The search as typed; the query changes after typing pauses. */
  search: string;
  /** Roles to choose from; `null` until loaded. */
  roles: readonly TeamRole[] | null;
  /** Whether access can be limited in time. */
  temporaryUsers: boolean;
  affiliations: Record<AffiliationKind, Affiliations>;
  draft: InvitationDraft;
}

/** The user's actions on the table. None of them rejects. */
interface ListingActions {
  /** Loads what the page needs, with the rows of a query. */
  start(query?: TeamQuery): Promise<void>;
  /** Shows the rows of a query, such as that of an address. */
  show(query: TeamQuery): Promise<void>;
  reload(): Promise<void>;
  loadRoles(): Promise<void>;
  /** Loads a member that is not in the rows. */
  loadUser(userId: string): Promise<void>;
  /** Loads the groups or the applications of users; if that fails, the users are marked. */
  loadAffiliations(kind: AffiliationKind, userIds: readonly string[]): Promise<void>;
  typeSearch(text: string): Promise<void>;
  sortBy(key: TeamSortKey): Promise<void>;
  /** Sets the filter of a field, or removes it. */
  setFilter(field: FilterField, filter: UserFilter | null): Promise<void>;
  clearFilters(): Promise<void>;
  goToPage(page: number): Promise<void>;
  setPageSize(size: number): Promise<void>;
  select(userIds: ReadonlySet<string>): void;
  /** Sets what the dialog for many users begins with. Default: nothing. */
  draftInvitations(draft?: InvitationDraft): void;
}

/** Reading all pages. They reject with an {@link ApiError}. */
interface WholeListActions {
  /** Returns all members that match the query, or the selected ones, and loads what they belong to. */
  loadForExport(kinds: readonly AffiliationKind[], only: ReadonlySet<string> | undefined): Promise<TeamUser[]>;
  /** Selects all members that match the query, except the signed-in user. */
  selectEveryone(except: string | undefined): Promise<void>;
}

/**
 * The user's actions on members. They reject with an {@link ApiError}. Some resolve to their inverse, unless the state
 * before can't be restored.
 */
export interface MemberActions extends SelectionActions {
  invite(invitation: Invitation): Promise<void>;
  /** Invites many users; the outcomes name those who could not be invited. */
  inviteMany(invitations: readonly Invitation[], options?: RunOptions): Promise<Outcomes<Invitation>>;
  /** Mails a reset link to all users whose password has leaked. */
  resetBreachedPasswords(): Promise<void>;
  /**
   * Sets the roles of a user.
   *
   * @param base The roles that the user had when they were chosen. If the user has others by now, they are shown in the
   * row, and the call rejects. Default: any, so that the roles of now are replaced.
   */
  setRoles(userId: string, roleIds: string[], base?: readonly string[]): Promise<Undo | undefined>;
  /**
   * Adds a user to groups or assigns applications, and removes them from others. Changes nothing else, so what another
   * user changes meanwhile stays. If one of the groups or applications is gone, the current ones are loaded, and
   * the call rejects like one that has met a change.
   */
  setAffiliations(kind: AffiliationKind, member: TeamUser, changes: AddedAndRemoved): Promise<Undo>;
  /**
   * Limits the access of a user.
   *
   * @param base The user as the period was chosen for. If the access ends at another time by now, it is shown in the row,
   * and the call rejects. Default: any, so that the end of now is replaced.
   */
  setAccessTime(
    userId: string,
    seconds: number,
    base?: Pick<TeamUser, 'temporaryExpirationDate'>,
  ): Promise<Undo | undefined>;
  makePermanent(userId: string): Promise<Undo | undefined>;
  lock(userId: string): Promise<void>;
  unlock(userId: string): Promise<void>;
  resendActivation(userId: string): Promise<void>;
  revokeSessions(userId: string): Promise<void>;
}

export type UsersStore = UsersState & ListingActions & WholeListActions & MemberActions;
