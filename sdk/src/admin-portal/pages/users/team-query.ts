import { listMembers } from '../../../api/team';
import type { ListMembersResponse, TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { LIST_PAGE_SIZES } from '../../parts/users/list-constants';
import type { ListQuery } from '../../parts/users/list-page';
import type { UserFilter } from './filters/user-filter';

/** Columns that the service can sort by. */
export const teamSortKeys = ['name', 'createdAt'] as const;

/** A column that the service can sort by. */
export type TeamSortKey = (typeof teamSortKeys)[number];

/** Statuses that the service can filter by. */
export const statusFilters = ['active', 'pending', 'disabled', 'locked'] as const;

/** A status that the service can filter by. */
type StatusFilter = (typeof statusFilters)[number];

/** The fields of each status, because the service filters by fields. */
const statusFields: Record<StatusFilter, Record<string, boolean>> = {
  active: { activatedForTenant: true, isDisabled: false, isLocked: false },
  pending: { activatedForTenant: false },
  disabled: { isDisabled: true },
  locked: { isLocked: true },
};

/** A query for members of the team. */
export interface TeamQuery extends ListQuery {
  /** Part of a name or an e-mail address. */
  search: string;
  filters: readonly UserFilter[];
  sort: { key: TeamSortKey; direction: 'asc' | 'desc' };
}

/** One page of the team. */
export type TeamPage = ListMembersResponse;

/** The initial query of the page. */
export const firstQuery: TeamQuery = {
  page: 0,
  pageSize: LIST_PAGE_SIZES[0],
  search: '',
  filters: [],
  sort: { key: 'name', direction: 'asc' },
};

/** Loads one page of the members that match a query, in its order. */
export async function listTeamPage(http: HttpClient, query: TeamQuery): Promise<TeamPage> {
  const page = await listMembers(http, {
    ...Object.assign({}, ...query.filters.map(fieldsOf)),
    pageOffset: query.page,
    pageSize: query.pageSize,
    sortBy: query.sort.key,
    sortDirection: query.sort.direction,
    _filter: query.search || undefined,
  });
  // A malformed answer is an empty object.
  if (!page.items) throw new TypeError('The page of the team has no rows');
  return page;
}

/** Loads one member; `null` if there is none with this id. */
export async function findMember(http: HttpClient, userId: string): Promise<TeamUser | null> {
  const { items } = await listMembers(http, { id: userId, pageOffset: 0, pageSize: 1 });
  return items?.find(({ id }) => id === userId) ?? null;
}

/** Whether a query has a search or a filter. */
export function isFiltered({ search, filters }: TeamQuery): boolean {
  return search !== '' || filters.length > 0;
}

/**
 * A filter as parameters of the call. The plain form, a field with its value, means part of a text or one of the ids;
 * every other operator stands in brackets after the field.
 */
function fieldsOf({ field, operator, values }: UserFilter): Record<string, unknown> {
  if (field === 'status') return statusFields[values[0] as StatusFilter] ?? {};
  if (field === 'roleIds') return { roleIds: values.join(',') };
  if (operator === 'is' || (operator === 'contains' && values.length === 1)) return { [field]: values[0] };
  return { [`${field}[${operator}]`]: values.map(encodeURIComponent).join(',') };
}
