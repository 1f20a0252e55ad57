import { listMembers } from '../../../api/team';
import type { ListMembersResponse } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { TEAM_PAGE_SIZES } from './team-constants';

/** Columns that the service can sort by. */
export type TeamSortKey = 'name' | 'createdAt';

/** Statuses that the service can filter by. */
export const statusFilters = ['active', 'pending', 'disabled', 'locked'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The fields of each status, because the service filters by fields. */
const statusFields: Record<StatusFilter, Record<string, boolean>> = {
  active: { activatedForTenant: true, isDisabled: false, isLocked: false },
  pending: { activatedForTenant: false },
  disabled: { isDisabled: true },
  locked: { isLocked: true },
};

/** A query for members of the team. */
export interface TeamQuery {
  /** Index of the page, from 0. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Part of a name or an e-mail address. */
  search: string;
  roleIds: readonly string[];
  status: StatusFilter | null;
  sort: { key: TeamSortKey; direction: 'asc' | 'desc' };
}

/** One page of the team. */
export type TeamPage = ListMembersResponse;

/** The initial query of the page. */
export const firstQuery: TeamQuery = {
  page: 0,
  pageSize: TEAM_PAGE_SIZES[0],
  search: '',
  roleIds: [],
  status: null,
  sort: { key: 'name', direction: 'asc' },
};

/** Loads one page of the members that match a query, in its order. */
export async function listTeamPage(http: HttpClient, query: TeamQuery): Promise<TeamPage> {
  const page = await listMembers(http, {
    pageOffset: query.page,
    pageSize: query.pageSize,
    sortBy: query.sort.key,
    sortDirection: query.sort.direction,
    _filter: query.search || undefined,
    roleIds: query.roleIds.length > 0 ? query.roleIds.join(',') : undefined,
    ...(query.status && statusFields[query.status]),
  });
  // A malformed answer is an empty object.
  if (!page.items) throw new TypeError('The page of the team has no rows');
  return page;
}

/** Whether a query has a filter. */
export function isFiltered({ search, roleIds, status }: TeamQuery): boolean {
  return search !== '' || roleIds.length > 0 || status !== null;
}
