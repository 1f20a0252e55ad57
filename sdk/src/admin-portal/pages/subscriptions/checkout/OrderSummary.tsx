import { useTranslate } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import { Money } from '../Money';
import type { Order } from './use-order';

/** What the user orders and pays, before the card. */
export function OrderSummary({ plan: { name, price }, order }: { plan: Plan; order: Order }) {
  const t = useTranslate();
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
            <Money amount={price.amount} currency={price.currency} />
          </dd>
        </div>
        <div className="portico-order-due">
          <dt>{t('adminPortal.subscriptions_Checkout.dueToday')}</dt>
          <dd>
            <Money amount={order.due} currency={price.currency} />
          </dd>
        </div>
      </dl>
      {order.note && <p className="portico-hint">{order.note}</p>}
    </div>
  );
}
