import { createStore, type StoreApi } from 'zustand/vanilla';
import { getOwnIpMetadata } from '../../../../../api/ip-metadata';
import { getIpRestrictionConfig, listIpRestrictions } from '../../../../../api/restrictions';
import type { IpRestriction, IpRestrictionConfig, RestrictionMode } from '../../../../../contract';
import type { HttpClient } from '../../../../../core/http-client';
import { createPolicyStore, type PolicyStore } from '../../policies/policy-store';
import { ADDRESSES_PER_PAGE } from '../../security-limits';

/** The list that is shown, and its page. */
export interface AddressQuery {
  list: RestrictionMode;
  /** Counts from 0. */
  page: number;
}

/** How addresses are restricted, and a page of one of the lists. */
export interface Addresses {
  config: Required<IpRestrictionConfig>;
  query: AddressQuery;
  items: readonly IpRestriction[];
  total: number;
  /** The address of the user; `null` if it is not known. */
  own: string | null;
}

/** The store of the tab, and its query. */
export interface AddressesStore {
  policies: StoreApi<PolicyStore<Addresses>>;
  query: StoreApi<AddressQuery>;
}

/**
 * Creates the store of the restrictions of addresses: four entries on a page, of the allow list first.
 *
 * @see Portal spec §3 "IP restriction", §9
 */
export function createAddressesStore(http: HttpClient): AddressesStore {
  const query = createStore<AddressQuery>(() => ({ list: 'ALLOW', page: 0 }));
  return { query, policies: createPolicyStore(() => loadAddresses(http, query.getState())) };
}

async function loadAddresses(http: HttpClient, query: AddressQuery): Promise<Addresses> {
  const [config, own, page] = await Promise.all([
    getIpRestrictionConfig(http),
    // It only marks the user's own entries.
    getOwnIpMetadata(http).catch(() => null),
    listIpRestrictions(http, {
      _offset: query.page,
      _limit: ADDRESSES_PER_PAGE,
      _filter: query.list.toLowerCase(),
    }),
  ]);
  return { config: configOf(config), query, items: page.items, total: page._metadata.totalItems, own: own?.ip ?? null };
}

/** A malformed answer must not be shown as no restriction. */
function configOf({ isActive, strategy = 'ALLOW' }: IpRestrictionConfig): Required<IpRestrictionConfig> {
  if (typeof isActive !== 'boolean') throw new TypeError('The restriction of addresses is unknown');
  return { isActive, strategy };
}
