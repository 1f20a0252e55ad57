import { useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { Alert } from '../../../../ui/Alert';
import { formatDate } from '../dates';
import type { Billing } from '../subscriptions-state';
import { useBillingData } from '../use-billing';

/** What happens next with the subscription, or what is wrong with it. */
export function PlanNotice() {
  const t = useTranslate();
  const billing = useBillingData();
  if (billing.externallyManaged) return <Alert kind="info">{t('adminPortal.subscriptions.externallyManaged')}</Alert>;
  if (billing.status === 'incomplete') {
    return <Alert kind="warning">{t('adminPortal.subscriptions_CurrentPlan.paymentOutstanding')}</Alert>;
  }
  return <p className="portico-plan-next">{nextText(t, billing)}</p>;
}

function nextText(t: Translate, { subscription, status, plan }: Billing): string {
  if (!subscription) return t('adminPortal.subscriptions_CurrentPlan.noSubscription');
  if (subscription.status === 'trialEnded') return t('adminPortal.subscriptions_CurrentPlan.trialEnded');
  if (status === 'canceled') return t('adminPortal.subscriptions_CurrentPlan.ended');
  if (status === 'expired') return t('adminPortal.subscriptions_CurrentPlan.endedUnpaid');
  if (status === 'trialing') return trialText(t, subscription);
  const periodEnd = formatDate(t.language, subscription.currentPeriodEnd);
  if (subscription.cancellation) return endText(t, periodEnd);
  if (plan?.price.amount === 0) return t('adminPortal.subscriptions_CurrentPlan.free');
  return periodEnd
    ? t('adminPortal.subscriptions_CurrentPlan.yourPlanWillBeRenewed', { periodEnd })
    : t('adminPortal.subscriptions_CurrentPlan.renewalDefault');
}

function trialText(t: Translate, { trialEnd, currentPeriodEnd }: NonNullable<Billing['subscription']>): string {
  const periodEnd = formatDate(t.language, trialEnd ?? currentPeriodEnd);
  return periodEnd
    ? t('adminPortal.subscriptions_CurrentPlan.yourPlanIsTrialing', { periodEnd })
    : t('adminPortal.subscriptions_CurrentPlan.trialDefault');
}

function endText(t: Translate, periodEnd: string | undefined): string {
  return periodEnd
    ? t('adminPortal.subscriptions_CurrentPlan.yourPlanWillBeCanceled', { periodEnd })
    : t('adminPortal.subscriptions_Cancellation.unknownDate');
}
