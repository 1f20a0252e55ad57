import { LockKeyhole } from 'lucide-react';
import { useStore } from 'zustand';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { explainPage } from '../../../metadata/navigation';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import tabsCss from '../../../ui/tabs.css?inline';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { usePermission, useUserAccess } from '../../parts/use-access';
import { usePortalActions } from '../../shell/use-portal';
import { ActivityCard } from './activity/ActivityCard';
import { ApplicationsCard } from './applications/ApplicationsCard';
import { MetersCard } from './meters/MetersCard';
import { meters } from './meters/meters';
import { portalUsage } from './texts/en';
import css from './usage.css?inline';
import { usagePermissions } from './usage-permissions';

const refusedPage = lazyComponent(() => import('../../shell/refused/RefusedPage'));

/**
 * How much of its plan the tenant uses: what it has against the limits, its activity, and its applications.
 *
 * @see Portal spec §2 "Navigation pages", §6
 */
function UsagePage() {
  const t = useTranslate();
  const tenantId = useSession((session) => session.activeTenant?.tenantId);
  if (usePermission(usagePermissions.read)) return <PermittedPage key={tenantId} />;
  const props = { title: t('adminPortal.usage.pageTitle'), missing: [usagePermissions.read] };
  return <LazyComponentView lazy={refusedPage} props={props} fallback={null} />;
}

function PermittedPage() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  return (
    <>
      <PageHeader
        title={t('adminPortal.usage.pageTitle')}
        subtitle={t('adminPortal.usage.pageSubtitle', { tenant })}
        action={<ComparePlans />}
      />
      <Cards />
    </>
  );
}

/** The way to the plans, for users who have that page in their menu. */
function ComparePlans() {
  const t = useTranslate();
  const { goTo } = usePortalActions();
  const access = useUserAccess();
  const navigation = useStore(useApp().metadata, ({ document }) => document.navigation);
  if (!explainPage('subscriptions', navigation, access).visible) return null;
  return (
    <Button variant="secondary" onClick={() => goTo('subscriptions')}>
      {t('adminPortal.usage.comparePlans')}
    </Button>
  );
}

/** The parts that the user's other permissions and the flags permit. */
function Cards() {
  const access = useUserAccess();
  const permitted = meters.filter(
    ({ permissions, flag }) => permissions.every(access.holds) && (!flag || access.flagOn(flag)),
  );
  const hasActivity = access.holds(usagePermissions.activity);
  const hasApplications = permitted.some(({ name }) => name === 'applications');
  if (permitted.length === 0 && !hasActivity) return <NothingPermitted />;
  return (
    <div className="portico-cards">
      {permitted.length > 0 && <MetersCard names={permitted.map(({ name }) => name).join(' ')} />}
      {hasActivity && <ActivityCard />}
      {hasApplications && <ApplicationsCard />}
    </div>
  );
}

function NothingPermitted() {
  const t = useTranslate();
  return (
    <div className="portico-card">
      <EmptyState
        icon={<LockKeyhole size={20} />}
        title={t('adminPortal.usage.nothingPermitted')}
        description={t('adminPortal.usage.nothingPermittedText')}
      />
    </div>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: UsagePage,
  texts: { adminPortal: portalUsage },
  css: tabsCss + listCss + css,
};
