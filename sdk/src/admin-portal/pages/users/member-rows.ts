import type { StoreApi } from 'zustand/vanilla';
import type { TeamUser } from '../../../contract';
import { patchKnownRow, patchKnownRowAhead } from '../../parts/users/known-rows';
import type { TeamPage } from './team-query';
import type { UsersStore } from './users-state';

/** The rows of the table, as the actions on members change them. Without a shown page, they change nothing. */
export interface MemberRows {
  /** Puts a new member on top; the next load sorts them in (portal spec §4). */
  prepend(member: TeamUser): void;
  /** Updates the row of a member. */
  patch(userId: string, changes: Partial<TeamUser>): void;
  /** Updates the row at once, and reverts it if the service refuses. */
  patchAhead(userId: string, changes: Partial<TeamUser>, call: () => Promise<unknown>): Promise<void>;
}

/** Creates the changes of the rows of this store. */
export function createMemberRows(store: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>): MemberRows {
  function changePage(change: (page: TeamPage) => TeamPage) {
    store.setState(({ listing }) =>
      listing.phase === 'ready' ? { listing: { ...listing, page: change(listing.page) } } : {},
    );
  }

  return {
    prepend: (member) =>
      changePage((page) => ({ ...page, items: [member, ...page.items], totalItems: page.totalItems + 1 })),
    patch: (userId, changes) => patchKnownRow(store, userId, changes),
    patchAhead: (userId, changes, call) => patchKnownRowAhead(store, userId, changes, call),
  };
}
