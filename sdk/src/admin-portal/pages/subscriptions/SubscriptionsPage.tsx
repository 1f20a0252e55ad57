import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { Alert } from '../../../ui/Alert';
import { LoadFailed } from '../../parts/LoadFailed';
import { LoadingNotice } from '../../parts/LoadingNotice';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import settingsCss from '../../parts/settings.css?inline';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { usePermission } from '../../parts/use-access';
import { PageDialogs } from '../../shell/PageDialogs';
import { InvoicesCard } from './invoices/InvoicesCard';
import { BillingDetailsCard } from './payment/BillingDetailsCard';
import { PaymentMethodCard } from './payment/PaymentMethodCard';
import { CurrentPlanCard } from './plan/CurrentPlanCard';
import { PlansSection } from './plans/PlansSection';
import { reloadEntitlements } from './reload-entitlements';
import { SubscriptionSkeleton } from './SubscriptionSkeleton';
import css from './subscriptions.css?inline';
import { subscriptionsPermissions } from './subscriptions-permissions';
import { createBillingStore } from './subscriptions-store';
import { portalSubscriptions } from './texts/en';
import { BillingContext, useBilling, useInvoicesShown } from './use-billing';

const dialogs = lazyComponent(() => import('./dialogs/SubscriptionDialogs'));

const refusedPage = lazyComponent(() => import('../../shell/refused/RefusedPage'));

/**
 * The subscription of the tenant: its plan, the card that pays for it, and the invoices.
 *
 * @see Portal spec §2 "Page contents", §4 "Subscription"
 */
function SubscriptionsPage() {
  const t = useTranslate();
  const tenantId = useSession((session) => session.activeTenant?.tenantId);
  if (usePermission(subscriptionsPermissions.read)) return <PermittedPage key={tenantId} tenantId={tenantId} />;
  const props = { title: t('adminPortal.subscriptions.pageTitle'), missing: [subscriptionsPermissions.read] };
  return <LazyComponentView lazy={refusedPage} props={props} fallback={null} />;
}

function PermittedPage({ tenantId }: { tenantId: string | undefined }) {
  const app = useApp();
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const [store] = useState(() => {
    return createBillingStore({ http: app.http, tenantId, reloadEntitlements: () => reloadEntitlements(app) });
  });
  useEffect(() => void store.getState().load(), [store]);
  return (
    <BillingContext.Provider value={store}>
      <PageHeader
        title={t('adminPortal.subscriptions.pageTitle')}
        subtitle={t('adminPortal.subscriptions.pageSubtitle', { tenant })}
      />
      <Content />
      <PageDialogs lazy={dialogs} props={{}} />
    </BillingContext.Provider>
  );
}

function Content() {
  const billing = useBilling((store) => store.billing);
  const load = useBilling((store) => store.load);
  if (billing.phase === 'failed') return <LoadFailed error={billing.error} onRetry={() => void load()} />;
  if (billing.phase === 'loading') {
    return (
      <>
        <SubscriptionSkeleton />
        <LoadingNotice />
      </>
    );
  }
  return <Cards />;
}

function Cards() {
  const t = useTranslate();
  const mayChange = usePermission(subscriptionsPermissions.change);
  return (
    <div className="portico-cards">
      {!mayChange && <Alert kind="info">{t('adminPortal.subscriptions.readOnly')}</Alert>}
      <CurrentPlanCard />
      <PlansSection />
      <PaymentMethodCard />
      <BillingDetailsCard />
      {useInvoicesShown() && <InvoicesCard />}
    </div>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: SubscriptionsPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalSubscriptions } },
  css: tableStyles + toolbarCss + listCss + settingsCss + css,
};
