import { listApplications, listUsersOfApplications } from '../../../../api/applications';
import { getTeamStats } from '../../../../api/team';
import type { HttpClient } from '../../../../core/http-client';

/** How many of the tenant's users have an application. */
export interface ApplicationUsage {
  id: string;
  name: string;
  users: number;
  /** All users of the tenant. */
  total: number;
}

/**
 * Loads the applications of the tenant with their numbers of users, the most used first.
 *
 * @throws {ApiError} if one of the numbers can't be loaded.
 * @see Portal spec §3 "Applications"
 */
export async function loadApplications(http: HttpClient): Promise<readonly ApplicationUsage[]> {
  const [applications, { totalItems: total }] = await Promise.all([listApplications(http), getTeamStats(http)]);
  const assigned = applications.filter(({ accessType }) => accessType === 'MANAGED_ACCESS').map(({ id }) => id);
  const answer = assigned.length > 0 ? await listUsersOfApplications(http, assigned) : [];
  const counts = new Map(answer.map(({ appId, userIds }) => [appId, userIds.length]));
  const rows = applications.map(({ id, name, accessType }) => {
    return { id, name, total, users: accessType === 'MANAGED_ACCESS' ? (counts.get(id) ?? 0) : total };
  });
  return rows.sort((one, other) => other.users - one.users);
}
