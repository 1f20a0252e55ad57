import { createStore, type StoreApi } from 'zustand/vanilla';
import { revokeSessions } from '../../../api/sessions';
import * as team from '../../../api/team';
import type { TeamUser } from '../../../contract';
import type { Clock } from '../../../core/clock';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { SEARCH_PAUSE_MS } from './team-constants';
import { firstQuery, listTeamPage, type TeamPage, type TeamQuery } from './team-query';
import type { Listing, UsersStore } from './users-state';

/** Creates the store of the team. It holds one page at a time: the service sorts, filters and counts. */
export function createUsersStore({ http, clock }: { http: HttpClient; clock: Clock }): StoreApi<UsersStore> {
  return createStore<UsersStore>()((set, get) => {
    let latest = 0;
    let typing: AbortController | undefined;

    /** Loads the page of a query. An answer that arrives after a newer query is dropped. */
    async function ask(changes: Partial<TeamQuery> = {}) {
      const query = { ...get().query, ...changes };
      latest += 1;
      const attempt = latest;
      set(({ listing }) => ({ query, listing: underWay(listing), selected: new Set() }));
      const listing = await listTeamPage(http, query).then(shown, (error) => failed(get().listing, error));
      if (attempt !== latest) return;
      if (isBeyondTheEnd(listing, query)) return ask({ page: listing.page.totalPages - 1 });
      set({ listing });
    }

    const rows = () => {
      const { listing } = get();
      return listing.phase === 'ready' ? listing.page.items : [];
    };

    /** Updates the row of a member. */
    function patch(userId: string, changes: Partial<TeamUser>) {
      const items = rows().map((member) => (member.id === userId ? { ...member, ...changes } : member));
      set(({ listing }) =>
        listing.phase === 'ready' ? { listing: { ...listing, page: { ...listing.page, items } } } : {},
      );
    }

    /** Updates the row at once, and reverts it if the service refuses. */
    async function patchAhead(userId: string, changes: Partial<TeamUser>, call: () => Promise<unknown>) {
      const before = rows().find((member) => member.id === userId);
      patch(userId, changes);
      try {
        await call();
      } catch (error) {
        if (before) patch(userId, before);
        throw error;
      }
    }

    /** Waits for every call, then throws the first failure: successful changes are not reverted. */
    async function each(userIds: readonly string[], call: (userId: string) => Promise<unknown>) {
      const outcomes = await Promise.allSettled(userIds.map(call));
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      if (refused) throw refused.reason;
    }

    return {
      query: firstQuery,
      listing: { phase: 'loading' },
      search: '',
      roles: null,
      temporaryUsers: false,
      selected: new Set(),

      start: async () => {
        const configuration = team.getTemporaryUserConfiguration(http).then(
          ({ enabled }) => set({ temporaryUsers: enabled }),
          () => {}, // If the call fails, temporary access is not offered.
        );
        await Promise.all([ask(), get().loadRoles(), configuration]);
      },
      reload: () => ask(),
      loadRoles: async () => {
        // Dialogs that need the roles load them again and show the failure.
        const answer = await team.listTeamRoles(http).catch(() => null);
        if (answer) set({ roles: answer.items });
      },

      typeSearch: async (search) => {
        set({ search });
        typing?.abort();
        typing = new AbortController();
        const { signal } = typing;
        await clock.sleep(SEARCH_PAUSE_MS, signal).catch(() => {});
        if (!signal.aborted) await ask({ search: search.trim(), page: 0 });
      },
      sortBy: (key) => {
        const { sort } = get().query;
        const direction = sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc';
        return ask({ sort: { key, direction }, page: 0 });
      },
      filterByRoles: (roleIds) => ask({ roleIds, page: 0 }),
      filterByStatus: (status) => ask({ status, page: 0 }),
      clearFilters: () => {
        typing?.abort();
        set({ search: '' });
        return ask({ search: '', roleIds: [], status: null, page: 0 });
      },
      goToPage: (page) => ask({ page }),
      setPageSize: (pageSize) => ask({ pageSize, page: 0 }),
      select: (selected) => set({ selected }),

      invite: async (invitation) => {
        const member = await team.inviteUser(http, invitation);
        set(({ listing }) =>
          listing.phase === 'ready' ? { listing: { ...listing, page: prepended(listing.page, member) } } : {},
        );
      },
      setRoles: async (id, roleIds) => {
        const { item } = await team.updateMember(http, { id, roleIds });
        patch(id, item);
      },
      setAccessTime: async (userId, expirationInSeconds) => {
        const { temporaryExpirationDate } = await team.setTemporaryUser(http, userId, { expirationInSeconds });
        patch(userId, { temporaryExpirationDate });
      },
      makePermanent: (userId) =>
        patchAhead(userId, { temporaryExpirationDate: undefined }, () => team.makeUserPermanent(http, userId)),
      disable: (userIds) =>
        each(userIds, async (userId) => {
          await team.disableUser(http, userId);
          patch(userId, { isDisabled: true });
        }),
      enable: (userId) => patchAhead(userId, { isDisabled: false }, () => team.enableUser(http, userId)),
      lock: async (userId) => patch(userId, (await team.lockUser(http, userId)).item),
      unlock: async (userId) => patch(userId, (await team.unlockUser(http, userId)).item),
      resendActivation: (userId) => team.resendActivationEmail(http, userId).then(() => {}),
      revokeSessions: (userId) => revokeSessions(http, { userId }).then(() => {}),
      remove: async (userIds) => {
        try {
          await each(userIds, (userId) => team.deleteMember(http, userId));
        } catch (error) {
          // Not awaited, so that the failure is shown at once.
          void ask();
          throw error;
        }
        await ask();
      },
    };
  });
}

function underWay(listing: Listing): Listing {
  return listing.phase === 'ready' ? { ...listing, busy: true, error: null } : { phase: 'loading' };
}

function shown(page: TeamPage): Listing {
  return { phase: 'ready', page, busy: false, error: null };
}

/** Keeps the current rows after a failed reload. */
function failed(listing: Listing, error: unknown): Listing {
  if (!(error instanceof ApiError)) throw error; // a bug, not an answer
  return listing.phase === 'ready' ? { ...listing, busy: false, error } : { phase: 'failed', error };
}

/** Whether the page no longer exists, because its last rows were removed. */
function isBeyondTheEnd(listing: Listing, query: TeamQuery): listing is Listing & { phase: 'ready' } {
  return (
    listing.phase === 'ready' && query.page > 0 && query.page >= listing.page.totalPages && listing.page.totalPages > 0
  );
}

/** Puts a new member on top; the next load sorts them in (portal spec §4). */
function prepended(page: TeamPage, member: TeamUser): TeamPage {
  return { ...page, items: [member, ...page.items], totalItems: page.totalItems + 1 };
}
