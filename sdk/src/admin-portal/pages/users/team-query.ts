import { listMembers } from '../../../api/team';
import type { ListMembersResponse } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { TEAM_PAGE_SIZES } from './team-constants';

/** Columns the service sorts by. */
export type TeamSortKey = 'name' | 'createdAt';

/** Statuses the service filters by. */
export const statusFilters = ['active', 'pending', 'disabled', 'locked'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The fields behind each status, as the service filters by fields. */
const statusFields: Record<StatusFilter, Record<string, boolean>> = {
  active: { activatedForTenant: true, isDisabled: false, isLocked: false },
  pending: { activatedForTenant: false },
  disabled: { isDisabled: true },
  locked: { isLocked: true },
};

/** One question about the team. */
export interface TeamQuery {
  /** Index of the page, from 0. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** Part of a name or an e-mail address. */
  search: string;
  roleIds: readonly string[];
  status: StatusFilter | null;
  sort: { key: TeamSortKey; direction: 'asc' | 'desc' };
}

/** One page of the team. */
export type TeamPage = ListMembersResponse;

/** What the page asks first. */
export const firstQuery: TeamQuery = {
  page: 0,
  pageSize: TEAM_PAGE_SIZES[0],
  search: '',
  roleIds: [],
  status: null,
  sort: { key: 'name', direction: 'asc' },
};

/** One page of the members a query is about, in its order. */
export function listTeamPage(http: HttpClient, query: TeamQuery): Promise<TeamPage> {
  return listMembers(http, {
    pageOffset: query.page,
    pageSize: query.pageSize,
    sortBy: query.sort.key,
    sortDirection: query.sort.direction,
    _filter: query.search || undefined,
    roleIds: query.roleIds.length > 0 ? query.roleIds.join(',') : undefined,
    ...(query.status && statusFields[query.status]),
  });
}

/** Whether a query leaves somebody out. */
export function isFiltered({ search, roleIds, status }: TeamQuery): boolean {
  return search !== '' || roleIds.length > 0 || status !== null;
}
