import {
  assignApplications,
  listApplications,
  listApplicationsOfUsers,
  unassignApplications,
} from '../../../api/applications';
import { addUsersToGroup, listGroups, removeUsersFromGroup } from '../../../api/groups';
import { listGroupsOfUsers } from '../../../api/team';
import type { HttpClient } from '../../../core/http-client';

/** What users belong to, besides the team. */
export type AffiliationKind = 'groups' | 'applications';

/** The groups or the applications of the tenant, and those of each user. */
export interface Affiliations {
  /** Name of each, by id. */
  names: ReadonlyMap<string, string>;
  /** Ids of each user's own, by the id of the user. */
  ofUser: ReadonlyMap<string, readonly string[]>;
}

/** Before anything is loaded. */
export const noAffiliations: Affiliations = { names: new Map(), ofUser: new Map() };

/** Loads the groups or the applications of users. */
export const listAffiliations: Record<
  AffiliationKind,
  (http: HttpClient, userIds: readonly string[]) => Promise<Affiliations>
> = {
  groups: async (http, userIds) => {
    const [groups, members] = await Promise.all([listGroups(http), listGroupsOfUsers(http, userIds)]);
    return {
      names: new Map(groups.map(({ id, name }) => [id, name])),
      ofUser: new Map(members.map(({ userId, groupIds }) => [userId, groupIds])),
    };
  },
  applications: async (http, userIds) => {
    const [applications, members] = await Promise.all([listApplications(http), listApplicationsOfUsers(http, userIds)]);
    return {
      names: new Map(applications.map(({ id, name }) => [id, name])),
      ofUser: new Map(members.map(({ userId, appIds }) => [userId, appIds])),
    };
  },
};

/** What a user is added to and removed from. */
interface AffiliationChanges {
  userId: string;
  tenantId: string;
  added: readonly string[];
  removed: readonly string[];
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
    names: new Map([...known.names, ...loaded.names]),
    ofUser: new Map([...known.ofUser, ...loaded.ofUser]),
  };
}

/** The names of what a user belongs to; `undefined` until it is loaded. */
export function affiliationNames({ names, ofUser }: Affiliations, userId: string): string[] | undefined {
  return ofUser.get(userId)?.map((id) => names.get(id) ?? id);
}
