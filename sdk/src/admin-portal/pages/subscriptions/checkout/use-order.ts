import { useApp, useTranslate } from '../../../../app/context';
import type { PaymentMethod, Plan } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { formatDate } from '../dates';
import { formatMoney } from '../format-money';
import { type Proration, prorate } from '../proration';
import type { Billing } from '../subscriptions-state';
import { useBilling, useBillingData } from '../use-billing';

/** What a checkout costs, in the user's language. */
export interface Order {
  /** Whether a card is needed, now or for later months. */
  isPaid: boolean;
  /** What is charged at once, in minor units. */
  due: number;
  /** What is charged later, or credited. */
  note: string | undefined;
  /** Text of the button that orders it. */
  submit: string;
}

/** What the checkout of a plan costs with the card that the tenant has. */
export function useOrder(plan: Plan, card: PaymentMethod | null): Order {
  const t = useTranslate();
  const billing = useBillingData();
  const now = useApp().session.now();
  const proration = prorate({ billing, owed: useOwed(billing), now }, plan);
  const isTrial = billing.status === 'trialing' && billing.plan?.id === plan.id;
  return isTrial && card ? orderOfTrial(t, billing) : orderOf(t, plan, proration);
}

/** The unpaid invoices of a subscription whose payment is outstanding, in minor units. */
function useOwed({ status, subscription }: Billing): number {
  return useBilling(({ invoices }) => {
    if (status !== 'incomplete' || invoices.phase !== 'ready') return 0;
    const unpaid = invoices.data.filter(({ paid, subscriptionId }) => !paid && subscriptionId === subscription?.id);
    return unpaid.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  });
}

/** The card that is there is charged at the end of the trial. */
function orderOfTrial(t: Translate, { subscription }: Billing): Order {
  const date = formatDate(t.language, subscription?.trialEnd ?? subscription?.currentPeriodEnd);
  return {
    isPaid: true,
    due: 0,
    note: date && t('adminPortal.subscriptions_Checkout.dueAfterTrial', { date }),
    submit: t('adminPortal.subscriptions_Checkout.keepPlan'),
  };
}

function orderOf(t: Translate, { price }: Plan, { due, credit }: Proration): Order {
  const money = (amount: number) => formatMoney(t.language, amount, price.currency);
  return {
    isPaid: price.amount > 0 || due > 0,
    due,
    note: credit > 0 ? t('adminPortal.subscriptions_Checkout.credited', { amount: money(credit) }) : undefined,
    submit:
      due > 0
        ? t('adminPortal.subscriptions_Checkout.pay', { amount: money(due) })
        : t('adminPortal.subscriptions_Checkout.changePlan'),
  };
}
