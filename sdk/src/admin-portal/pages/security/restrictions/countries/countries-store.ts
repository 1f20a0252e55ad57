import type { StoreApi } from 'zustand/vanilla';
import { getOwnIpMetadata } from '../../../../../api/ip-metadata';
import { getCountryRestrictionConfig, listCountryRestrictions } from '../../../../../api/restrictions';
import type { CountryRestrictionConfig } from '../../../../../contract';
import type { HttpClient } from '../../../../../core/http-client';
import { createPolicyStore, type PolicyStore } from '../../policies/policy-store';

/** How countries are restricted, and the list. */
export interface Countries {
  config: Omit<CountryRestrictionConfig, 'id'>;
  /** By their two letters. */
  codes: readonly string[];
  /** The country of the user; `null` if it is not known. */
  own: string | null;
}

/** Creates the store of the restrictions of countries (portal spec §2: allowedCountries and blockedCountries). */
export function createCountriesStore(http: HttpClient): StoreApi<PolicyStore<Countries>> {
  return createPolicyStore(async () => {
    const [config, rules, own] = await Promise.all([
      getCountryRestrictionConfig(http),
      listCountryRestrictions(http),
      // It only warns of locking oneself out.
      getOwnIpMetadata(http).catch(() => null),
    ]);
    const codes = rules.map(({ countryCode }) => countryCode).sort();
    return { config: configOf(config), codes, own: own?.country_code ?? null };
  });
}

/** A malformed answer must not be shown as no restriction. */
function configOf({ id: _, ...config }: CountryRestrictionConfig): Countries['config'] {
  if (typeof config.enabled !== 'boolean') throw new TypeError('The restriction of countries is unknown');
  return config;
}

/** Whether a restriction would refuse the user's own country. An empty list refuses none. */
export function refusesOwnCountry({ config, codes, own }: Countries): boolean {
  if (!config.enabled || codes.length === 0) return false;
  if (own === null) return config.failStrategy === 'BLOCK';
  return codes.includes(own) !== (config.action === 'ALLOW');
}
