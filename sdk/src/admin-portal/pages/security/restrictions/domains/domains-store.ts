import type { StoreApi } from 'zustand/vanilla';
import { getDomainRestrictionConfig, listDomainRestrictions } from '../../../../../api/restrictions';
import type { DomainRestriction, DomainRestrictionConfig } from '../../../../../contract';
import type { HttpClient } from '../../../../../core/http-client';
import { createPolicyStore, type PolicyStore } from '../../policies/policy-store';

/** How the domains of e-mail addresses are restricted, and both lists. */
export interface Domains {
  config: DomainRestrictionConfig;
  domains: readonly DomainRestriction[];
}

/**
 * Creates the store of the restrictions of domains. They hold for users who join; members stay.
 *
 * @see Portal spec §2 "restrictSignupByEmailDomain", §3 "Domain restriction"
 */
export function createDomainsStore(http: HttpClient): StoreApi<PolicyStore<Domains>> {
  return createPolicyStore(async () => {
    const [config, { items }] = await Promise.all([getDomainRestrictionConfig(http), listDomainRestrictions(http)]);
    return { config: configOf(config), domains: [...items] };
  });
}

/** A malformed answer must not be shown as no restriction. */
function configOf({
  active,
  listType = 'ALLOW',
  blockPublicDomains,
}: DomainRestrictionConfig): DomainRestrictionConfig {
  if (typeof active !== 'boolean') throw new TypeError('The restriction of domains is unknown');
  return { active, listType, blockPublicDomains: blockPublicDomains === true };
}
