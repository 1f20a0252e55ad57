import { getSubTenantTree, listParentTenantsOf, searchSubTenants } from '../../../api/sub-accounts';
import type { SearchSubTenantsQuery, SubTenantTree } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import type { Account, AccountList, TreePlace } from './accounts-state';
import { ACCOUNTS_PAGE_SIZE } from './all-accounts-constants';

/** One page of accounts, with the list that it starts or continues. */
export interface AccountPage {
  accounts: readonly Account[];
  list: AccountList;
}

/** Loads one page of accounts. */
export async function loadAccountPage(http: HttpClient, query: SearchSubTenantsQuery): Promise<AccountPage> {
  const { items, _metadata, _links } = await searchSubTenants(http, { _limit: ACCOUNTS_PAGE_SIZE, ...query });
  // A malformed answer is an empty object.
  if (!items) throw new TypeError('The page of accounts has no rows');
  const ids = items.map(({ tenantId }) => tenantId);
  return { accounts: items, list: { ids, total: _metadata.totalItems, loadMoreLink: _links.next } };
}

/** Loads one account. Rejects with status 404 if the user does not manage it. */
export async function loadAccount(http: HttpClient, accountId: string): Promise<Account> {
  // A search also finds names that contain the id, and answers for an account that is not below with no rows.
  const [{ items = [] }] = await Promise.all([
    searchSubTenants(http, { _filter: accountId }),
    listParentTenantsOf(http, accountId),
  ]);
  const account = items.find(({ tenantId }) => tenantId === accountId);
  if (!account) throw new TypeError('The list has no such account');
  return account;
}

/** The index of the page that a link leads to. */
export function pageOfLink(link: string): number {
  return Number(new URLSearchParams(link.slice(link.indexOf('?'))).get('_offset'));
}

/** Loads the names of all accounts, and where they are in the tree. */
export async function loadTreePlaces(http: HttpClient): Promise<ReadonlyMap<string, TreePlace>> {
  const places = new Map<string, TreePlace>();
  const add = ({ tenantId, tenantName = '', children = [] }: SubTenantTree, parentId: string | null) => {
    places.set(tenantId, { name: tenantName, parentId });
    for (const child of children) add(child, tenantId);
  };
  add(await getSubTenantTree(http), null);
  return places;
}

/** The accounts above an account in the tree, from the top; empty if the tree does not contain it. */
export function accountPathOf(
  tree: ReadonlyMap<string, TreePlace> | null,
  accountId: string,
): readonly (TreePlace & { id: string })[] {
  const path: (TreePlace & { id: string })[] = [];
  let id = tree?.get(accountId)?.parentId;
  while (id) {
    const place = tree?.get(id);
    if (!place) break;
    path.unshift({ ...place, id });
    id = place.parentId;
  }
  return path;
}
