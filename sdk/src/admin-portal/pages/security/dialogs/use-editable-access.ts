import { useStore } from 'zustand';
import type { DomainRestriction, IpRestriction } from '../../../../contract';
import { usePermission } from '../../../parts/use-access';
import { useAppearances, useSecurityTabs } from '../security-appearances';
import { securityPermissions } from '../security-permissions';
import { useSecurity } from '../use-security';

/** What the user may change on the page, of what is loaded. */
export interface EditableAccess {
  /** The policies whose dialogs may open. */
  policies: ReadonlySet<string>;
  mayDeleteAddresses: boolean;
  mayAddDomains: boolean;
  mayDeleteDomains: boolean;
  /** The entries that are shown; absent until they are loaded. */
  addresses: readonly IpRestriction[] | undefined;
  domains: readonly DomainRestriction[] | undefined;
}

/** Returns what the user may change: by the vendor's options, the user's permissions and what is loaded. */
export function useEditableAccess(): EditableAccess {
  const sessions = useSessionPolicies();
  const general = useGeneralPolicies();
  const stores = useSecurity();
  const tabs = useSecurityTabs();
  const addresses = useStore(stores.addresses.policies, ({ data }) =>
    data.phase === 'ready' ? data.data.items : undefined,
  );
  const domains = useStore(stores.domains, ({ data }) => (data.phase === 'ready' ? data.data.domains : undefined));
  const hasCountries = useStore(stores.countries, ({ data }) => data.phase === 'ready');
  const mayChangeAddresses = usePermission(securityPermissions.changeAddresses);
  const mayChangeDomains = usePermission(securityPermissions.changeDomains);
  const mayChangeCountries = usePermission(securityPermissions.changeCountries);
  const showsAddresses =
    useAppearances('ipRestrictions')('ipAddressRestrictions') === 'edit' && tabs.includes('ipRestrictions');
  const showsDomains =
    useAppearances('domainRestrictions')('restrictSignupByEmailDomain') === 'edit' &&
    tabs.includes('domainRestrictions');
  const policies = [
    ...sessions,
    ...general,
    ...(addresses && mayChangeAddresses && showsAddresses ? ['ipRestrictions'] : []),
    ...(domains && mayChangeDomains && showsDomains ? ['domainRestrictions'] : []),
    ...(hasCountries && mayChangeCountries && tabs.includes('countryRestrictions')
      ? ['countryRestrictions', 'countries']
      : []),
  ];
  return {
    policies: new Set(policies),
    mayDeleteAddresses: usePermission(securityPermissions.deleteAddresses) && showsAddresses,
    mayAddDomains: mayChangeDomains && showsDomains,
    mayDeleteDomains: usePermission(securityPermissions.deleteDomains) && showsDomains,
    addresses,
    domains,
  };
}

function useSessionPolicies(): readonly string[] {
  const appearanceOf = useAppearances('sessionManagement');
  const mayChange = usePermission(securityPermissions.changePolicies);
  const isShown = useSecurityTabs().includes('sessionManagement');
  const limits = useStore(useSecurity().sessions, ({ data }) => (data.phase === 'ready' ? data.data : undefined));
  if (!limits || !mayChange || !isShown) return [];
  return Object.keys(limits).filter((policy) => appearanceOf(policy) === 'edit');
}

/** The vendor shows the rotation of passwords as it shows their history; it has a permission of its own. */
function useGeneralPolicies(): readonly string[] {
  const appearanceOf = useAppearances('generalSettings');
  const mayChange = usePermission(securityPermissions.changePolicies);
  const mayChangeRotation = usePermission(securityPermissions.changeRotation);
  const isShown = useSecurityTabs().includes('generalSettings');
  const policies = useStore(useSecurity().general, ({ data }) => (data.phase === 'ready' ? data.data : undefined));
  if (!policies || !isShown) return [];
  const { passwordHistory, passwordRotation } = policies;
  return [
    ...(mayChange && appearanceOf('mfa') === 'edit' ? ['mfa'] : []),
    ...(mayChange && appearanceOf('userLockout') === 'edit' ? ['userLockout'] : []),
    ...(mayChange && passwordHistory.mayOverride && appearanceOf('passwordHistory') === 'edit'
      ? ['passwordHistory']
      : []),
    ...(mayChangeRotation && passwordRotation.mayOverride && appearanceOf('passwordHistory') === 'edit'
      ? ['passwordRotation']
      : []),
  ];
}
