import { listSubTenantUsers } from '../../../api/sub-accounts';
import { listUsersV3 } from '../../../api/team';
import type { HttpClient } from '../../../core/http-client';
import { LIST_PAGE_SIZES } from '../../parts/users/list-constants';
import type { ListPage, ListQuery } from '../../parts/users/list-page';
import type { QueryAddress } from '../../shell/use-query-in-address';
import { type AccountUser, fromSubTenantUser, fromUserRecord } from './account-user';
import { allUsersParams } from './all-users-params';

/** Columns that the service can sort by. */
const sortKeys = ['name', 'createdAt'] as const;

/** A column that the service can sort by. */
export type AllUsersSortKey = (typeof sortKeys)[number];

/** A query for users of all accounts. */
export interface AllUsersQuery extends ListQuery {
  /** Part of a name or an e-mail address; with an account, of an e-mail address. */
  search: string;
  /** Shows only the users of this account and of those below it; empty for all. */
  account: string;
  sort: { key: AllUsersSortKey; direction: 'asc' | 'desc' };
}

/** The initial query of the page. */
export const firstQuery: AllUsersQuery = {
  page: 0,
  pageSize: LIST_PAGE_SIZES[0],
  search: '',
  account: '',
  sort: { key: 'name', direction: 'asc' },
};

/** Whether a query has a search or a filter. */
export const isFiltered = ({ search, account }: AllUsersQuery): boolean => search !== '' || account !== '';

/** Loads one page. The call for all accounts can't be limited to one of them: another call lists those users. */
export async function listAllUsersPage(http: HttpClient, query: AllUsersQuery): Promise<ListPage<AccountUser>> {
  const { items, _metadata } = await (query.account ? listOfAccount(http, query) : listOfAll(http, query));
  // A malformed answer is an empty object.
  if (!items) throw new TypeError('The page of users has no rows');
  return { items, totalItems: _metadata.totalItems, totalPages: _metadata.totalPages };
}

async function listOfAll(http: HttpClient, query: AllUsersQuery) {
  const answer = await listSubTenantUsers(http, {
    ...pageOf(query),
    ...(query.search && { _filter: query.search }),
  });
  return { ...answer, items: answer.items?.map(fromSubTenantUser) };
}

async function listOfAccount(http: HttpClient, query: AllUsersQuery) {
  const answer = await listUsersV3(http, {
    ...pageOf(query),
    _tenantId: query.account,
    _includeSubTenants: true,
    ...(query.search && { _email: query.search }),
  });
  return { ...answer, items: answer.items?.map(fromUserRecord) };
}

function pageOf({ page, pageSize, sort }: AllUsersQuery) {
  const order = sort.direction === 'asc' ? ('ASC' as const) : ('DESC' as const);
  return { _offset: page, _limit: pageSize, _sortBy: sort.key, _order: order };
}

/** Loads one user; `null` if none of the accounts has them. */
export async function findAccountUser(http: HttpClient, userId: string): Promise<AccountUser | null> {
  const { items } = await listUsersV3(http, { ids: userId, _includeSubTenants: true, _limit: 1 });
  const found = items?.find(({ id }) => id === userId);
  return found ? fromUserRecord(found) : null;
}

/** How the query is in the page's address. */
export const allUsersAddress: QueryAddress<AllUsersQuery> = {
  params: allUsersParams,
  format: ({ search, account, sort, page, pageSize }) => ({
    ...(search && { search }),
    ...(account && { account }),
    ...((sort.key !== 'name' || sort.direction !== 'asc') && {
      sort: `${sort.direction === 'desc' ? '-' : ''}${sort.key}`,
    }),
    ...(page > 0 && { page: String(page + 1) }),
    ...(pageSize !== firstQuery.pageSize && { pageSize: String(pageSize) }),
  }),
  read: ({ search = '', account = '', sort = '', page, pageSize }) => {
    const key = sortKeys.find((known) => known === sort.replace(/^-/, ''));
    const number = Number(page);
    return {
      search: search.trim(),
      account,
      sort: key ? { key, direction: sort.startsWith('-') ? 'desc' : 'asc' } : firstQuery.sort,
      page: Number.isInteger(number) && number > 0 ? number - 1 : 0,
      pageSize: LIST_PAGE_SIZES.find((size) => String(size) === pageSize) ?? firstQuery.pageSize,
    };
  },
};
