import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import { useBillingData } from '../use-billing';
import { PlanCard } from './PlanCard';

/** The plans on offer side by side, the cheapest first, each with what it costs compared to the current one. */
export function PlansSection() {
  const t = useTranslate();
  const id = useId();
  const { plans } = useBillingData();
  const cheapestFirst = [...plans].sort((one, other) => one.price.amount - other.price.amount);
  if (plans.length === 0) return null;
  return (
    <section className="portico-card portico-plans" aria-labelledby={id}>
      <h2 id={id} className="portico-plan-title">
        {t('adminPortal.subscriptions_DialogSelection.title')}
      </h2>
      <ul className="portico-plans-list">
        {cheapestFirst.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
