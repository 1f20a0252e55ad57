import { LIST_PAGE_SIZES } from '../../parts/users/list-constants';
import type { QueryAddress } from '../../shell/use-query-in-address';
import { auditsQueryParams, textFilters } from './audits-params';
import { type AuditsQuery, firstQuery, severities, sortKeys } from './audits-query';

/** The longest text that the service filters by. */
const LONGEST_FILTER = 320;

/** The query as parameters of the page's address; what is as at first is left out: `audits?severity=High&from=2026-03-01`. */
function formatQuery({ search, severity, from, to, texts, sort, page, pageSize }: AuditsQuery) {
  const isFirstSort = sort.key === firstQuery.sort.key && sort.direction === firstQuery.sort.direction;
  return {
    ...(search && { search }),
    ...(severity.length > 0 && { severity: severity.join(',') }),
    ...(from && { from }),
    ...(to && { to }),
    ...texts,
    ...(!isFirstSort && { sort: `${sort.direction === 'desc' ? '-' : ''}${sort.key}` }),
    ...(page > 0 && { page: String(page + 1) }),
    ...(pageSize !== firstQuery.pageSize && { pageSize: String(pageSize) }),
  };
}

/** Reads what {@link formatQuery} has written. An address may come from another user: what can't be read is ignored. */
function readQuery(params: Readonly<Record<string, string>>): AuditsQuery {
  const page = Number(params.page);
  const chosen = params.severity?.split(',') ?? [];
  return {
    search: parameterText(params.search),
    severity: severities.filter((severity) => chosen.includes(severity)),
    from: dayOf(params.from),
    to: dayOf(params.to),
    texts: Object.fromEntries(
      textFilters.flatMap((name) => (parameterText(params[name]) ? [[name, parameterText(params[name])]] : [])),
    ),
    sort: readSort(params.sort) ?? firstQuery.sort,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: LIST_PAGE_SIZES.find((size) => String(size) === params.pageSize) ?? firstQuery.pageSize,
  };
}

/** How the query is in the page's address. */
export const auditsAddress: QueryAddress<AuditsQuery> = {
  params: auditsQueryParams,
  format: formatQuery,
  read: readQuery,
};

function parameterText(text = ''): string {
  return text.trim().slice(0, LONGEST_FILTER);
}

function dayOf(text = ''): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : '';
}

function readSort(text = ''): AuditsQuery['sort'] | undefined {
  const key = sortKeys.find((known) => known === text.replace(/^-/, ''));
  return key && { key, direction: text.startsWith('-') ? 'desc' : 'asc' };
}
