import {
  assignApplications,
  listApplications,
  listApplicationsOfUsers,
  unassignApplications,
} from '../../../api/applications';
import { addUsersToGroup, listGroups, removeUsersFromGroup } from '../../../api/groups';
import { listGroupsOfUsers } from '../../../api/team';
import type { HttpClient } from '../../../core/http-client';
import { LARGEST_PAGE_SIZE } from '../../parts/users/list-constants';
import { listEveryRow } from '../../parts/users/list-every-row';

/** What users belong to, besides the team. */
export type AffiliationKind = 'groups' | 'applications';

/** The groups or the applications of the tenant, and those of each user. */
export interface Affiliations {
  /** Name of each, by id. */
  names: ReadonlyMap<string, string>;
  /** Ids of each user's own, by the id of the user. */
  ofUser: ReadonlyMap<string, readonly string[]>;
  /** Ids of the users whose own could not be loaded. */
  failed: ReadonlySet<string>;
}

/** Before anything is loaded. */
export const noAffiliations: Affiliations = { names: new Map(), ofUser: new Map(), failed: new Set() };

/** After a failed load. */
export const failedAffiliations = (userIds: readonly string[]): Affiliations => ({
  ...noAffiliations,
  failed: new Set(userIds),
});

/** Loads the groups or the applications of users. */
export const listAffiliations: Record<
  AffiliationKind,
  (http: HttpClient, userIds: readonly string[]) => Promise<Affiliations>
> = {
  groups: (http, userIds) =>
    affiliationsOf(userIds, listGroups(http), async (some) =>
      (await listGroupsOfUsers(http, some)).map(({ userId, groupIds }) => [userId, groupIds] as const),
    ),
  applications: (http, userIds) =>
    affiliationsOf(userIds, listApplications(http), async (some) =>
      (await listApplicationsOfUsers(http, some)).map(({ userId, appIds }) => [userId, appIds] as const),
    ),
};

type OwnIds = readonly [userId: string, ids: readonly string[]];

/**
 * The address of a call has room for the ids of one page of users, so that those of more users are loaded by pages. A user
 * who is not among the answers belongs to nothing.
 */
async function affiliationsOf(
  userIds: readonly string[],
  all: Promise<readonly { id: string; name: string }[]>,
  loadOwn: (some: readonly string[]) => Promise<OwnIds[]>,
): Promise<Affiliations> {
  const totalItems = userIds.length;
  const totalPages = Math.ceil(totalItems / LARGEST_PAGE_SIZE);
  const loadPage = async (page: number) => {
    const from = page * LARGEST_PAGE_SIZE;
    return { items: await loadOwn(userIds.slice(from, from + LARGEST_PAGE_SIZE)), totalItems, totalPages };
  };
  const [names, own] = await Promise.all([all, listEveryRow(loadPage)]);
  return {
    names: new Map(names.map(({ id, name }) => [id, name])),
    ofUser: new Map([...userIds.map((id) => [id, []] as const), ...own]),
    failed: new Set(),
  };
}

/** Ids of what a user is added to and removed from. */
export interface AddedAndRemoved {
  added: readonly string[];
  removed: readonly string[];
}

interface AffiliationChanges extends AddedAndRemoved {
  userId: string;
  tenantId: string;
}

/** Changes the groups or the applications of a user. */
export const changeAffiliations: Record<
  AffiliationKind,
  (http: HttpClient, changes: AffiliationChanges) => Promise<unknown>
> = {
  groups: (http, { userId, added, removed }) =>
    Promise.all([
      ...added.map((id) => addUsersToGroup(http, id, [userId])),
      ...removed.map((id) => removeUsersFromGroup(http, id, [userId])),
    ]),
  applications: (http, { userId, tenantId, added, removed }) =>
    Promise.all([
      added.length > 0 && assignApplications(http, { userId, tenantId, appIds: [...added] }),
      removed.length > 0 && unassignApplications(http, { userId, tenantId, appIds: [...removed] }),
    ]),
};

/** Adds what was loaded for further users. */
export function joined(known: Affiliations, loaded: Affiliations): Affiliations {
  return {
    // An answer names all of them: what it does not name is gone.
    names: loaded.failed.size > 0 ? known.names : loaded.names,
    ofUser: new Map([...known.ofUser, ...loaded.ofUser]),
    failed: new Set([...[...known.failed].filter((id) => !loaded.ofUser.has(id)), ...loaded.failed]),
  };
}

/** The names of what a user belongs to; `undefined` until it is loaded. */
export function affiliationNames({ names, ofUser }: Affiliations, userId: string): string[] | undefined {
  return ofUser.get(userId)?.map((id) => names.get(id) ?? id);
}
