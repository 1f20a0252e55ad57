import { listGroups } from '../../../api/groups';
import { listMembers } from '../../../api/team';
import type { Group, TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';

/** Number of users who are named; the others are counted. */
const NAMED_HOLDERS = 5;

/** Who has a role. */
export interface RoleHolders {
  /** The first users, and the number of all. Absent if the signed-in user may not see the team. */
  users?: { named: readonly TeamUser[]; total: number };
  /** Absent if the signed-in user may not see groups. */
  groups?: readonly Group[];
}

/** What the signed-in user may see of it. */
export interface HoldersAccess {
  users: boolean;
  groups: boolean;
}

/** Loads who has a role: users who have it themselves, and groups that give it to their members. */
export async function loadHolders(http: HttpClient, roleId: string, may: HoldersAccess): Promise<RoleHolders> {
  const [users, groups] = await Promise.all([
    may.users ? listUsersWith(http, roleId) : undefined,
    may.groups ? listGroupsWith(http, roleId) : undefined,
  ]);
  return { ...(users && { users }), ...(groups && { groups }) };
}

async function listUsersWith(http: HttpClient, roleIds: string) {
  const page = await listMembers(http, {
    pageOffset: 0,
    pageSize: NAMED_HOLDERS,
    sortBy: 'name',
    sortDirection: 'asc',
    roleIds,
  });
  return { named: page.items, total: page.totalItems };
}

async function listGroupsWith(http: HttpClient, roleId: string): Promise<Group[]> {
  const groups = await listGroups(http, 'roles');
  return groups.filter(({ roles = [] }) => roles.some(({ id }) => id === roleId));
}
