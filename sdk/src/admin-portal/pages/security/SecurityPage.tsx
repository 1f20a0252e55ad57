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
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import { GeneralTab } from './general/GeneralTab';
import { PolicySkeleton } from './policies/PolicySkeleton';
import css from './security.css?inline';
import { type SecurityTab, useSecurityTabs } from './security-appearances';
import { SessionsTab } from './sessions/SessionsTab';
import { portalSecurity } from './texts/en';
import { createSecurityStores, SecurityContext } from './use-security';

const dialogs = lazyComponent(() =>
  import('./dialogs/SecurityDialogs').then((module) => module.securityDialogsContent),
);

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

const titles = {
  sessionManagement: 'adminPortal.security.sessionManagementTab',
  generalSettings: 'adminPortal.security.generalSettingsTab',
  ipRestrictions: 'adminPortal.security.ipRestrictionTab',
  domainRestrictions: 'adminPortal.security.domainRestrictionTab',
  countryRestrictions: 'adminPortal.security.countryRestrictionTab',
} as const satisfies Record<SecurityTab, string>;

const lazyTabs = {
  ipRestrictions: lazyComponent(() =>
    import('./restrictions/addresses/AddressesTab').then((module) => module.addressesContent),
  ),
  domainRestrictions: lazyComponent(() =>
    import('./restrictions/domains/DomainsTab').then((module) => module.domainsContent),
  ),
  countryRestrictions: lazyComponent(() =>
    import('./restrictions/countries/CountriesTab').then((module) => module.countriesContent),
  ),
};

function Panel({ tab }: { tab: SecurityTab }) {
  if (tab === 'sessionManagement') return <SessionsTab />;
  if (tab === 'generalSettings') return <GeneralTab />;
  return <LazyComponentView lazy={lazyTabs[tab]} props={{}} fallback={<PolicySkeleton />} />;
}

function SecurityTabs({ tabs }: { tabs: readonly SecurityTab[] }) {
  const t = useTranslate();
  const [params, setParams] = usePageParams();
  const { leave } = usePortalActions();
  const selected = tabs.find((tab) => tab === params.tab) ?? tabs[0];
  if (!selected) return null;
  if (tabs.length === 1) return <Panel tab={selected} />;
  return (
    <Tabs
      label={t('adminPortal.security.pageTitle')}
      tabs={tabs.map((id) => ({ id, title: t(titles[id]) }))}
      selected={selected}
      onSelect={(tab) => leave(() => setParams({ tab }))}
    >
      <Panel key={selected} tab={selected} />
    </Tabs>
  );
}

/** The page's chunk: component, texts and CSS. */
export const securityContent: LazyContent<object> = {
  component: SecurityPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalSecurity } },
  css: tableStyles + tabsCss + toolbarCss + listCss + css,
};
