import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { EmptyState } from '../../../ui/EmptyState';
import { Tabs } from '../../../ui/Tabs';
import tabsCss from '../../../ui/tabs.css?inline';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { usePermission } from '../../parts/use-access';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import { GeneralTab } from './general/GeneralTab';
import { PolicySkeleton } from './policies/PolicySkeleton';
import css from './security.css?inline';
import { type SecurityTab, useSecurityTabs } from './security-appearances';
import { securityPermissions } from './security-permissions';
import { SessionsTab } from './sessions/SessionsTab';
import { portalSecurity } from './texts/en';
import { createSecurityStores, SecurityContext } from './use-security';

const dialogs = lazyComponent(() => import('./dialogs/SecurityDialogs'));

/**
 * How strict the tenant is: its sessions, second factors and passwords, and who may come from where.
 *
 * @see Portal spec §2 "Page contents", §3 "Policies"
 */
function SecurityPage() {
  const { http } = useApp();
  const t = useTranslate();
  const [stores] = useState(() => createSecurityStores(http));
  const tabs = useSecurityTabs();
  return (
    <SecurityContext.Provider value={stores}>
      <PageHeader title={t('adminPortal.security.pageTitle')} subtitle={t('adminPortal.security.subtitle')} />
      {tabs.length > 0 ? (
        <SecurityTabs tabs={tabs} />
      ) : (
        <div className="portico-card">
          <EmptyState icon={<ShieldCheck size={20} />} title={t('adminPortal.security.emptyStateText')} />
        </div>
      )}
      <PageDialogs lazy={dialogs} props={{}} />
    </SecurityContext.Provider>
  );
}

/** The view next to the tabs of the specification: what to do now. */
const CENTRE = 'centre';

const titles = {
  sessionManagement: 'adminPortal.security.sessionManagementTab',
  generalSettings: 'adminPortal.security.generalSettingsTab',
  ipRestrictions: 'adminPortal.security.ipRestrictionTab',
  domainRestrictions: 'adminPortal.security.domainRestrictionTab',
  countryRestrictions: 'adminPortal.security.countryRestrictionTab',
  centre: 'adminPortal.security.securityCentreTab',
} as const satisfies Record<SecurityTab | typeof CENTRE, string>;

const lazyTabs = {
  ipRestrictions: lazyComponent(() => import('./restrictions/addresses/AddressesTab')),
  domainRestrictions: lazyComponent(() => import('./restrictions/domains/DomainsTab')),
  countryRestrictions: lazyComponent(() => import('./restrictions/countries/CountriesTab')),
};

const centre = lazyComponent(() => import('./centre/SecurityCentre'));

function Panel({ tab }: { tab: SecurityTab | typeof CENTRE }) {
  if (tab === CENTRE) return <LazyComponentView lazy={centre} props={{}} fallback={<PolicySkeleton />} />;
  if (tab === 'sessionManagement') return <SessionsTab />;
  if (tab === 'generalSettings') return <GeneralTab />;
  return <LazyComponentView lazy={lazyTabs[tab]} props={{}} fallback={<PolicySkeleton />} />;
}

function SecurityTabs({ tabs }: { tabs: readonly SecurityTab[] }) {
  const t = useTranslate();
  const [params, setParams] = usePageParams();
  const { leave } = usePortalActions();
  // The centre needs the permission that the policies need.
  const views = usePermission(securityPermissions.readPolicies) ? ([CENTRE, ...tabs] as const) : tabs;
  const chosen = params.view === CENTRE ? CENTRE : params.tab;
  const selected = views.find((view) => view === chosen) ?? tabs[0];
  if (!selected) return null;
  if (views.length === 1) return <Panel tab={selected} />;
  return (
    <Tabs
      label={t('adminPortal.security.pageTitle')}
      tabs={views.map((id) => ({ id, title: t(titles[id]) }))}
      selected={selected}
      onSelect={(id) => leave(() => setParams(id === CENTRE ? { view: id } : { view: '', tab: id }))}
    >
      <Panel key={selected} tab={selected} />
    </Tabs>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: SecurityPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalSecurity } },
  css: tableStyles + tabsCss + toolbarCss + listCss + css,
};
