import { useTranslate } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import { formatMoney } from '../money';
import type { Order } from './use-order';

/** What the user orders and pays, before the card. */
export function OrderSummary({ plan: { name, price }, order }: { plan: Plan; order: Order }) {
  const t = useTranslate();
  const monthly = formatMoney(t.language, price.amount, price.currency);
  return (
    <div className="portico-order">
      <dl className="portico-order-lines">
        <div>
          <dt>{t('adminPortal.subscriptions_Checkout.selectedPlan')}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('adminPortal.subscriptions_Checkout.priceIntervalMonthly')}</dt>
          <dd>
            <bdi>{monthly}</bdi>
          </dd>
        </div>
        <div className="portico-order-due">
          <dt>{t('adminPortal.subscriptions_Checkout.dueToday')}</dt>
          <dd>
            <bdi>{order.due}</bdi>
          </dd>
        </div>
      </dl>
      {order.note && <p className="portico-hint">{order.note}</p>}
    </div>
  );
}
