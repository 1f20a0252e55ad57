import { Building2 } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { EmptyState } from '../../../ui/EmptyState';
import { Tabs } from '../../../ui/Tabs';
import tabsCss from '../../../ui/tabs.css?inline';
import imageCss from '../../parts/image/image.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import { type AccountTab, useAccountTabs } from './account-appearances';
import { SettingsSkeleton } from './settings/SettingsSkeleton';
import { SettingsTab } from './settings/SettingsTab';
import { portalAccount } from './texts/en';

const customLoginTab = lazyComponent<object>(() => import('./custom-login/CustomLoginTab'));

/**
 * The tenant's own data, and its login box.
 *
 * @see Portal spec §2 "Page contents"
 */
function AccountPage() {
  const t = useTranslate();
  const tabs = useAccountTabs();
  const [params, setParams] = usePageParams();
  const { leave } = usePortalActions();
  const selected = tabs.find((tab) => tab === params.tab) ?? tabs[0];
  const titles: Record<AccountTab, string> = {
    settings: t('adminPortal.accountSettings.tabTitle'),
    customLogin: t('adminPortal.customLoginTab.tabTitle'),
  };
  return (
    <>
      <PageHeader
        title={t('adminPortal.accountSettings.pageTitle')}
        subtitle={t('adminPortal.accountSettings.subtitle')}
      />
      {selected === undefined && (
        <div className="portico-card">
          <EmptyState icon={<Building2 size={20} />} title={t('adminPortal.accountSettings.emptyStateText')} />
        </div>
      )}
      {selected !== undefined && tabs.length === 1 && <Panel tab={selected} />}
      {selected !== undefined && tabs.length > 1 && (
        <Tabs
          label={t('adminPortal.accountSettings.pageTitle')}
          tabs={tabs.map((id) => ({ id, title: titles[id] }))}
          selected={selected}
          onSelect={(tab) => leave(() => setParams({ tab }))}
        >
          <Panel key={selected} tab={selected} />
        </Tabs>
      )}
    </>
  );
}

function Panel({ tab }: { tab: AccountTab }) {
  if (tab === 'settings') return <SettingsTab />;
  return <LazyComponentView lazy={customLoginTab} props={{}} fallback={<SettingsSkeleton />} />;
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: AccountPage,
  texts: { adminPortal: portalAccount },
  css: tabsCss + imageCss,
};
