import { createStore, type StoreApi } from 'zustand/vanilla';
import { getTemporaryUserConfiguration } from '../../../api/team';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import type { Session } from '../../../session/session';
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

interface UsersStoreOptions {
  http: HttpClient;
  clock: Clock;
  session: Pick<Session, 'now'>;
}

/** Creates the store of the team. It holds one page at a time: the service sorts, filters and counts. */
export function createUsersStore({ http, clock, session }: UsersStoreOptions): StoreApi<UsersStore> {
  return createStore<UsersStore>()((set, get, store) => {
    const list = createListing((query: TeamQuery) => listTeamPage(http, query), store);
    const loadChoices = createChoiceLoading(http, store);
    return {
      ...initial,
      ...createMemberActions({ http, session }, store, list),
      ...createMemberLoading(http, store),
      ...createTableActions(clock, store, list),

      start: async (query = get().query) => {
        set({ search: query.search });
        await Promise.all([list(query), loadChoices()]);
      },
      reload: async () => {
        await Promise.all([list(), loadChoices()]);
      },
      select: (selected) => set({ selected }),
      draftInvitations: (draft = initial.draft) => set({ draft }),
    };
  });
}

/** Creates the function that loads what filters and dialogs offer, as far as it is missing. */
function createChoiceLoading(http: HttpClient, { getState, setState }: StoreApi<UsersStore>): () => Promise<void> {
  let hasConfiguration = false;

  async function loadConfiguration(): Promise<void> {
    // If the call fails, temporary access is not offered until the next load.
    const answer = await getTemporaryUserConfiguration(http).catch(() => null);
    hasConfiguration = answer !== null;
    setState({ temporaryUsers: answer?.enabled ?? false });
  }

  return async () => {
    const { roles, loadRoles } = getState();
    await Promise.all([roles ?? loadRoles(), hasConfiguration || loadConfiguration()]);
  };
}
