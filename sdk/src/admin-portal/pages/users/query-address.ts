import { LIST_PAGE_SIZES } from '../../parts/users/list-constants';
import type { QueryAddress } from '../../shell/use-query-in-address';
import { type FilterField, type FilterOperator, isValidFilter, type UserFilter } from './filters/user-filter';
import { firstQuery, type TeamQuery, type TeamSortKey, teamSortKeys } from './team-query';
import { filterParams, usersParams } from './users-params';

/** The query as parameters of the page's address; what is as at first is left out: `users?search=ada&page=2`. */
export function formatQuery({ search, filters, sort, page, pageSize }: TeamQuery): Record<string, string> {
  const isFirstSort = sort.key === firstQuery.sort.key && sort.direction === firstQuery.sort.direction;
  return {
    ...(search && { search }),
    ...Object.fromEntries(filters.map((filter) => [filter.field, formatFilter(filter)])),
    ...(!isFirstSort && { sort: `${sort.direction === 'desc' ? '-' : ''}${sort.key}` }),
    ...(page > 0 && { page: String(page + 1) }),
    ...(pageSize !== firstQuery.pageSize && { pageSize: String(pageSize) }),
  };
}

/** Reads what {@link formatQuery} has written. An address may come from another user: what can't be read is ignored. */
export function readQuery(params: Readonly<Record<string, string>>): TeamQuery {
  const page = Number(params.page);
  return {
    search: params.search?.trim() ?? '',
    filters: filterParams.flatMap((field) => readFilter(field, params[field])),
    sort: readSort(params.sort) ?? firstQuery.sort,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: LIST_PAGE_SIZES.find((size) => String(size) === params.pageSize) ?? firstQuery.pageSize,
  };
}

/** How the query is in the page's address. */
export const queryAddress: QueryAddress<TeamQuery> = { params: usersParams, format: formatQuery, read: readQuery };

function formatFilter({ operator, values }: UserFilter): string {
  return `${operator}:${values.map(encodeURIComponent).join(',')}`;
}

function readFilter(field: FilterField, text: string | undefined): UserFilter[] {
  if (text === undefined) return [];
  const [operator, values = ''] = text.split(/:(.*)/s);
  const filter = { field, operator: operator as FilterOperator, values: values.split(',').map(decoded) };
  return isValidFilter(filter) ? [filter] : [];
}

function readSort(text = ''): TeamQuery['sort'] | undefined {
  const key = teamSortKeys.find((known): known is TeamSortKey => known === text.replace(/^-/, ''));
  return key && { key, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
