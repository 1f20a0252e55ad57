import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import { useBillingData } from '../use-billing';
import { PlanActions } from './PlanActions';
import { PlanNotice } from './PlanNotice';
import { PlanPrice } from './PlanPrice';
import { StatusChip } from './StatusChip';

/** The plan that the tenant has now: its price, its state, what happens next, and what the user can do about it. */
export function CurrentPlanCard() {
  const t = useTranslate();
  const id = useId();
  const { plan, status } = useBillingData();
  return (
    <section className="portico-card portico-plan" aria-labelledby={id}>
      <div className="portico-plan-head">
        <h2 id={id} className="portico-plan-title">
          {t('adminPortal.subscriptions_CurrentPlan.title')}
        </h2>
        {status && <StatusChip status={status} />}
      </div>
      <div className="portico-plan-line">
        <p className="portico-plan-name">
          <bdi>{plan?.name || t('adminPortal.subscriptions_CurrentPlan.unknownPlan')}</bdi>
        </p>
        {plan && <PlanPrice price={plan.price} />}
      </div>
      <PlanNotice />
      <PlanActions />
    </section>
  );
}
