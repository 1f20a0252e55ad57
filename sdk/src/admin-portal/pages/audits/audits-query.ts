import { getAuditsMetadata, listAudits } from '../../../api/audits';
import type { AuditColumn, AuditFilters, AuditRow, AuditSeverity } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { endOfDay, startOfDay } from '../../parts/days';
import { LIST_PAGE_SIZES } from '../../parts/users/list-constants';
import type { ListPage, ListQuery } from '../../parts/users/list-page';
import { type TextFilter, textFilters } from './audits-params';

/** The severities, the lowest first. */
export const severities = ['Info', 'Medium', 'High', 'Critical'] as const satisfies readonly AuditSeverity[];

/** Columns that the service can sort by. */
export const sortKeys: readonly AuditSortKey[] = ['createdAt', 'severity', ...textFilters];

/** A column that the service can sort by. */
export type AuditSortKey = NonNullable<AuditFilters['sortBy']>;

/** A query for events. */
export interface AuditsQuery extends ListQuery {
  /** Part of any column. */
  search: string;
  severity: readonly AuditSeverity[];
  /** First and last day, in the user's time zone: `2026-03-01`. Empty for no limit. */
  from: string;
  to: string;
  /** Parts of the texts of columns. */
  texts: Readonly<Partial<Record<TextFilter, string>>>;
  sort: { key: AuditSortKey; direction: 'asc' | 'desc' };
}

/** A query without filters. */
const noFilters = { search: '', severity: [], from: '', to: '', texts: {} } satisfies Partial<AuditsQuery>;

/** The initial query of the page. */
export const firstQuery: AuditsQuery = {
  ...noFilters,
  page: 0,
  pageSize: LIST_PAGE_SIZES[0],
  sort: { key: 'createdAt', direction: 'desc' },
};

/** The changes that remove all filters of a query. */
export const withoutFilters = { ...noFilters, page: 0 };

/** The number of filters of a query, without its search. */
export function countFilters({ severity, from, to, texts }: AuditsQuery): number {
  return Object.values(texts).length + (severity.length > 0 ? 1 : 0) + (from || to ? 1 : 0);
}

/** Whether a query has a search or a filter. */
export const isFiltered = (query: AuditsQuery): boolean => query.search !== '' || countFilters(query) > 0;

/** The filters and the order of a query as parameters of the calls. */
export function filtersOf({ search, severity, from, to, texts, sort }: AuditsQuery): AuditFilters {
  return {
    ...texts,
    ...(search && { filter: search }),
    ...(severity.length > 0 && { severity: severity.join(',') }),
    ...((from || to) && { createdAt: `${startOfDay(from)},${endOfDay(to)}` }),
    sortBy: sort.key,
    sortDirection: sort.direction,
  };
}

/** How the list goes on: by pages that the user turns, or by further rows at its end. */
export type PaginationMode = 'pages' | 'virtual';

/** Loads the rows of a query from an offset on: at most one page of them. */
export async function listAuditsPage(
  http: HttpClient,
  query: AuditsQuery,
  paginationMode: PaginationMode,
  offset = query.page * query.pageSize,
): Promise<ListPage<AuditRow>> {
  const { data, total } = await listAudits(http, {
    ...filtersOf(query),
    offset,
    count: query.pageSize,
    paginationMode,
  });
  // A malformed answer is an empty object.
  if (!data) throw new TypeError('The page of the audit log has no rows');
  return { items: data, totalItems: total, totalPages: Math.ceil(total / query.pageSize) };
}

/** Loads one event; `null` if there is none with this id at this time, in milliseconds since the epoch. */
export async function findAudit(http: HttpClient, id: string, at: number): Promise<AuditRow | null> {
  // The service may keep fractions of a millisecond.
  const createdAt = [at, at + 1].map((time) => new Date(time).toISOString()).join(',');
  const { data } = await listAudits(http, { createdAt, count: 100 });
  return data?.find(({ _id }) => _id === id) ?? null;
}

/**
 * Loads the columns of the log.
 *
 * @throws {TypeError} if the service has none (portal spec §8).
 */
export async function loadColumns(http: HttpClient): Promise<readonly AuditColumn[]> {
  const { rows } = await getAuditsMetadata(http);
  const [row] = rows ?? [];
  if (!row) throw new TypeError('metadata not found');
  return row.properties;
}
