import { useTranslate } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { usePortalActions } from '../../../shell/use-portal';
import { formatMoney } from '../format-money';
import { PlanPrice } from '../plan/PlanPrice';
import type { SubscriptionsDialog } from '../subscriptions-dialogs';
import { useBillingData, useMayChange } from '../use-billing';
import { type PlanChange, planChangeOf } from './plan-change';

/** A plan with its price, compared to the current one, and the button that changes to it. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const billing = useBillingData();
  const change = planChangeOf(billing, plan);
  return (
    <li className="portico-plan-option" data-current={change === 'none' || undefined}>
      <div className="portico-plan-head">
        <h3 className="portico-plan-option-name">
          <bdi>{plan.name}</bdi>
        </h3>
        {change === 'none' && <Chip tone="primary">{t('adminPortal.subscriptions_DialogSelection.currentPlan')}</Chip>}
      </div>
      <PlanPrice price={plan.price} />
      {plan.description && (
        <p className="portico-muted">
          <bdi>{plan.description}</bdi>
        </p>
      )}
      {billing.plan && change !== 'none' && <p className="portico-hint">{differenceText(t, billing.plan, plan)}</p>}
      <ChangeButton plan={plan} change={change} />
    </li>
  );
}

function differenceText(t: Translate, current: Plan, next: Plan): string {
  const difference = next.price.amount - current.price.amount;
  if (difference === 0) return t('adminPortal.subscriptions_DialogSelection.samePrice');
  const amount = formatMoney(t.language, Math.abs(difference), next.price.currency);
  return difference > 0
    ? t('adminPortal.subscriptions_DialogSelection.moreAMonth', { amount })
    : t('adminPortal.subscriptions_DialogSelection.lessAMonth', { amount });
}

function ChangeButton({ plan, change }: { plan: Plan; change: PlanChange }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { subscription, allowPlanDowngrade } = useBillingData();
  if (!useMayChange() || !subscription || change === 'none') return null;
  if (change === 'downgrade' && !allowPlanDowngrade) {
    return <p className="portico-hint">{t('adminPortal.subscriptions_DialogSelection.downgradeRefused')}</p>;
  }
  return (
    <Button
      className="portico-plan-choose"
      variant={change === 'downgrade' ? 'secondary' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'checkout', planId: plan.id } satisfies SubscriptionsDialog)}
    >
      {t(texts[change], { plan: plan.name })}
    </Button>
  );
}

const texts = {
  upgrade: 'adminPortal.subscriptions_DialogSelection.upgradeTo',
  downgrade: 'adminPortal.subscriptions_DialogSelection.downgradeTo',
  switch: 'adminPortal.subscriptions_DialogSelection.switchTo',
} as const;
