import { createStore, type StoreApi } from 'zustand/vanilla';
import { getTemporaryUserConfiguration } from '../../../api/team';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { createListing } from '../../parts/users/create-listing';
import { noAffiliations } from './affiliations';
import { createMemberActions } from './member-actions';
import { createMemberLoading } from './member-loading';
import { createTableActions } from './table-actions';
import { firstQuery, listTeamPage, type TeamQuery } from './team-query';
import type { UsersState, UsersStore } from './users-state';

const initial: UsersState = {
  query: firstQuery,
  listing: { phase: 'loading' },
  search: '',
  roles: null,
  temporaryUsers: false,
  selected: new Set(),
  others: {},
  affiliations: { groups: noAffiliations, applications: noAffiliations },
  draft: { text: '', roleIds: [] },
};

/** Creates the store of the team. It holds one page at a time: the service sorts, filters and counts. */
export function createUsersStore({ http, clock }: { http: HttpClient; clock: Clock }): StoreApi<UsersStore> {
  return createStore<UsersStore>()((set, get, store) => {
    const list = createListing((query: TeamQuery) => listTeamPage(http, query), store);
    return {
      ...initial,
      ...createMemberActions({ http, clock }, store, list),
      ...createMemberLoading(http, store),
      ...createTableActions(clock, store, list),

      start: async (query = get().query) => {
        set({ search: query.search });
        const configuration = getTemporaryUserConfiguration(http).then(
          ({ enabled }) => set({ temporaryUsers: enabled }),
          () => {}, // If the call fails, temporary access is not offered.
        );
        await Promise.all([list(query), get().loadRoles(), configuration]);
      },
      select: (selected) => set({ selected }),
      draftInvitations: (draft = initial.draft) => set({ draft }),
    };
  });
}
