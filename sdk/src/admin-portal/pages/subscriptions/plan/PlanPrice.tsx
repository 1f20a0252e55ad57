import { useTranslate } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import { Money } from '../Money';

/** The price of a plan. Every plan is paid by the month (portal spec §3 "Plan"). */
export function PlanPrice({ price: { amount, currency } }: Pick<Plan, 'price'>) {
  const t = useTranslate();
  return (
    <p className="portico-price">
      <Money amount={amount} currency={currency} className="portico-price-amount" />
      <span className="portico-muted">{t('adminPortal.subscriptions_CurrentPlan.priceSubtitle')}</span>
    </p>
  );
}
