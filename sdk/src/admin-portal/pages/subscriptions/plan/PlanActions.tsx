import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePortalActions } from '../../../shell/use-portal';
import type { SubscriptionsDialog } from '../subscriptions-dialogs';
import { useBillingData, useMayChange } from '../use-billing';

/** What the user can do with the current plan, as its state and the vendor permit. */
export function PlanActions() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { subscription, status, plan, allowPlanCancellation } = useBillingData();
  const open = (dialog: SubscriptionsDialog) => openDialog(dialog);
  if (!useMayChange() || !subscription) return null;
  const buy = plan && checkoutText[status ?? 'active'];
  const isEnding = subscription.cancellation?.policy === 'atPeriodEnd';
  const mayCancel = status === 'active' && !subscription.cancellation && allowPlanCancellation;
  if (!buy && !isEnding && !mayCancel) return null;
  return (
    <div className="portico-plan-actions">
      {buy && (
        <Button aria-haspopup="dialog" onClick={() => open({ kind: 'checkout', planId: plan.id })}>
          {t(buy)}
        </Button>
      )}
      {isEnding && (
        <Button aria-haspopup="dialog" onClick={() => open({ kind: 'renewPlan' })}>
          {t('adminPortal.subscriptions_CurrentPlan.renewButton')}
        </Button>
      )}
      {mayCancel && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open({ kind: 'cancelPlan' })}>
          {t('adminPortal.subscriptions_CurrentPlan.cancelButton')}
        </Button>
      )}
    </div>
  );
}

/** The text of the button that opens the checkout of the current plan; none while it is paid. */
const checkoutText = {
  active: undefined,
  trialing: 'adminPortal.subscriptions_CurrentPlan.buyNowButton',
  incomplete: 'adminPortal.subscriptions_CurrentPlan.payNowButton',
  canceled: 'adminPortal.subscriptions_CurrentPlan.subscribeAgainButton',
  expired: 'adminPortal.subscriptions_CurrentPlan.subscribeAgainButton',
} as const;
