import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../app/context';
import { useUserAccess } from '../../parts/use-access';
import { securityPermissions } from './security-permissions';

/** Tabs of the page, in order (portal spec §2), with the permission to read each. */
const tabPermissions = {
  sessionManagement: securityPermissions.readPolicies,
  generalSettings: securityPermissions.readPolicies,
  ipRestrictions: securityPermissions.readAddresses,
  domainRestrictions: securityPermissions.readDomains,
  countryRestrictions: securityPermissions.readCountries,
} as const;

/** A tab of the page. */
export type SecurityTab = keyof typeof tabPermissions;

const securityTabs = Object.keys(tabPermissions) as SecurityTab[];

/** How the vendor shows a policy. */
export type Appearance = 'hidden' | 'viewOnly' | 'edit';

/** The tabs that the vendor shows and whose policies the user may read. */
export function useSecurityTabs(): readonly SecurityTab[] {
  const { superUser, holds } = useUserAccess();
  const properties = useTabsProperties();
  return securityTabs.filter(
    (tab) => properties?.[tab]?.appearance !== 'hidden' && (superUser || holds(tabPermissions[tab])),
  );
}

/** Returns how the vendor shows a policy of a tab. Default: it can be edited. */
export function useAppearances(tab: SecurityTab): (policy: string) => Appearance {
  const fields = useTabsProperties()?.[tab]?.fieldsProperties;
  return (policy) => fields?.[policy]?.appearance ?? 'edit';
}

interface TabProperties {
  appearance?: Appearance;
  fieldsProperties?: Readonly<Partial<Record<string, { appearance?: Appearance }>>>;
}

function useTabsProperties(): Partial<Record<SecurityTab, TabProperties>> | undefined {
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => document.themeV2?.adminPortal?.pages?.security?.tabsProperties),
  );
}
