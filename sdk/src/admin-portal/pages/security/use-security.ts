import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { HttpClient } from '../../../core/http-client';
import { createUserLists, type UserLists } from './centre/user-lists';
import { createGeneralStore, type GeneralPolicies } from './general/general-store';
import type { PolicyStore } from './policies/policy-store';
import { type AddressesStore, createAddressesStore } from './restrictions/addresses/addresses-store';
import { type Countries, createCountriesStore } from './restrictions/countries/countries-store';
import { createDomainsStore, type Domains } from './restrictions/domains/domains-store';
import { createSessionsStore, type SessionLimits } from './sessions/sessions-store';

/** The store of each tab. The dialogs over a tab read it too. */
export interface SecurityStores {
  sessions: StoreApi<PolicyStore<SessionLimits>>;
  general: StoreApi<PolicyStore<GeneralPolicies>>;
  addresses: AddressesStore;
  domains: StoreApi<PolicyStore<Domains>>;
  countries: StoreApi<PolicyStore<Countries>>;
  /** The users at risk. */
  users: UserLists;
}

/** Creates the stores of all tabs; each loads when its tab is shown. */
export function createSecurityStores(http: HttpClient): SecurityStores {
  return {
    sessions: createSessionsStore(http),
    general: createGeneralStore(http),
    addresses: createAddressesStore(http),
    domains: createDomainsStore(http),
    countries: createCountriesStore(http),
    users: createUserLists(http),
  };
}

/** Provides the stores to the tabs and their dialogs. */
export const SecurityContext = createContext<SecurityStores | null>(null);

/** Returns the stores of the tabs. */
export function useSecurity(): SecurityStores {
  const stores = useContext(SecurityContext);
  if (!stores) throw new Error('useSecurity: no <SecurityPage> above this component.');
  return stores;
}
